import type { Domain } from '../domain.ts'
import { DeletedReplyModel } from './deletedReply.model.ts'
import { PostModel } from './post.model.ts'
import { removePostsOf } from './posts.deletion.ts'
import { postsErrors } from './posts.errors.ts'
import { showOwnRemoved } from './postMedia.ts'
import { postsExport } from './posts.export.ts'
import { ancestorsMigration, postsMigration } from './posts.migrations.ts'
import { postsInvariants } from './posts.invariants.ts'
import { postsLimits } from './posts.limits.ts'
import { postsById } from './posts.read.ts'
import { postsResolvers } from './posts.resolvers.ts'
import { quotesInvariants } from './quotes.invariants.ts'
import { quotesMigration } from './quotes.migrations.ts'
import { quotesResolvers } from './quotes.resolvers.ts'
import { searchKeysMigration } from './searchKeys.migrations.ts'

export const postsDomain: Domain = {
  name: 'posts',
  models: [PostModel, DeletedReplyModel],
  errors: postsErrors,
  limits: postsLimits,
  resolvers: [postsResolvers, quotesResolvers],
  counters: ['quoteCount'],
  exported: [postsExport],
  nodes: [{ type: 'Post', prefix: '', load: postsById }],
  visibility: {
    posts:
      async ({ viewer }) =>
      (post) =>
        !post.removal || post.authorId === viewer?.id,
  },
  hydrators: { posts: showOwnRemoved },
  onAccountDeleted: removePostsOf,
  migrations: [postsMigration, ancestorsMigration, quotesMigration, searchKeysMigration],
  invariants: {
    references: [...postsInvariants.references, ...quotesInvariants.references],
    prohibitions: [...postsInvariants.prohibitions, ...quotesInvariants.prohibitions],
  },
}
