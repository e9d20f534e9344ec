import type { SentCommand } from '../../server/testing/commands.ts'

type Condition = { $in?: unknown[] } | string | number | null
type Filter = { [field: string]: Condition | Filter[] | undefined; $or?: Filter[] }

export type Read = { collection: string; filter: Filter; limit: number }

type Pipeline = { $match?: Filter; $limit?: number; $unionWith?: { coll: string; pipeline: Pipeline } }[]

/** The reads of a command: one of a `find`, several of a union. Throws for any other command. */
export function readsOf({ name, collection, command }: SentCommand): Read[] {
  if (name === 'find') return [{ collection, filter: command['filter'] as Filter, limit: Number(command['limit']) }]
  if (name === 'aggregate') return readsIn(collection, command['pipeline'] as Pipeline)
  throw new Error(`Every read must use find or a union, but this is ${name} on ${collection}.`)
}

/** A pipeline starts with a filter and has a limit. It may add other pipelines. */
function readsIn(collection: string, [match, ...stages]: Pipeline): Read[] {
  const limit = stages.find(({ $limit }) => $limit !== undefined)
  if (!match?.$match || !limit?.$limit) throw new Error(`An aggregation of ${collection} has no filter and limit.`)
  const others = stages.flatMap(({ $unionWith }) => ($unionWith ? readsIn($unionWith.coll, $unionWith.pipeline) : []))
  return [{ collection, filter: match.$match, limit: limit.$limit }, ...others]
}
