import { database } from '../../server/db/connection.ts'
import type { SentCommand } from '../../server/testing/commands.ts'
import { type Read, readsOf } from './readsOf.ts'

/** The stages from the result down to the index, and what MongoDB reads for how many rows. */
export type Plan = {
  collection: string
  stages: string[]
  index: string
  limit: number
  /** Each value in a list of the filter may cost a key more. */
  values: number
  keys: number
  documents: number
  returned: number
}

/** The part of `explain`'s result that is used here. MongoDB 7 and later may wrap the plan. */
type Stage = { stage: string; indexName?: string; inputStage?: Stage; inputStages?: Stage[] }
type Explained = {
  queryPlanner: { winningPlan: Stage & { queryPlan?: Stage } }
  executionStats: { totalKeysExamined: number; totalDocsExamined: number; nReturned: number }
}
type ExplainedStages = { $cursor?: Explained; $unionWith?: { pipeline: ExplainedStages } }[]

const explainable = [
  ...['find', 'filter', 'sort', 'skip', 'limit', 'projection', 'singleBatch', 'batchSize'],
  ...['aggregate', 'pipeline', 'cursor', 'hint'],
]

/** Runs a command under `explain`. Returns the plans of its reads. Throws like `readsOf`. */
export async function explain(sent: SentCommand): Promise<Plan[]> {
  const reads = readsOf(sent)
  const command = Object.fromEntries(Object.entries(sent.command).filter(([key]) => explainable.includes(key)))
  const explained = await database().command({ explain: command, verbosity: 'executionStats' })
  const found = 'stages' in explained ? explainedIn(explained['stages'] as ExplainedStages) : [explained as Explained]
  return reads.map((read, index) => {
    const plan = found[index]
    if (!plan) throw new Error(`MongoDB explains only ${found.length} of ${reads.length} reads.`)
    return planOf(read, plan)
  })
}

function explainedIn(stages: ExplainedStages): Explained[] {
  return stages.flatMap(({ $cursor, $unionWith }) => $cursor ?? explainedIn($unionWith?.pipeline ?? []))
}

function planOf({ collection, filter, limit }: Read, { queryPlanner, executionStats }: Explained): Plan {
  const stages = stagesOf(queryPlanner.winningPlan.queryPlan ?? queryPlanner.winningPlan)
  return {
    collection,
    stages: stages.map(({ stage }) => stage),
    index: [...new Set(stages.flatMap(({ indexName }) => indexName ?? []))].join(', '),
    limit,
    values: valuesIn(filter),
    keys: executionStats.totalKeysExamined,
    documents: executionStats.totalDocsExamined,
    returned: executionStats.nReturned,
  }
}

/** From the outermost stage. Equal inputs of a merge are listed once. */
function stagesOf(stage: Stage): Stage[] {
  const inputs = stage.inputStages ?? (stage.inputStage ? [stage.inputStage] : [])
  const distinct = new Map(inputs.map((input) => [`${input.stage} ${input.indexName ?? ''}`, input]))
  return [stage, ...[...distinct.values()].flatMap(stagesOf)]
}

function valuesIn({ $or: filters, ...filter }: Read['filter']): number {
  if (filters) return filters.reduce((sum, one) => sum + valuesIn(one), 0)
  const lists = Object.values(filter).map((condition) => {
    const values = typeof condition === 'object' && condition !== null && '$in' in condition ? condition.$in : undefined
    return Math.max(1, values?.length ?? 1)
  })
  return lists.reduce((product, length) => product * length, 1)
}
