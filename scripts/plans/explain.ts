import { database } from '../../server/db/connection.ts'
import type { SentCommand } from '../../server/testing/commands.ts'

/** How MongoDB answers a command: its stages from the answer down to the index, and what it reads for how many rows. */
export type Plan = {
  collection: string
  stages: string[]
  index: string
  limit: number
  /** How many separate ranges or values the command names: each may cost a key more. */
  values: number
  keys: number
  documents: number
  returned: number
}

/** What `explain` answers, as far as it is looked at. MongoDB 7 and later wrap the plan where their newer engine runs it. */
type Stage = { stage: string; indexName?: string; inputStage?: Stage; inputStages?: Stage[] }
type Explained = {
  queryPlanner: { winningPlan: Stage & { queryPlan?: Stage } }
  executionStats: { totalKeysExamined: number; totalDocsExamined: number; nReturned: number }
}

const explainable = ['find', 'filter', 'sort', 'hint', 'limit', 'projection', 'singleBatch', 'batchSize']

/** The plan of a `find`, from running it once more under `explain`. Throws for any other command. */
export async function explain({ name, collection, command }: SentCommand): Promise<Plan> {
  if (name !== 'find') throw new Error(`Reads are made with find, this is ${name} on ${collection}.`)
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

/** The stages of a plan, outermost first; of a merge's many equal inputs the first stands for all. */
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
