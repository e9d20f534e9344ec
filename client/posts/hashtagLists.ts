import type { ApolloCache } from '@apollo/client'
import { hashtagsOf } from '../../server/posts/segments.rules.ts'
import { addToList, removeFromList } from '../apollo/lists.ts'

const field = 'postsByHashtag'
const post = (id: string) => ({ __typename: 'Post', id })

/** Puts a new post or reply on top of the loaded lists of its hashtags. */
export function listByHashtags(cache: ApolloCache, id: string, content: string): void {
  for (const hashtag of hashtagsOf(content)) addToList(cache, { field, args: { hashtag }, item: post(id) })
}

/**
 * After an edit: takes a post out of the lists of hashtags it lost. Where it belongs in those of hashtags it gained, the
 * server knows: they are forgotten, and asked for when somebody opens them. (None is on the page: only what a list shows
 * can be edited there.)
 */
export function relistByHashtags(cache: ApolloCache, id: string, before: string, after: string): void {
  const [old, now] = [hashtagsOf(before), hashtagsOf(after)]
  for (const hashtag of old)
    if (!now.includes(hashtag)) removeFromList(cache, { field, args: { hashtag }, item: post(id) })
  for (const hashtag of now)
    if (!old.includes(hashtag)) cache.evict({ id: 'ROOT_QUERY', fieldName: field, args: { hashtag } })
}
