import type { ApolloCache, ApolloClient } from '@apollo/client'
import type { ImageInput, QuotePolicy, ReplyPolicy, VideoInput } from '../apollo/schema.generated.ts'
import { contextWith } from '../apollo/contextWith.ts'
import { codeOf } from '../apollo/errors.ts'
import {
  CreatePostDocument,
  CreateThreadDocument,
  EditPostDocument,
  ReplyToPostDocument,
  Sent_PostFragmentDoc,
} from './Composer.generated.ts'
import { cardUrlOf } from './card.ts'
import { type ComposerMode, type Draft, postsOf } from './draft.ts'
import { quotesOf } from '../posts/quotesList.ts'
import { listSent } from './sentLists.ts'

type Content = {
  content: string
  images: ImageInput[]
  video: VideoInput | null
  replyPolicy: ReplyPolicy | undefined
  quotePolicy: QuotePolicy | undefined
  quotedId: string | undefined
  cardUrl: string | undefined
  isSensitive: boolean | undefined
}
/** `token` is by default that of the current session. */
type Sending = { client: ApolloClient; mode: ComposerMode; token?: string }

/** Sends a draft and adds the post to the loaded lists. Throws the server's error. */
export async function sendDraft(draft: Draft, sending: Sending): Promise<void> {
  const [first = draft, ...others] = postsOf(draft)
  return others.length > 0 ? sendThread([first, ...others], sending) : sendOne(first, sending)
}

/** Each post after the first answers the one before it. */
async function sendThread(posts: readonly Draft[], sending: Sending): Promise<void> {
  const { client, token } = sending
  const parts = posts.map((post, index) => {
    const parentId = posts[index - 1]?.id
    return { post, mode: parentId === undefined ? sending.mode : ({ kind: 'reply', parentId } as const) }
  })
  try {
    await client.mutate({
      mutation: CreateThreadDocument,
      variables: { input: { posts: posts.map((post) => ({ id: post.id, ...contentOf(post) })) } },
      context: contextWith(token),
      update: (cache, { data }) =>
        parts.forEach(({ post, mode }, index) => listNew(cache, post, mode, authorIn(data?.createThread.posts[index]))),
    })
  } catch (error) {
    // A lost answer may have stored some posts, as below: these are edited, and the others are added.
    if (codeOf(error) !== 'ID_TAKEN') throw error
    for (const { post, mode } of parts) await sendOne(post, { ...sending, mode })
  }
}

async function sendOne(draft: Draft, sending: Sending): Promise<void> {
  const { mode } = sending
  const content = contentOf(draft, mode.kind === 'edit' ? mode.original : undefined)
  if (mode.kind === 'edit') return store(mode.postId, content, true, sending)
  try {
    await store(draft.id, content, false, sending)
  } catch (error) {
    // An earlier attempt stored the post and its answer was lost. The draft may have changed since then.
    if (codeOf(error) !== 'ID_TAKEN') throw error
    await store(draft.id, content, true, sending)
  }
}

async function store(id: string, content: Content, isStored: boolean, { client, mode, token }: Sending): Promise<void> {
  const { quotedId: _kept, cardUrl = null, ...edited } = content
  const input = { id, ...content }
  const context = contextWith(token)
  if (isStored) {
    const before = storedText(client, id)
    const basedOn = mode.kind === 'edit' && { basedOn: mode.basedOn }
    await client.mutate({
      ...{ mutation: EditPostDocument, variables: { input: { id, ...edited, cardUrl, ...basedOn } }, context },
      update: (cache, { data }) =>
        listSent(cache, { id, author: authorIn(data?.editPost.post) }, mode, { before, after: content.content }),
    })
  } else if (mode.kind === 'reply')
    await client.mutate({
      ...{ mutation: ReplyToPostDocument, variables: { input: { ...input, parentId: mode.parentId } }, context },
      update: (cache, { data }) => listNew(cache, input, mode, authorIn(data?.replyToPost.post)),
    })
  else
    await client.mutate({
      ...{ mutation: CreatePostDocument, variables: { input }, context },
      update: (cache, { data }) => listNew(cache, input, mode, authorIn(data?.createPost.post)),
    })
}

const authorIn = (post: { id: string; author?: { id: string } } | undefined) => post?.author

type New = Pick<Draft, 'id' | 'content' | 'quotedId'>

function listNew(cache: ApolloCache, post: New, mode: ComposerMode, author: { id: string } | undefined): void {
  const { id, content, quotedId } = post
  listSent(cache, { id, author }, mode, { before: null, after: content })
  if (quotedId !== undefined) quotesOf(quotedId).add(cache, { __typename: 'Post', id })
}

/** The cached text of a post; empty if there is none. */
function storedText({ cache }: ApolloClient, id: string): string {
  const from = { __typename: 'Post', id } as const
  return cache.readFragment({ from, fragment: Sent_PostFragmentDoc, returnPartialData: true })?.content ?? ''
}

/**
 * The API expects null for a blank description, and makes placeholders itself. An edit leaves out the choices that are
 * as in the `original`: another device may have changed them since.
 */
function contentOf(draft: Draft, original?: Draft): Content {
  const { content, images, video, quotedId } = draft
  const chosen = <Choice extends 'replyPolicy' | 'quotePolicy' | 'isSensitive'>(choice: Choice) =>
    draft[choice] === original?.[choice] ? undefined : draft[choice]
  return {
    content,
    images: images.map(({ url, alt, width, height }) => ({ url, alt: alt?.trim() || null, width, height })),
    video: video && { url: video.url, poster: video.poster, width: video.width, height: video.height },
    replyPolicy: chosen('replyPolicy'),
    quotePolicy: chosen('quotePolicy'),
    quotedId,
    cardUrl: cardUrlOf(draft),
    isSensitive: chosen('isSensitive'),
  }
}
