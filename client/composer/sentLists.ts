import type { ApolloCache } from '@apollo/client'
import { listIn, root } from '../apollo/lists.ts'
import { listByHashtags } from '../posts/hashtagLists.ts'
import type { ComposerMode } from './draft.ts'
import {
  FeedList_QueryFragmentDoc,
  PostsList_QueryFragmentDoc,
  PostsList_UserFragmentDoc,
  RepliesList_PostFragmentDoc,
  RepliesList_UserFragmentDoc,
} from './sentLists.generated.ts'

type Sent = { id: string; author: { id: string } | undefined }

/** Puts a sent post at the top of the loaded lists that it belongs to. `before` is its earlier text, or null. */
export function listSent(
  cache: ApolloCache,
  sent: Sent,
  mode: ComposerMode,
  text: { before: string | null; after: string },
): void {
  if (mode.kind === 'new') listPost(cache, sent)
  if (mode.kind === 'reply') listReply(cache, mode.parentId, sent)
  listByHashtags(cache, sent.id, text)
}

function listPost(cache: ApolloCache, { id, author }: Sent): void {
  const post = { __typename: 'Post', id } as const
  listIn(root, PostsList_QueryFragmentDoc).add(cache, post)
  listIn(root, FeedList_QueryFragmentDoc).add(cache, post)
  if (author) listIn({ __typename: 'User', id: author.id }, PostsList_UserFragmentDoc).add(cache, post)
}

function listReply(cache: ApolloCache, parentId: string, { id, author }: Sent): void {
  const post = { __typename: 'Post', id } as const
  listIn({ __typename: 'Post', id: parentId }, RepliesList_PostFragmentDoc).add(cache, post)
  if (author) listIn({ __typename: 'User', id: author.id }, RepliesList_UserFragmentDoc).add(cache, post)
}
