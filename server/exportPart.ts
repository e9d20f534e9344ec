import type { mongo } from 'mongoose'
import { batchesOf } from './db/batches.ts'

/** A file of an export, which holds an array of objects. */
export type ExportPart = {
  name: string
  /** What the file holds, as the end of the sentence "Here is …". */
  holds: string
  /** The TypeScript type of an object, with comments where a name does not explain itself. */
  type: string
  rows(userId: string, links: Links): AsyncIterable<object>
}

/** Addresses on this site. */
export type Links = { post(id: string): string; profile(username: string): string; absolute(address: string): string }

export const linksOf = (origin: string): Links => ({
  post: (id) => `${origin}/post/${encodeURIComponent(id)}`,
  profile: (username) => `${origin}/profile/${username}`,
  absolute: (address) => (address.startsWith('/') ? origin + address : address),
})

type Query = {
  collection: string
  filter: mongo.Document
  hint: mongo.Document
  /** By default the order of the index. For another order MongoDB sorts, and may use its disk. */
  sort?: mongo.Document
}

/** Yields each matching document as `shown` returns it. */
export async function* rowsOf<Row>(query: Query, shown: (row: Row) => object): AsyncGenerator<object> {
  for await (const batch of batchesOf<Row>({ sort: query.hint, ...query })) for (const row of batch) yield shown(row)
}
