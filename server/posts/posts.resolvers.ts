import { isDeepStrictEqual } from 'node:util'
import { type Context, hydrated } from '../context.ts'
import type { PageRequest } from '../db/keyset.ts'
import {
  type ConnectionArgs,
  connection,
  countedConnection,
  fieldsOfRows,
  parsePage,
  placedConnection,
} from '../schema/connections.ts'
import { argumentsOfChild } from '../schema/lookAhead.ts'
import type {
  CreatePostInput,
  EditPostInput,
  ImageInput,
  ReplyOrder,
  Resolvers,
  VideoInput,
} from '../schema/resolvers.generated.ts'
import { AppError, commonErrors } from '../errors.ts'
import { fullAddress, servedAddress } from '../media/ownAddress.ts'
import { userById } from '../users/users.service.ts'
import { ancestorIdsOf } from './ancestors.ts'
import { type PostRow, type RepliesPage, postPosition } from './post.row.ts'
import { deletePost } from './posts.deletion.ts'
import { authorOf, hydrateWritten } from './posts.hydration.ts'
import {
  ancestorsOf,
  authorPage,
  authorRepliesPage,
  explorePage,
  hashtagPage,
  postById,
  postsById,
  postWithReplies,
  rankedRepliesPage,
  repliesPage,
  requiredPost,
  threadOf,
} from './posts.read.ts'
import { countedOn } from './quotes.ts'
import { hashtagSuggestions } from './hashtagSuggestions.service.ts'
import { type PostChoices, hasSensitiveMedia } from './choices.ts'
import { type PostChange, editPost } from './edits.service.ts'
import { type WrittenPost, createPost, createThread } from './posts.service.ts'
import { hashtagsOf } from './segments.rules.ts'
import { unavailablePost } from './unavailable.read.ts'
import { listOf } from '../users/profileLists.ts'

type RepliesArgs = ConnectionArgs & { order: ReplyOrder }

/** Cursors contain this name. Those of releases with only one order, the newest first, name no order. */
const repliesOf = (postId: string, order: ReplyOrder = 'NEWEST') =>
  order === 'NEWEST' ? `replies ${postId}` : `replies ${postId} ${order}`

export const postsResolvers: Resolvers = {
  Query: {
    posts: (_root, args, ctx) => connection('posts', args, (page) => explorePage(ctx, page), postPosition),
    postsByHashtag: (_root, { hashtag, ...args }, ctx) =>
      connection(`postsByHashtag ${hashtag}`, args, (page) => hashtagPage(ctx, hashtag, page), postPosition),
    hashtagSuggestions: (_root, { search }, ctx) => hashtagSuggestions(ctx, search),
    unavailablePost: (_root, { id }, ctx, info) => {
      const repliesArgs = argumentsOfChild<ConnectionArgs>(info, 'UnavailablePost', 'replies', fieldsOfRows)
      return unavailablePost(ctx, id, repliesArgs && parsePage(repliesOf(id), repliesArgs))
    },
    post: async (_root, { id }, ctx, info) => {
      const repliesArgs = argumentsOfChild<RepliesArgs>(info, 'Post', 'replies', fieldsOfRows)
      if (repliesArgs?.order !== 'NEWEST') return postById(ctx, id)
      return postWithReplies(ctx, id, parsePage(repliesOf(id), repliesArgs))
    },
  },
  Mutation: {
    createPost: async (_root, { input }, ctx) => ({
      post: await newPost(ctx, await createPost(ctx, { ...newDraft(input), parentId: null })),
    }),
    createThread: async (_root, { input }, ctx) => {
      const ids = await createThread(ctx, input.posts.map(newDraft))
      const posts = await postsById(ctx, ids)
      return { posts: ids.flatMap((id) => posts.get(id) ?? []) }
    },
    replyToPost: async (_root, { input }, ctx) => ({
      post: await newPost(ctx, await createPost(ctx, { ...newDraft(input), parentId: input.parentId })),
    }),
    editPost: async (_root, { input }, ctx) => {
      await editPost(ctx, input.id, changesOf(input))
      return { post: await requiredPost(ctx, input.id) }
    },
    deletePost: async (_root, { input }, ctx) => {
      const deleted = await deletePost(ctx, input.id)
      const [author, counting] = await Promise.all([
        userById(ctx, deleted.authorId),
        postsById(ctx, countedOn(deleted)),
      ])
      const postAt = (id: string | null = null) => (id === null ? null : (counting.get(id) ?? null))
      const { id: deletedPostId, parentId, quotedId } = deleted
      return { deletedPostId, author, parent: postAt(parentId), quoted: postAt(quotedId) }
    },
  },
  Post: {
    id: (post) => post._id,
    author: (post) => authorOf(post),
    hasMutedWord: ({ author, content }) => author?.mutesText?.(content, 'EVERYWHERE') ?? false,
    card: ({ card }) => card ?? null,
    removal: ({ removal }) => (removal ? { ...removal, isProvisional: removal.isProvisional ?? false } : null),
    isSensitive: (post) => hasSensitiveMedia(post),
    sensitiveMark: ({ sensitiveMark, authorId }, _args, ctx) =>
      authorId === ctx.viewer?.id ? (sensitiveMark ?? null) : null,
    replyPolicy: ({ replyRule }) => hydrated(replyRule, 'Post.replyPolicy').policy,
    viewerCanReply: ({ replyRule }) => hydrated(replyRule, 'Post.viewerCanReply').viewerCanReply,
    hashtags: (post) => hashtagsOf(post.content),
    mentions: (post) => hydrated(post.mentions, 'Post.mentions'),
    parent: (post, _args, ctx) => parentOf(ctx, post),
    ancestors: (post, _args, ctx) => post.ancestors ?? ancestorsOf(ctx, post),
    ancestorIds: (post) => [...ancestorIdsOf(post)],
    isContinued: ({ continuedId }) => continuedId !== undefined,
    thread: (post, _args, ctx) => post.thread ?? threadOf(ctx, post),
    replies: (post, { order, ...args }, ctx, info) =>
      countedConnection(repliesOf(post._id, order), post.replyCount, info, args, (list) =>
        order === 'NEWEST'
          ? newestReplies(ctx, post, list, args)
          : placedConnection(list, args, (page) => rankedRepliesPage(ctx, post, order, page)),
      ),
  },
  UnavailablePost: {
    id: (post) => post._id,
    ancestors: (post, _args, ctx) => ancestorsOf(ctx, post),
    ancestorIds: (post) => [...ancestorIdsOf(post)],
    replies: (post, args, ctx) => newestReplies(ctx, post, repliesOf(post._id), args),
  },
  PostEdge: { conversation: ({ node }) => node.conversation ?? null },
  Image: {
    url: ({ url }, _args, { config }) => servedAddress(url, config),
    fullUrl: ({ url }, _args, ctx) => fullAddress(url, ctx),
  },
  Video: {
    url: ({ url }, _args, { config }) => servedAddress(url, config),
    fullUrl: ({ url }, _args, ctx) => fullAddress(url, ctx),
    poster: ({ poster }, _args, { config }) => poster && servedAddress(poster, config),
    fullPoster: ({ poster }, _args, ctx) => poster && fullAddress(poster, ctx),
  },
  User: {
    posts: (user, args, ctx, info) =>
      countedConnection(`posts ${user._id}`, user.postCount, info, args, (list) =>
        connection(
          list,
          args,
          listOf(user, (page) => authorPage(ctx, user, page)),
          postPosition,
        ),
      ),
    replies: (user, args, ctx) =>
      connection(
        `replies by ${user._id}`,
        args,
        listOf(user, (page) => authorRepliesPage(ctx, user, page)),
        postPosition,
      ),
  },
}

