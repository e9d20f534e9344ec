import type { ApolloCache, ApolloClient } from '@apollo/client'
import type { ImageInput, VideoInput } from '../apollo/schema.generated.ts'
import { addToList } from '../apollo/lists.ts'
import {
  CreatePostDocument,
  EditPostDocument,
  ReplyToPostDocument,
  Sent_PostFragmentDoc,
} from './Composer.generated.ts'
import { codeOf } from '../apollo/errors.ts'
import type { Draft } from './draft.ts'
import { listByHashtags, relistByHashtags } from '../posts/hashtagLists.ts'

export type ComposerMode = { kind: 'new' } | { kind: 'reply'; parentId: string } | { kind: 'edit'; postId: string }
type Content = { content: string; images: ImageInput[]; video: VideoInput | null }

/** Sending again after the timeout is safe, because the id stays the same. */
const timeoutMs = 30_000

/** Sends the draft and adds the post to the loaded lists. Throws the server's error. */
export async function send(client: ApolloClient, mode: ComposerMode, draft: Draft): Promise<void> {
  const content = contentOf(draft)
  if (mode.kind === 'edit') return edit(client, mode.postId, content)
  try {
    if (mode.kind === 'reply') await reply(client, { id: draft.id, parentId: mode.parentId, ...content })
    else await create(client, { id: draft.id, ...content })
  } catch (error) {
    // An earlier attempt stored the post, its response was lost, and the draft has changed since.
    if (codeOf(error) !== 'ID_TAKEN') throw error
    await edit(client, draft.id, content, mode)
  }
}

async function create(client: ApolloClient, input: Content & { id: string }): Promise<void> {
  await client.mutate({
    mutation: CreatePostDocument,
    variables: { input },
    context: withTimeout(),
    update: (cache, answer) => {
      const post = answer.data?.createPost.post
      listPost(cache, input.id, post && 'author' in post ? post.author.id : undefined)
      listByHashtags(cache, input.id, input.content)
    },
  })
}

async function reply(client: ApolloClient, input: Content & { id: string; parentId: string }): Promise<void> {
  await client.mutate({
    mutation: ReplyToPostDocument,
    variables: { input },
    context: withTimeout(),
    update: (cache, answer) => {
      const post = answer.data?.replyToPost.post
      listReply(cache, input.id, {
        parentId: input.parentId,
        authorId: post && 'author' in post ? post.author.id : null,
      })
      listByHashtags(cache, input.id, input.content)
    },
  })
}

/** Changes a post; `unlisted` names the mode in which it was sent when no list has it yet. */
async function edit(client: ApolloClient, id: string, content: Content, unlisted?: ComposerMode): Promise<void> {
  const before = client.cache.readFragment({
    id: `Post:${id}`,
    fragment: Sent_PostFragmentDoc,
    returnPartialData: true,
  })
  await client.mutate({
    mutation: EditPostDocument,
    variables: { input: { id, ...content } },
    context: withTimeout(),
    update: (cache, answer) => {
      relistByHashtags(cache, id, before?.content ?? '', content.content)
      const post = answer.data?.editPost.post
      const authorId = post && 'author' in post ? post.author.id : undefined
      if (unlisted?.kind === 'new') listPost(cache, id, authorId)
      if (unlisted?.kind === 'reply') listReply(cache, id, { parentId: unlisted.parentId, authorId: authorId ?? null })
    },
  })
}

const withTimeout = () => ({ fetchOptions: { signal: AbortSignal.timeout(timeoutMs) } })

/** The API's input: a blank description becomes null, and the server makes the placeholders itself. */
function contentOf({ content, images, video }: Draft): Content {
  return {
    content,
    images: images.map(({ url, alt, width, height }) => ({ url, alt: alt?.trim() || null, width, height })),
    video: video && { url: video.url, poster: video.poster, width: video.width, height: video.height },
  }
}

function listPost(cache: ApolloCache, id: string, authorId: string | undefined): void {
  const item = { __typename: 'Post', id }
  addToList(cache, { field: 'posts', item })
  addToList(cache, { field: 'feed', args: { filter: 'LATEST' }, item })
  if (authorId) addToList(cache, { of: { __typename: 'User', id: authorId }, field: 'posts', item })
}

type Places = { parentId: string; authorId: string | null }

function listReply(cache: ApolloCache, id: string, { parentId, authorId }: Places): void {
  const item = { __typename: 'Post', id }
  addToList(cache, { of: { __typename: 'Post', id: parentId }, field: 'replies', item })
  if (authorId) addToList(cache, { of: { __typename: 'User', id: authorId }, field: 'replies', item })
}
