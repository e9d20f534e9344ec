import type { Reference } from '../invariants/rules.ts'
import { newsOf } from '../posts/posts.invariants.ts'

type PostEdge = { collection: string; noun: string; counter?: NonNullable<Reference['counter']> }

/** An edge has its post, which may count it, and its account. */
export const endsOfEdge = ({ collection, noun, counter }: PostEdge): Reference[] => [
  {
    rule: `${counter ? `${counter.field} is the number of ${collection}, and ` : ''}every ${noun} has its post`,
    from: { collection, field: 'postId', noun },
    to: { collection: 'posts', noun: 'post' },
    ...(counter && { counter }),
    isEdge: true,
  },
  {
    rule: `every ${noun} has its account`,
    from: { collection, field: 'userId', noun },
    to: { collection: 'users', noun: 'account' },
    isEdge: true,
  },
]

export const newsOfEdge = (collection: string, noun: string): Reference => ({
  rule: `every ${noun} is news for the author of its post, unless it is their own`,
  from: {
    collection,
    field: 'news',
    noun,
    stages: [{ $project: { news: newsOf('$postId', { $ifNull: ['$notifiedId', '$userId'] }) } }],
  },
  to: { collection: 'posts', noun: 'post', key: newsOf('$_id', '$authorId') },
})
