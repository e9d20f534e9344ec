import type { Domain } from '../domain.ts'
import { continuationsMigration } from './continuations.migrations.ts'
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
import { versionsExport } from './versions.export.ts'
import { VersionsModel } from './versions.model.ts'
import { versionsResolvers } from './versions.resolvers.ts'

export const postsDomain: Domain = {
  name: 'posts',
  models: [PostModel, DeletedReplyModel, VersionsModel],
  errors: postsErrors,
  limits: postsLimits,
  resolvers: [postsResolvers, quotesResolvers, versionsResolvers],
  counters: ['quoteCount'],
  exported: [postsExport, versionsExport],
  nodes: [{ type: 'Post', prefix: '', load: postsById }],
  visibility: {
    posts:
      async ({ viewer }) =>
      (post) =>
        !post.removal || post.authorId === viewer?.id,
  },
  hydrators: { posts: showOwnRemoved },
  onAccountDeleted: removePostsOf,
  migrations: [postsMigration, ancestorsMigration, quotesMigration, searchKeysMigration, continuationsMigration],
  invariants: {
    references: [
      ...postsInvariants.references,
      ...quotesInvariants.references,
      {
        rule: 'what a post said before goes with it',
        from: { collection: 'versions', field: '_id', noun: 'list of versions' },
        to: { collection: 'posts', noun: 'post' },
        isEdge: true,
      },
    ],
    prohibitions: [...postsInvariants.prohibitions, ...quotesInvariants.prohibitions],
  },
}
