import type { Context } from '../context.ts'
import { type Page, type PageRequest, isSamePosition } from '../db/keyset.ts'
import { parsePage, toConnection } from '../graphql/connections.ts'
import { argumentsOfChild } from '../graphql/lookAhead.ts'
import type {
  CreatePostInput,
  EditPostInput,
  ImageInput,
  Resolvers,
  VideoInput,
} from '../graphql/resolvers.generated.ts'
import { AppError } from '../errors.ts'
import { userById } from '../users/users.service.ts'
import type { PostRow } from './post.row.ts'
import { deletePost } from './posts.deletion.ts'
import { authorOf, hydrateWritten } from './posts.hydration.ts'
import {
  authorPage,
  authorRepliesPage,
  explorePage,
  hashtagPage,
  postById,
  postPosition,
  postWithReplies,
  repliesPage,
  requiredPost,
} from './posts.read.ts'
import { type PostDraft, type WrittenPost, createPost, editPost } from './posts.service.ts'
import { hashtagsOf } from './segments.rules.ts'

const newPostFacts = { viewerHasLiked: false, viewerHasBookmarked: false }

type PageArgs = { first?: number | null; after?: string | null }

export const postsResolvers: Resolvers = {
  Query: {
    posts: async (_root, args, ctx) => toConnection(await explorePage(ctx, parsePage(args)), postPosition, args),
    postsByHashtag: async (_root, { hashtag, ...page }, ctx) =>
      toConnection(await hashtagPage(ctx, hashtag, parsePage(page)), postPosition, page),
    post: async (_root, { id }, ctx, info) => {
      const repliesArgs = argumentsOfChild<PageArgs>(info, 'Post', 'replies')
      return repliesArgs ? postWithReplies(ctx, id, parsePage(repliesArgs)) : postById(ctx, id)
    },
  },
  Mutation: {
    createPost: async (_root, { input }, ctx) => ({
      post: await newPost(ctx, await createPost(ctx, { id: input.id, parentId: null, ...draftOf(input) })),
    }),
    replyToPost: async (_root, { input }, ctx) => ({
      post: await newPost(ctx, await createPost(ctx, { id: input.id, parentId: input.parentId, ...draftOf(input) })),
    }),
    editPost: async (_root, { input }, ctx) => {
      await editPost(ctx, input.id, changesOf(input))
      return { post: await requiredPost(ctx, input.id) }
    },
    deletePost: async (_root, { input }, ctx) => {
      const { id, authorId, parentId } = await deletePost(ctx, input.id)
      const [author, parent] = await Promise.all([userById(ctx, authorId), parentId ? postById(ctx, parentId) : null])
      return { deletedPostId: id, author, parent }
    },
  },
  Post: {
    id: (post) => post._id,
    author: (post) => authorOf(post),
    hashtags: (post) => hashtagsOf(post.content),
    parent: (post, _args, ctx) => parentOf(ctx, post),
    replies: async (post, args, ctx) => {
      const request = parsePage(args)
      const page = preloadedReplies(post, request) ?? (await repliesPage(ctx, post._id, request))
      return toConnection(page, postPosition, args)
    },
  },
  User: {
    posts: async (user, args, ctx) => toConnection(await authorPage(ctx, user, parsePage(args)), postPosition, args),
    replies: async (user, args, ctx) =>
      toConnection(await authorRepliesPage(ctx, user, parsePage(args)), postPosition, args),
  },
}

/** Nobody has liked or saved a post that this request stored. */
async function newPost(ctx: Context, { row, ...known }: WrittenPost): Promise<PostRow> {
  return hydrateWritten(ctx, row, known.author ? { ...known, facts: newPostFacts } : known)
}

/** The replies that were read together with their post, if they are the same page. */
function preloadedReplies({ repliesPage: known }: PostRow, { first, after }: PageRequest): Page<PostRow> | null {
  const isSame = known?.request.first === first && isSamePosition(known.request.after, after)
  return isSame ? known.page : null
}

/** Lists load the parents of their posts. The parent of a parent is read on demand. */
async function parentOf(ctx: Context, post: PostRow): Promise<PostRow | null> {
  if (post.parent !== undefined || post.parentId === null) return post.parent ?? null
  return postById(ctx, post.parentId)
}

function draftOf({ content = '', images = [], video, links = [] }: Omit<CreatePostInput, 'id'>): PostDraft {
  return { content, images: images.map(imageOf), video: video ? videoOf(video) : null, links }
}

function changesOf({ content, images, video, links }: EditPostInput): Partial<PostDraft> {
  if (content === null || images === null || links === null) {
    const argument = `input.${content === null ? 'content' : images === null ? 'images' : 'links'}`
    throw new AppError('INVALID_INPUT', { argument, reason: 'Leave a field out to keep it; only video may be null.' })
  }
  return {
    ...(content !== undefined && { content }),
    ...(images !== undefined && { images: images.map(imageOf) }),
    ...(video !== undefined && { video: video && videoOf(video) }),
    ...(links !== undefined && { links }),
  }
}

const imageOf = ({ url, alt, width, height }: ImageInput) => ({
  url,
  alt: alt ?? null,
  width: width ?? null,
  height: height ?? null,
})

const videoOf = ({ url, poster, width, height }: VideoInput) => ({
  url,
  poster: poster ?? null,
  width: width ?? null,
  height: height ?? null,
})
