import type { mongo } from 'mongoose'

/** Documents of one collection refer to those of another, which may count these references. */
export type Reference = {
  rule: string
  /** `stages` may compute the field first. */
  from: { collection: string; field: string; noun: string; stages?: readonly mongo.Document[] }
  /** `key` computes what `field` names, if that is not `_id`. */
  to: { collection: string; noun: string; key?: mongo.Document }
  /** Must equal the number of references for which `counts` is true. */
  counter?: { field: string; counts: mongo.Document | true }
  /** The referring document is an edge, which means nothing without both ends, so a repair deletes it. */
  isEdge?: true
}

/** Unique indexes enforce it, and the rule checks the data. */
export type Uniqueness = { rule: string; collection: string; fields: readonly string[] }

/** `stages` may add what `never` needs. */
export type Prohibition = {
  rule: string
  collection: string
  stages?: readonly mongo.Document[]
  never: mongo.Document
  says: string
}

export type Invariants = {
  references?: readonly Reference[]
  uniquenesses?: readonly Uniqueness[]
  prohibitions?: readonly Prohibition[]
}