/** The viewer has no marks on a new post, so none are read. */
async function newPost(ctx: Context, { row, ...known }: WrittenPost): Promise<PostRow> {
  return hydrateWritten(ctx, row, known.author ? { ...known, marks: { ...ctx.domains.posts.noMarks } } : known)
}

function newestReplies(ctx: Context, post: PostRow, list: string, args: ConnectionArgs) {
  const read = async (page: PageRequest) => preloadedReplies(post, page) ?? repliesPage(ctx, post, page)
  return connection(list, args, read, postPosition)
}

function preloadedReplies({ repliesPage: known }: PostRow, request: PageRequest): RepliesPage | null {
  return known && isDeepStrictEqual(known.request, request) ? known.page : null
}

/** Only a parent's parent is read here. A known parent comes without a promise, which would delay the whole post. */
function parentOf(ctx: Context, post: PostRow): PostRow | null | Promise<PostRow | null> {
  if (post.parent !== undefined || post.parentId === null) return post.parent ?? null
  return postById(ctx, post.parentId)
}

function newDraft({ content = '', images = [], video, links = [], ...input }: CreatePostInput) {
  return {
    id: input.id,
    content,
    images: images.map(imageOf),
    video: video ? videoOf(video) : null,
    links,
    quotedId: input.quotedId ?? undefined,
    cardUrl: input.cardUrl ?? undefined,
    ...choicesOf(input),
  }
}

function changesOf({ content, images, video, links, cardUrl, ...others }: EditPostInput): PostChange {
  if (content === null || images === null || links === null || Object.values(others).includes(null)) {
    const [argument] = Object.entries({ content, images, links, ...others }).flatMap(([name, value]) =>
      value === null ? `input.${name}` : [],
    )
    throw new AppError(commonErrors.INVALID_INPUT, {
      ...(argument && { argument }),
      reason: 'Leave a field out to keep it; only video and cardUrl may be null.',
    })
  }
  return {
    ...choicesOf(others),
    ...(content !== undefined && { content }),
    ...(images !== undefined && { images: images.map(imageOf) }),
    ...(video !== undefined && { video: video && videoOf(video) }),
    ...(links !== undefined && { links }),
    ...(cardUrl !== undefined && { cardUrl }),
    ...(others.basedOn && { basedOn: others.basedOn }),
  }
}

type ChoicesInput = Pick<EditPostInput, 'replyPolicy' | 'quotePolicy' | 'isSensitive'>

const choicesOf = ({ replyPolicy, quotePolicy, isSensitive }: ChoicesInput): PostChoices => ({
  replyPolicy: replyPolicy ?? undefined,
  quotePolicy: quotePolicy ?? undefined,
  isSensitive: isSensitive ?? undefined,
})

const imageOf = ({ url, alt, width, height }: ImageInput) => ({
  url,
  alt: alt ?? null,
  width: width ?? null,
  height: height ?? null,
})

const videoOf = ({ url, poster, width, height }: VideoInput) => ({
  url,
  poster: poster || null,
  width: width ?? null,
  height: height ?? null,
})
