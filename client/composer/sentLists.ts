import type { ApolloCache } from '@apollo/client'
import { listIn, root } from '../apollo/lists.ts'
import {
  FeedList_QueryFragmentDoc,
  PostsList_QueryFragmentDoc,
  PostsList_UserFragmentDoc,
  RepliesList_PostFragmentDoc,
  RepliesList_UserFragmentDoc,
} from './sentLists.generated.ts'

type Sent = { id: string; author?: { id: string } | undefined }

/** Puts a new post at the top of the loaded lists that have it. */
export function listPost(cache: ApolloCache, { id, author }: Sent): void {
  const post = { __typename: 'Post', id } as const
  listIn(root, PostsList_QueryFragmentDoc).add(cache, post)
  listIn(root, FeedList_QueryFragmentDoc).add(cache, post)
  if (author) listIn({ __typename: 'User', id: author.id }, PostsList_UserFragmentDoc).add(cache, post)
}

/** Puts a new reply at the top of the loaded lists that have it. */
export function listReply(cache: ApolloCache, parentId: string, { id, author }: Sent): void {
  const post = { __typename: 'Post', id } as const
  listIn({ __typename: 'Post', id: parentId }, RepliesList_PostFragmentDoc).add(cache, post)
  if (author) listIn({ __typename: 'User', id: author.id }, RepliesList_UserFragmentDoc).add(cache, post)
}
