import type { Domain } from '../domain.ts'
import { CdnPurgeModel } from './cdnPurge.model.ts'
import { releaseMediaOf } from './media.deletion.ts'
import { mediaInvariants } from './media.invariants.ts'
import { mediaLimits } from './media.limits.ts'
import { MediaChunkModel, MediaFileModel, MediaModel } from './media.model.ts'
import { releaseMediaOfPosts } from './media.service.ts'
import { PurgeModel } from './purge.model.ts'

export const mediaDomain: Domain = {
  name: 'media',
  models: [MediaModel, MediaFileModel, MediaChunkModel, PurgeModel, CdnPurgeModel],
  limits: mediaLimits,
  onPostsDeleted: releaseMediaOfPosts,
  onAccountDeleted: releaseMediaOf,
  invariants: mediaInvariants,
}
