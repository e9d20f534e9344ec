import type { Domain } from '../domain.ts'
import { DeletedReplyModel } from './deletedReply.model.ts'
import { PostModel } from './post.model.ts'
import { removePostsOf } from './posts.deletion.ts'
import { postsById } from './posts.read.ts'
import { postsResolvers } from './posts.resolvers.ts'

export const postsDomain: Domain = {
  name: 'posts',
  models: [PostModel, DeletedReplyModel],
  resolvers: [postsResolvers],
  nodes: [{ type: 'Post', prefix: '', load: postsById }],
  onAccountDeleted: removePostsOf,
  invariants: {
    references: [
      {
        rule: 'replyCount is the number of direct replies, and every reply has its parent',
        from: { collection: 'posts', field: 'parentId', noun: 'reply' },
        to: { collection: 'posts', noun: 'post' },
        counter: { field: 'replyCount', counts: true },
      },
      {
        rule: 'postCount is the number of posts without replies, and every post has its author',
        from: { collection: 'posts', field: 'authorId', noun: 'post' },
        to: { collection: 'users', noun: 'account' },
        counter: { field: 'postCount', counts: { $eq: ['$parentId', null] } },
      },
    ],
    prohibitions: [
      {
        rule: 'no reply answers itself',
        collection: 'posts',
        never: { $eq: ['$_id', '$parentId'] },
        says: 'is its own parent',
      },
      {
        rule: 'a top-level post is listed, and a reply is not',
        collection: 'posts',
        never: { $ne: [{ $eq: ['$parentId', null] }, { $eq: ['$top', 1] }] },
        says: 'has a parent and is listed, or has none and is not',
      },
    ],
  },
}
