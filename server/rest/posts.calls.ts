import type { Context, PostCall } from '../context.ts'
import type { PageRequest } from '../db/keyset.ts'
import { deletePost } from '../posts/posts.deletion.ts'
import { authorPage, explorePage, requiredPost } from '../posts/posts.read.ts'
import { createPost } from '../posts/posts.service.ts'
import { userByUsername } from '../users/users.service.ts'
import { echoBytes, editPostBody, newPostBody } from './bodies.ts'
import { type Call, type Reply, call } from './call.ts'
import { postDraftOf } from './drafts.ts'
import { mergeEdit } from './mergeEdit.ts'
import { postReply, postsReply } from './posts.answers.ts'
import { answers } from './schemas.ts'
import { commonErrors } from '../errors.ts'
import { postsErrors } from '../posts/posts.errors.ts'

/** After a change, the old client shows the first page of all posts. */
const change = { needsToken: true, paging: 'limit', status: 201, answer: answers.posts } as const

export const postsCalls: Call[] = [
  call({
    method: 'get',
    path: '/posts',
    summary: 'All posts, newest first',
    needsToken: false,
    paging: 'limit and cursor',
    status: 200,
    answer: answers.posts,
    errors: [],
    run: ({ ctx, page }) => allPosts(ctx, page),
  }),
  call({
    method: 'post',
    path: '/posts',
    summary: 'Publish a post',
    ...change,
    body: newPostBody,
    errors: [commonErrors.VALIDATION_FAILED, postsErrors.ID_TAKEN, commonErrors.STORAGE_FULL],
    run: async ({ ctx, page, body: { postData } }) => {
      await createPost(ctx, { id: postData._id, parentId: null, ...postDraftOf(ctx, postData) })
      return allPosts(ctx, page)
    },
  }),
  call({
    method: 'get',
    path: '/posts/:postId',
    summary: 'One post or reply',
    needsToken: false,
    status: 200,
    answer: answers.post,
    errors: [postsErrors.POST_NOT_FOUND],
    run: async ({ ctx, param }) => postReply(ctx, await requiredPost(ctx, param('postId'))),
  }),
  call({
    method: 'delete',
    path: '/posts/:postId',
    summary: 'Delete your own post or reply',
    ...change,
    errors: [postsErrors.POST_NOT_FOUND, postsErrors.NOT_AUTHOR_DELETE],
    run: async ({ ctx, param, page }) => {
      await deletePost(ctx, param('postId'))
      return allPosts(ctx, page)
    },
  }),
  call({
    method: 'get',
    path: '/posts/user/:username',
    summary: 'The posts of one account, newest first',
    needsToken: false,
    paging: 'limit and cursor',
    status: 200,
    answer: answers.posts,
    errors: [],
    run: async ({ ctx, param, page }) => {
      const author = await userByUsername(ctx, param('username'))
      if (!author) return { json: '{"posts":[]}' }
      const path = `/posts/user/${author.username}` as const
      return postsReply(ctx, await authorPage(ctx, author, page), path, page.first)
    },
  }),
  call({
    method: 'post',
    path: '/posts/edit/:postId',
    summary: 'Change your own post, or reply to any post',
    ...change,
    body: editPostBody,
    bodyLimit: echoBytes,
    errors: [
      postsErrors.POST_NOT_FOUND,
      postsErrors.NOT_AUTHOR_EDIT,
      postsErrors.POST_REMOVED,
      postsErrors.REPLIES_LIMITED,
      commonErrors.VALIDATION_FAILED,
      postsErrors.ID_TAKEN,
      commonErrors.STORAGE_FULL,
    ],
    run: async ({ ctx, param, page, body }) => {
      await mergeEdit(ctx, param('postId'), body.postData)
      return allPosts(ctx, page)
    },
  }),
]

export function callsOnPosts(declared: readonly PostCall[]): Call[] {
  return declared.map(({ run, ...rest }) =>
    call({
      method: 'post',
      ...rest,
      ...change,
      run: async ({ ctx, param, page }) => {
        await run(ctx, param('postId'))
        return allPosts(ctx, page)
      },
    }),
  )
}

async function allPosts(ctx: Context, page: PageRequest): Promise<Reply> {
  return postsReply(ctx, await explorePage(ctx, page), '/posts', page.first)
}
