import type { mongo } from 'mongoose'
import type { Prohibition, Reference, Uniqueness } from './rules.ts'

/** The aggregation finds violations, and `inWords` describes one. */
export type Check = {
  rule: string
  collection: string
  pipeline: mongo.Document[]
  inWords: (found: mongo.Document) => string
}

/**
 * Finds missing references and wrong counters in one pass, without a look-up for each document: the documents that may
 * be named and, for each id, the sum of what names it go into one list, which is grouped by the id.
 */
export function referenceCheck({ rule, from, to, counter }: Reference): Check {
  const summed = {
    $group: {
      _id: `$${from.field}`,
      named: { $sum: 1 },
      counted: { $sum: { $cond: [counter?.counts ?? false, 1, 0] } },
    },
  }
  const isWrong = { $or: [{ present: 0 }, { $expr: { $ne: ['$claimed', '$counted'] } }] }
  return {
    rule,
    collection: to.collection,
    pipeline: [
      {
        $project: {
          _id: to.key ?? '$_id',
          present: { $literal: 1 },
          claimed: counter ? `$${counter.field}` : { $literal: 0 },
        },
      },
      {
        $unionWith: {
          coll: from.collection,
          pipeline: [...(from.stages ?? []), { $match: { [from.field]: { $ne: null } } }, summed],
        },
      },
      {
        $group: {
          _id: '$_id',
          present: { $sum: '$present' },
          claimed: { $sum: '$claimed' },
          named: { $sum: '$named' },
          counted: { $sum: '$counted' },
        },
      },
      { $match: isWrong },
    ],
    inWords: ({ _id, present, claimed, named, counted }) =>
      present === 0
        ? `${to.noun} ${_id} is not there, but ${from.collection}.${from.field} names it: ${named} × ${from.noun}`
        : `${to.noun} ${_id} has ${counter?.field} ${claimed}, but it should be ${counted}`,
  }
}

export function uniquenessCheck({ rule, collection, fields }: Uniqueness): Check {
  const key = Object.fromEntries(fields.map((field) => [field, `$${field}`]))
  return {
    rule,
    collection,
    pipeline: [{ $group: { _id: key, documents: { $sum: 1 } } }, { $match: { documents: { $gt: 1 } } }],
    inWords: ({ _id, documents }) => `${collection} has ${documents} documents of ${JSON.stringify(_id)}`,
  }
}

export function prohibitionCheck({ rule, collection, stages = [], never, says }: Prohibition): Check {
  return {
    rule,
    collection,
    pipeline: [...stages, { $match: { $expr: never } }, { $project: { _id: 1 } }],
    inWords: ({ _id }) => `${collection}: ${_id} ${says}`,
  }
}
