import type { mongo } from 'mongoose'

/** Documents of one collection reference those of another, which may count their references. */
export type Reference = {
  rule: string
  /** `stages` may compute the field first. */
  from: { collection: string; field: string; noun: string; stages?: readonly mongo.Document[] }
  /** `key` may compute what is referenced in place of `_id`. */
  to: { collection: string; noun: string; key?: mongo.Document }
  /** It must equal the number of references for which `counts` holds. */
  counter?: { field: string; counts: mongo.Document | true }
  /** What references is one document for a pair, and says nothing without either: a repair deletes it. */
  isEdge?: true
}

/** The unique indexes enforce this; the rule checks the data. */
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
