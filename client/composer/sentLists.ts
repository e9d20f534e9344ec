import type { ApolloCache, Reference } from '@apollo/client'
import type { Connection, Edge } from '../apollo/connection.ts'
import { listIn, root } from '../apollo/lists.ts'
import { listByHashtags } from '../posts/hashtagLists.ts'
import type { ComposerMode } from './draft.ts'
import {
  Answered_PostFragmentDoc,
  FeedList_QueryFragmentDoc,
  PostsList_QueryFragmentDoc,
  PostsList_UserFragmentDoc,
  RepliesList_PostFragmentDoc,
  RepliesList_UserFragmentDoc,
} from './sentLists.generated.ts'

type Sent = { id: string; author: { id: string } | undefined }

/** Puts a sent post on top of the loaded lists that it belongs to. `before` is the text before an edit, or null. */
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
  for (const reposts of [true, false])
    listIn(root, FeedList_QueryFragmentDoc, { reposts }).add(cache, post, { repostedBy: null })
  if (author) listIn({ __typename: 'User', id: author.id }, PostsList_UserFragmentDoc).add(cache, post)
}

function listReply(cache: ApolloCache, parentId: string, { id, author }: Sent): void {
  const post = { __typename: 'Post', id } as const
  listIn({ __typename: 'Post', id: parentId }, RepliesList_PostFragmentDoc).add(cache, post, { conversation: [] })
  joinConversations(cache, parentId, id)
  if (author) listIn({ __typename: 'User', id: author.id }, RepliesList_UserFragmentDoc).add(cache, post)
}

type Talk = Edge & { conversation?: readonly Reference[] }

/** Puts an answer to a reply into the conversations below direct replies. */
function joinConversations(cache: ApolloCache, parentId: string, id: string): void {
  const parent = `Post:${parentId}`
  const above = answeredBy(cache, parentId)
  const opened = [above, above && answeredBy(cache, above)]
  for (const post of opened)
    if (post)
      cache.modify<Record<string, Connection>>({
        id: `Post:${post}`,
        fields: {
          replies: (stored, { toReference }) => {
            const list = stored as Connection
            const node = toReference(`Post:${id}`)
            return node ? { ...list, edges: list.edges.map((edge) => withAnswer(edge, parent, node)) } : list
          },
        },
      })
}

function withAnswer(edge: Talk, parent: string, node: Reference): Talk {
  const { conversation = [] } = edge
  const place = edge.node.__ref === parent ? 0 : conversation.findIndex(({ __ref }) => __ref === parent) + 1
  if (place === 0 && edge.node.__ref !== parent) return edge
  return { ...edge, conversation: conversation.toSpliced(place, 0, node) }
}

function answeredBy(cache: ApolloCache, id: string): string | null {
  const from = { __typename: 'Post', id } as const
  const post = cache.readFragment({ fragment: Answered_PostFragmentDoc, from })
  return post && 'parent' in post ? (post.parent?.id ?? null) : null
}
