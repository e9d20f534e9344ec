import type { ApolloCache } from '@apollo/client'
import { hashtagsOf } from '../../server/posts/segments.rules.ts'
import { listIn, root } from '../apollo/lists.ts'
import { HashtagList_QueryFragmentDoc } from './hashtagLists.generated.ts'

const post = (id: string) => ({ __typename: 'Post', id }) as const
const listOfHashtag = (hashtag: string) => listIn(root, HashtagList_QueryFragmentDoc, { hashtag })

/** Updates the lists of a post's hashtags. An edit evicts those of new ones: only the server knows its place there. */
export function listByHashtags(
  cache: ApolloCache,
  id: string,
  { before, after }: { before: string | null; after: string },
): void {
  const now = hashtagsOf(after)
  if (before === null) return now.forEach((hashtag) => listOfHashtag(hashtag).add(cache, post(id)))
  const old = hashtagsOf(before)
  for (const hashtag of old) if (!now.includes(hashtag)) listOfHashtag(hashtag).remove(cache, post(id))
  for (const hashtag of now)
    if (!old.includes(hashtag)) cache.evict({ id: 'ROOT_QUERY', fieldName: 'postsByHashtag', args: { hashtag } })
}
