import type { mongo } from 'mongoose'

/** Documents of one collection name those of another; some of the named keep count of it. */
export type Reference = {
  rule: string
  /** Who names: a collection and its field, which `stages` may compute first. */
  from: { collection: string; field: string; noun: string; stages?: readonly mongo.Document[] }
  /** Who is named, by `_id`. */
  to: { collection: string; noun: string }
  /** The counter of the named that must equal the number of documents for which `counts` holds, an aggregation expression. */
  counter?: { field: string; counts: mongo.Document | true }
}

/** Fields that together name at most one document. The indexes enforce it; this looks at the data. */
export type Uniqueness = { rule: string; collection: string; fields: readonly string[] }

/** What may never be true of a document: an aggregation expression. */
export type Prohibition = { rule: string; collection: string; never: mongo.Document; says: string }

/** What must hold of a domain's data at any moment. */
export type Invariants = {
  references?: readonly Reference[]
  uniquenesses?: readonly Uniqueness[]
  prohibitions?: readonly Prohibition[]
}
