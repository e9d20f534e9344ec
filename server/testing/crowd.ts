import type { PostDocument } from '../posts/post.model.ts'
import { postDocument, storePosts, storeUsers, userDocument } from './documents.ts'
import type { OldClient } from './oldClient.ts'
import type { Data } from './person.ts'

export const at = (seconds: number) => new Date(Date.UTC(2025, 0, 1) + seconds * 1000)
export const range = (length: number) => Array.from({ length }, (_, index) => index)
export const userId = (index: number) => `user-${String(index).padStart(5, '0')}`
export const postId = (index: number) => `post-${String(index).padStart(5, '0')}`

export const crowd = (size: number) =>
  storeUsers(
    range(size).map((index) =>
      userDocument({ _id: userId(index), username: `crowd_${index}`, createdAt: at(index), updatedAt: at(index) }),
    ),
  )

/** Inserts posts by one account. Several share a time, because pages must not lose posts there. */
export const posts = (size: number, more: (index: number) => Partial<PostDocument> = () => ({})) =>
  storePosts(
    range(size).map((index) =>
      postDocument({
        ...{ _id: postId(index), authorId: userId(0), content: `Post ${index}` },
        ...{ createdAt: at(index - (index % 7)), updatedAt: at(index) },
        ...more(index),
      }),
    ),
  )

export function likesOf(posts: number, countOf: (post: number) => number) {
  const like = (post: number, index: number) => ({
    userId: userId(index),
    postId: postId(post),
    state: 'liked',
    at: at(index),
  })
  return range(posts).flatMap((post) => range(countOf(post)).map((index) => like(post, index)))
}

/** Reads a list to its end by its Link headers; returns all ids, the number of pages and their sizes in bytes. */
export async function follow(
  client: OldClient,
  path: string,
  key: string,
): Promise<{ ids: string[]; pages: number; sizes: number[] }> {
  const ids: string[] = []
  const sizes: number[] = []
  for (let next: string | undefined = path; next;) {
    const { body, headers }: { body: Data; headers: Headers } = await client.get(next)
    ids.push(...body[key].map((row: Data) => row._id))
    sizes.push(sizeOf(body))
    next = /^<\/api(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  return { ids, pages: sizes.length, sizes }
}

export const sizeOf = (body: Data) => Buffer.byteLength(JSON.stringify(body))
