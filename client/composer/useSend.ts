import { useApolloClient, useMutation } from '@apollo/client/react'
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

export type ComposerMode = { kind: 'new' } | { kind: 'reply'; parentId: string } | { kind: 'edit'; postId: string }
type Content = { content: string; images: ImageInput[]; video: VideoInput | null }

/** Sending again after the timeout is safe, because the id stays the same. */
const timeoutMs = 30_000

/** Returns a function that sends the draft and adds the post to the loaded lists. It throws the server's error. */
export function useSend(mode: ComposerMode): (draft: Draft) => Promise<void> {
  const createOrReply = useCreateOrReply(mode)
  const edit = useEdit(mode)
  return async (draft) => {
    const content = contentOf(draft)
    if (mode.kind === 'edit') return edit(mode.postId, content)
    try {
      await createOrReply(draft.id, content)
    } catch (error) {
      // An earlier attempt stored the post, its response was lost, and the draft has changed since.
      if (codeOf(error) !== 'ID_TAKEN') throw error
      await edit(draft.id, content)
    }
  }
}

function useCreateOrReply(mode: ComposerMode) {
  const [create] = useMutation(CreatePostDocument)
  const [reply] = useMutation(ReplyToPostDocument)
  return async (id: string, content: Content) => {
    if (mode.kind === 'reply') {
      const { parentId } = mode
      await reply({
        variables: { input: { id, parentId, ...content } },
        context: withTimeout(),
        update: (cache, { data }) => {
          listReply(cache, parentId, data?.replyToPost.post ?? { id })
          listByHashtags(cache, id, content.content)
        },
      })
      return
    }
    await create({
      variables: { input: { id, ...content } },
      context: withTimeout(),
      update: (cache, { data }) => {
        listPost(cache, data?.createPost.post ?? { id })
        listByHashtags(cache, id, content.content)
      },
    })
  }
}

/** Changes a post. In the modes of new posts no list has it yet. */
function useEdit(mode: ComposerMode) {
  const { cache: loaded } = useApolloClient()
  const [edit] = useMutation(EditPostDocument)
  return async (id: string, content: Content) => {
    const from = { __typename: 'Post', id } as const
    const before = loaded.readFragment({ from, fragment: Sent_PostFragmentDoc, returnPartialData: true })
    await edit({
      variables: { input: { id, ...content } },
      context: withTimeout(),
      update: (cache, { data }) => {
        const post = data?.editPost.post ?? { id }
        relistByHashtags(cache, id, before?.content ?? '', content.content)
        if (mode.kind === 'new') listPost(cache, post)
        if (mode.kind === 'reply') listReply(cache, mode.parentId, post)
      },
    })
  }
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
