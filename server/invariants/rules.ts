import type { mongo } from 'mongoose'

/** Documents of one collection reference those of another, which may count their references. */
export type Reference = {
  rule: string
  /** The referencing collection and its field, which `stages` may compute first. */
  from: { collection: string; field: string; noun: string; stages?: readonly mongo.Document[] }
  /** The referenced collection, by `_id` or by what the expression `key` computes. */
  to: { collection: string; noun: string; key?: mongo.Document }
  /** A counter in the referenced document. It must equal the number of references for which the expression `counts` holds. */
  counter?: { field: string; counts: mongo.Document | true }
}

/** Fields that together must be unique. The indexes enforce it; this checks the data. */
export type Uniqueness = { rule: string; collection: string; fields: readonly string[] }

/** An aggregation expression that must not be true of any document. */
export type Prohibition = { rule: string; collection: string; never: mongo.Document; says: string }

/** What must always hold for a domain's data. */
export type Invariants = {
  references?: readonly Reference[]
  uniquenesses?: readonly Uniqueness[]
  prohibitions?: readonly Prohibition[]
}
