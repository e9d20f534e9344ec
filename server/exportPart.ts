import type { mongo } from 'mongoose'
import { batchesOf } from './db/batches.ts'

/** What an export says of a file of the export, an array of objects. */
export type ExportPart = {
  /** With the ending `.json`. */
  name: string
  /** What the file holds, as the end of the sentence "Here is …". */
  holds: string
  /** The TypeScript type of one object, with a comment where a name does not say it. */
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
  /** By default that of the index. Another one is MongoDB's work, which may use its disk. */
  sort?: mongo.Document
}

/** Each matching document as `shown` shows it. */
export async function* rowsOf<Row>(query: Query, shown: (row: Row) => object): AsyncGenerator<object> {
  for await (const batch of batchesOf<Row>({ sort: query.hint, ...query })) for (const row of batch) yield shown(row)
}
