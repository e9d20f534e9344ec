import type { mongo } from 'mongoose'
import { database } from '../../server/db/connection.ts'
import type { SentCommand } from './commands.ts'

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

const explainable = ['find', 'filter', 'sort', 'hint', 'limit', 'projection', 'singleBatch', 'batchSize']

/** The plan of a `find`, from running it once more under `explain`. Throws for any other command. */
export async function explain({ name, collection, command }: SentCommand): Promise<Plan> {
  if (name !== 'find') throw new Error(`Reads are made with find, this is ${name} on ${collection}.`)
  const find = Object.fromEntries(Object.entries(command).filter(([key]) => explainable.includes(key)))
  const { queryPlanner, executionStats } = await database().command({ explain: find, verbosity: 'executionStats' })
  // MongoDB 7 and later wrap the plan where their newer engine runs it.
  const stages = stagesOf(queryPlanner.winningPlan.queryPlan ?? queryPlanner.winningPlan)
  return {
    collection,
    stages: stages.map(({ stage }) => String(stage)),
    index: [...new Set(stages.flatMap(({ indexName }) => (indexName ? [String(indexName)] : [])))].join(', '),
    limit: Number(command['limit']),
    values: valuesIn(command['filter']),
    keys: executionStats.totalKeysExamined,
    documents: executionStats.totalDocsExamined,
    returned: executionStats.nReturned,
  }
}

/** The stages of a plan, outermost first; of a merge's many equal inputs the first stands for all. */
function stagesOf(stage: mongo.Document): mongo.Document[] {
  const inputs: mongo.Document[] = stage['inputStages'] ?? [stage['inputStage']]
  const distinct = new Map(inputs.filter(Boolean).map((input) => [`${input['stage']} ${input['indexName']}`, input]))
  return [stage, ...[...distinct.values()].flatMap(stagesOf)]
}

function valuesIn(filter: mongo.Document): number {
  const lists = Object.values(filter).flatMap((condition) =>
    Array.isArray(condition?.$in) ? [condition.$in.length] : [],
  )
  return lists.reduce((product: number, length: number) => product * length, 1)
}
