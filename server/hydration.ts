import { hydrateBookmarks } from './bookmarks/bookmarks.hydration.ts'
import { removeBookmarksOfPosts } from './bookmarks/bookmarks.removal.ts'
import { hydrateFollows } from './follows/follows.hydration.ts'
import { hydrateLikes } from './likes/likes.hydration.ts'
import { removeLikesOfPosts } from './likes/likes.removal.ts'
import { releaseMediaOfPosts } from './media/media.uses.ts'
import { postCleaners } from './posts/posts.deletion.ts'
import { postHydrators } from './posts/posts.hydration.ts'
import { userHydrators } from './users/users.hydration.ts'

/** Says once, for the whole server, what domains add to posts and accounts, and what they delete along with posts. */
export function assembleDomains(): void {
  userHydrators.splice(0, Infinity, hydrateFollows)
  postHydrators.splice(0, Infinity, hydrateLikes, hydrateBookmarks)
  postCleaners.splice(0, Infinity, removeLikesOfPosts, removeBookmarksOfPosts, releaseMediaOfPosts)
}
