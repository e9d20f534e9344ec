import type { Domain } from '../domain.ts'
import { releaseMediaOf } from './media.deletion.ts'
import { mediaInvariants } from './media.invariants.ts'
import { mediaLimits } from './media.limits.ts'
import { releaseMediaOfPosts } from './media.service.ts'

export const mediaDomain: Domain = {
  name: 'media',
  limits: mediaLimits,
  onPostsDeleted: releaseMediaOfPosts,
  onAccountDeleted: releaseMediaOf,
  invariants: mediaInvariants,
}
