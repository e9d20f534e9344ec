import type { ApolloCache } from '@apollo/client'
import { listIn, listOf } from '../apollo/lists.ts'
import {
  FeedListDocument,
  PostsListDocument,
  PostsList_UserFragmentDoc,
  RepliesList_PostFragmentDoc,
  RepliesList_UserFragmentDoc,
} from './sentLists.generated.ts'

type Sent = { id: string; author?: { id: string } | undefined }

/** Puts a new post at the top of the loaded lists that have it. */
export function listPost(cache: ApolloCache, { id, author }: Sent): void {
  const post = { __typename: 'Post', id } as const
  listOf(PostsListDocument, {}).add(cache, post)
  listOf(FeedListDocument, {}).add(cache, post)
  if (author) listIn({ __typename: 'User', id: author.id }, PostsList_UserFragmentDoc).add(cache, post)
}

/** Puts a new reply at the top of the loaded lists that have it. */
export function listReply(cache: ApolloCache, parentId: string, { id, author }: Sent): void {
  const post = { __typename: 'Post', id } as const
  listIn({ __typename: 'Post', id: parentId }, RepliesList_PostFragmentDoc).add(cache, post)
  if (author) listIn({ __typename: 'User', id: author.id }, RepliesList_UserFragmentDoc).add(cache, post)
}
