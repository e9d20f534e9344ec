import { authDomain } from './auth/auth.domain.ts'
import { bookmarksDomain } from './bookmarks/bookmarks.domain.ts'
import type { Domain } from './domain.ts'
import { exportsDomain } from './exports/exports.domain.ts'
import { feedsDomain } from './feeds/feeds.domain.ts'
import { followsDomain } from './follows/follows.domain.ts'
import { invitesDomain } from './invites/invites.domain.ts'
import { likesDomain } from './likes/likes.domain.ts'
import { linkCardsDomain } from './linkCards/linkCards.domain.ts'
import { liveDomain } from './live/live.domain.ts'
import { mediaDomain } from './media/media.domain.ts'
import { moderationDomain } from './moderation/moderation.domain.ts'
import { notificationsDomain } from './notifications/notifications.domain.ts'
import { pinsDomain } from './pins/pins.domain.ts'
import { postsDomain } from './posts/posts.domain.ts'
import { pushDomain } from './push/push.domain.ts'
import { repostsDomain } from './reposts/reposts.domain.ts'
import { safetyDomain } from './safety/safety.domain.ts'
import { searchDomain } from './search/search.domain.ts'
import { twoStepDomain } from './twoStep/twoStep.domain.ts'
import { usersDomain } from './users/users.domain.ts'

/** Accounts are deleted in this order: sessions first, so that nobody can act for the account, then its posts. */
export const domains: readonly Domain[] = [
  authDomain,
  twoStepDomain,
  usersDomain,
  postsDomain,
  likesDomain,
  repostsDomain,
  bookmarksDomain,
  pinsDomain,
  followsDomain,
  safetyDomain,
  feedsDomain,
  notificationsDomain,
  searchDomain,
  moderationDomain,
  invitesDomain,
  exportsDomain,
  pushDomain,
  linkCardsDomain,
  mediaDomain,
  liveDomain,
]
