import type { ApolloCache, ApolloClient } from '@apollo/client'
import type { ImageInput, VideoInput } from '../apollo/schema.generated.ts'
import { codeOf } from '../apollo/errors.ts'
import { listByHashtags, relistByHashtags } from '../posts/hashtagLists.ts'
import {
  CreatePostDocument,
  EditPostDocument,
  ReplyToPostDocument,
  Sent_PostFragmentDoc,
} from './Composer.generated.ts'
import type { Draft } from './draft.ts'
import { listPost, listReply } from './sentLists.ts'

export type NewPostMode = { kind: 'new' } | { kind: 'reply'; parentId: string }
export type ComposerMode = NewPostMode | { kind: 'edit'; postId: string }

type Content = { content: string; images: ImageInput[]; video: VideoInput | null }
/** `token` names the session to send with; without it, the present one. */
type Sending = { client: ApolloClient; mode: ComposerMode; token?: string }

/** Sending again after the timeout is safe, because the id stays the same. */
const timeoutMs = 30_000

/** Sends a draft and adds the post to the loaded lists. Throws the server's error. */
export async function sendDraft(draft: Draft, sending: Sending): Promise<void> {
  const content = contentOf(draft)
  const { mode } = sending
  if (mode.kind === 'edit') return edit(mode.postId, content, sending)
  try {
    if (mode.kind === 'reply') await reply(draft.id, mode.parentId, content, sending)
    else await create(draft.id, content, sending)
  } catch (error) {
    // An earlier attempt stored the post, its response was lost, and the draft has changed since.
    if (codeOf(error) !== 'ID_TAKEN') throw error
    await edit(draft.id, content, sending)
  }
}

async function create(id: string, content: Content, { client, token }: Sending): Promise<void> {
  await client.mutate({
    mutation: CreatePostDocument,
    variables: { input: { id, ...content } },
    context: contextWith(token),
    update: (cache, { data }) => {
      listPost(cache, data?.createPost.post ?? { id })
      listByHashtags(cache, id, content.content)
    },
  })
}

async function reply(id: string, parentId: string, content: Content, { client, token }: Sending): Promise<void> {
  await client.mutate({
    mutation: ReplyToPostDocument,
    variables: { input: { id, parentId, ...content } },
    context: contextWith(token),
    update: (cache, { data }) => {
      listReply(cache, parentId, data?.replyToPost.post ?? { id })
      listByHashtags(cache, id, content.content)
    },
  })
}

/** Changes a post. In the modes of new posts no list has it yet. */
async function edit(id: string, content: Content, { client, mode, token }: Sending): Promise<void> {
  const before = client.cache.readFragment({
    from: { __typename: 'Post', id },
    fragment: Sent_PostFragmentDoc,
    returnPartialData: true,
  })
  const list = (cache: ApolloCache, post: Parameters<typeof listPost>[1]) => {
    relistByHashtags(cache, id, before?.content ?? '', content.content)
    if (mode.kind === 'new') listPost(cache, post)
    if (mode.kind === 'reply') listReply(cache, mode.parentId, post)
  }
  await client.mutate({
    mutation: EditPostDocument,
    variables: { input: { id, ...content } },
    context: contextWith(token),
    update: (cache, { data }) => list(cache, data?.editPost.post ?? { id }),
  })
}

/** The context of a request that ends after the timeout, with the session's token. */
export const contextWith = (token: string | undefined) => ({
  token,
  fetchOptions: { signal: AbortSignal.timeout(timeoutMs) },
})

/** The API's input: a blank description becomes null, and the server makes the placeholders itself. */
function contentOf({ content, images, video }: Draft): Content {
  return {
    content,
    images: images.map(({ url, alt, width, height }) => ({ url, alt: alt?.trim() || null, width, height })),
    video: video && { url: video.url, poster: video.poster, width: video.width, height: video.height },
  }
}
