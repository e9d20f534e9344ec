import { database } from '../../server/db/connection.ts'
import type { SentCommand } from '../../server/testing/commands.ts'

/** How MongoDB runs a command: its stages from the result down to the index, and how much it reads for how many rows. */
export type Plan = {
  collection: string
  stages: string[]
  index: string
  limit: number
  /** How many separate values the filter lists: each may cost one more key. */
  values: number
  keys: number
  documents: number
  returned: number
}

/** The part of an `explain` result that is used here. MongoDB 7 and later wrap the plan when the newer engine runs it. */
type Stage = { stage: string; indexName?: string; inputStage?: Stage; inputStages?: Stage[] }
type Explained = {
  queryPlanner: { winningPlan: Stage & { queryPlan?: Stage } }
  executionStats: { totalKeysExamined: number; totalDocsExamined: number; nReturned: number }
}

const explainable = ['find', 'filter', 'sort', 'hint', 'limit', 'projection', 'singleBatch', 'batchSize']

/** Runs a `find` again under `explain` and returns its plan. Throws for any other command. */
export async function explain({ name, collection, command }: SentCommand): Promise<Plan> {
  if (name !== 'find') throw new Error(`Every read must use find, but this is ${name} on ${collection}.`)
  const find = Object.fromEntries(Object.entries(command).filter(([key]) => explainable.includes(key)))
  const explained = (await database().command({ explain: find, verbosity: 'executionStats' })) as Explained
  const { queryPlanner, executionStats } = explained
  const stages = stagesOf(queryPlanner.winningPlan.queryPlan ?? queryPlanner.winningPlan)
  return {
    collection,
    stages: stages.map(({ stage }) => stage),
    index: [...new Set(stages.flatMap(({ indexName }) => indexName ?? []))].join(', '),
    limit: Number(command['limit']),
    values: valuesIn(command['filter'] as Filter),
    keys: executionStats.totalKeysExamined,
    documents: executionStats.totalDocsExamined,
    returned: executionStats.nReturned,
  }
}

/** The stages of a plan, outermost first; equal inputs of a merge are listed once. */
function stagesOf(stage: Stage): Stage[] {
  const inputs = stage.inputStages ?? (stage.inputStage ? [stage.inputStage] : [])
  const distinct = new Map(inputs.map((input) => [`${input.stage} ${input.indexName ?? ''}`, input]))
  return [stage, ...[...distinct.values()].flatMap(stagesOf)]
}

type Filter = Record<string, { $in?: unknown[] } | string | number | null>

function valuesIn(filter: Filter): number {
  const lists = Object.values(filter).map((condition) => (typeof condition === 'object' && condition?.$in?.length) || 1)
  return lists.reduce((product, length) => product * length, 1)
}
