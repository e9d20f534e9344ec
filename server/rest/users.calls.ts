import { bookmarkPost, removeBookmark } from '../bookmarks/bookmarks.service.ts'
import { type Context, requireViewer } from '../context.ts'
import { AppError, commonErrors } from '../errors.ts'
import { bookmarksErrors } from '../bookmarks/bookmarks.errors.ts'
import { followsErrors } from '../follows/follows.errors.ts'
import { postsErrors } from '../posts/posts.errors.ts'
import { usersErrors } from '../users/users.errors.ts'
import { followUser, unfollowUser } from '../follows/follows.service.ts'
import { bookmarksPageReply, bookmarksReply } from './bookmarks.answers.ts'
import { userListPage } from './reads/userList.ts'
import { loadUsers } from '../users/users.hydration.ts'
import { userById, userByUsername } from '../users/users.service.ts'
import { echoBytes, editUserBody } from './bodies.ts'
import { type Call, type Reply, call } from './call.ts'
import { jsonObject } from './json.ts'
import { mergeProfile } from './mergeProfile.ts'
import { answers } from './schemas.ts'
import { userJson, usersJson, usersReply } from './users.answers.ts'

export const usersCalls: Call[] = [
  call({
    method: 'get',
    path: '/users',
    summary: 'All accounts, oldest first, but the token’s user before all others',
    needsToken: false,
    paging: 'limit and cursor',
    status: 200,
    answer: answers.users,
    errors: [],
    run: async ({ ctx, page }) => usersReply(ctx, await userListPage(ctx, page), '/users', page.first),
  }),
  call({
    method: 'post',
    path: '/users/edit',
    summary: 'Change your own profile',
    needsToken: true,
    body: editUserBody,
    bodyLimit: echoBytes,
    status: 201,
    answer: answers.user,
    errors: [
      usersErrors.USER_NOT_FOUND,
      usersErrors.USERNAME_IMMUTABLE,
      commonErrors.VALIDATION_FAILED,
      commonErrors.STORAGE_FULL,
    ],
    run: async ({ ctx, body }) => {
      const userId = await mergeProfile(ctx, body.userData)
      return { json: jsonObject({ user: await userJson(ctx, await userById(ctx, userId)) }) }
    },
  }),
  call({
    method: 'get',
    path: '/users/bookmark',
    summary: 'The ids of your bookmarks among the posts of GET /posts; with limit or cursor, of all, replies too',
    needsToken: true,
    paging: 'limit and cursor',
    status: 200,
    answer: answers.bookmarks,
    errors: [usersErrors.USER_NOT_FOUND],
    run: async ({ ctx, page, isPaged }) => {
      await userById(ctx, requireViewer(ctx).id)
      return isPaged ? bookmarksPageReply(ctx, page) : bookmarksReply(ctx)
    },
  }),
  call({
    method: 'post',
    path: '/users/bookmark/:postId',
    summary: 'Bookmark a post',
    needsToken: true,
    status: 200,
    answer: answers.bookmarks,
    errors: [postsErrors.POST_NOT_FOUND, bookmarksErrors.ALREADY_BOOKMARKED],
    run: async ({ ctx, param }) => {
      await bookmarkPost(ctx, param('postId'))
      return bookmarksReply(ctx)
    },
  }),
  call({
    method: 'post',
    path: '/users/remove-bookmark/:postId',
    summary: 'Remove a bookmark',
    needsToken: true,
    status: 200,
    answer: answers.bookmarks,
    errors: [postsErrors.POST_NOT_FOUND, bookmarksErrors.NOT_BOOKMARKED],
    run: async ({ ctx, param }) => {
      await removeBookmark(ctx, param('postId'))
      return bookmarksReply(ctx)
    },
  }),
  call({
    method: 'post',
    path: '/users/follow/:followUserId',
    summary: 'Follow an account',
    needsToken: true,
    status: 200,
    answer: answers.follow,
    errors: [usersErrors.USER_NOT_FOUND, followsErrors.CANNOT_FOLLOW_SELF, followsErrors.ALREADY_FOLLOWING],
    run: async ({ ctx, param }) => {
      await followUser(ctx, param('followUserId'))
      return bothSides(ctx, param('followUserId'))
    },
  }),
  call({
    method: 'post',
    path: '/users/unfollow/:followUserId',
    summary: 'Unfollow an account',
    needsToken: true,
    status: 200,
    answer: answers.follow,
    errors: [usersErrors.USER_NOT_FOUND, followsErrors.CANNOT_FOLLOW_SELF, followsErrors.NOT_FOLLOWING],
    run: async ({ ctx, param }) => {
      await unfollowUser(ctx, param('followUserId'))
      return bothSides(ctx, param('followUserId'))
    },
  }),
  call({
    method: 'get',
    path: '/users/:username',
    summary: 'One account by its username, in any letter case, or by its id',
    needsToken: false,
    status: 200,
    answer: answers.user,
    errors: [usersErrors.USER_NOT_FOUND],
    run: async ({ ctx, param }) => {
      const name = param('username')
      const row = (await userByUsername(ctx, name)) ?? (await userById(ctx, name))
      return { json: jsonObject({ user: await userJson(ctx, row) }) }
    },
  }),
]

async function bothSides(ctx: Context, followUserId: string): Promise<Reply> {
  const rows = await loadUsers(ctx, [requireViewer(ctx).id, followUserId])
  const both = [rows.get(requireViewer(ctx).id), rows.get(followUserId)]
  const [user, followUser] = await usersJson(
    ctx,
    both.flatMap((row) => row ?? []),
  )
  if (!user || !followUser) throw new AppError(usersErrors.USER_NOT_FOUND)
  return { json: jsonObject({ user, followUser }) }
}
