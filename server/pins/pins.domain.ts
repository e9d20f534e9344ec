import type { Domain } from '../domain.ts'
import { endsOfEdge } from '../edges/edgeInvariants.ts'
import { newsOf } from '../posts/posts.invariants.ts'
import { PinModel } from './pin.model.ts'
import { removePinOf, removePinsOfPosts } from './pins.deletion.ts'
import { pinsErrors } from './pins.errors.ts'
import { pinsExport } from './pins.export.ts'
import { pinsLimits } from './pins.limits.ts'
import { pinsResolvers } from './pins.resolvers.ts'

export const pinsDomain: Domain = {
  name: 'pins',
  models: [PinModel],
  errors: pinsErrors,
  limits: pinsLimits,
  resolvers: [pinsResolvers],
  exported: [pinsExport],
  onPostsDeleted: removePinsOfPosts,
  onAccountDeleted: removePinOf,
  invariants: {
    references: [
      ...endsOfEdge({ collection: 'pins', noun: 'pin' }),
      {
        rule: 'a pinned post is by its account',
        from: {
          collection: 'pins',
          field: 'pinned',
          noun: 'pin',
          stages: [{ $project: { pinned: newsOf('$postId', '$userId') } }],
        },
        to: { collection: 'posts', noun: 'post', key: newsOf('$_id', '$authorId') },
        isEdge: true,
      },
    ],
    uniquenesses: [{ rule: 'an account pins one post', collection: 'pins', fields: ['userId'] }],
  },
}
