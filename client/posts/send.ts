import type { ApolloCache, ApolloClient } from '@apollo/client'
import type { ImageInput, VideoInput } from '../apollo/schema.generated.ts'
import { addToList } from '../apollo/lists.ts'
import { CreatePostDocument, EditPostDocument, ReplyToPostDocument } from './Composer.generated.ts'

export type Mode = { kind: 'new' } | { kind: 'reply'; parentId: string } | { kind: 'edit'; postId: string }
export type Draft = { content: string; images: ImageInput[]; video: VideoInput | null }

/** An id for a new post. Made once a draft, so that sending again after a lost answer never doubles the post. */
export function newPostId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends what the composer holds and puts the answer into the loaded lists. Throws what the server said. */
export async function send(client: ApolloClient, mode: Mode, id: string, draft: Draft): Promise<void> {
  if (mode.kind === 'edit') {
    await client.mutate({ mutation: EditPostDocument, variables: { input: { id: mode.postId, ...draft } } })
  } else if (mode.kind === 'reply') {
    const input = { id, parentId: mode.parentId, ...draft }
    await client.mutate({
      mutation: ReplyToPostDocument,
      variables: { input },
      update: (cache) => listReply(cache, id, mode.parentId),
    })
  } else {
    await client.mutate({
      mutation: CreatePostDocument,
      variables: { input: { id, ...draft } },
      update: (cache, { data }) => {
        const post = data?.createPost.post
        listPost(cache, id, post && 'author' in post ? post.author.id : undefined)
      },
    })
  }
}

function listPost(cache: ApolloCache, id: string, authorId: string | undefined): void {
  const item = { __typename: 'Post', id }
  addToList(cache, { field: 'posts', item })
  addToList(cache, { field: 'feed', args: { filter: 'LATEST' }, item })
  if (authorId) addToList(cache, { of: { __typename: 'User', id: authorId }, field: 'posts', item })
}

function listReply(cache: ApolloCache, id: string, parentId: string): void {
  addToList(cache, { of: { __typename: 'Post', id: parentId }, field: 'replies', item: { __typename: 'Post', id } })
}
