import { PostModel } from '../posts/post.model.ts'
import { cast } from '../testing/cast.ts'
import { postDocument } from '../testing/documents.ts'
import { OldClient } from '../testing/oldClient.ts'
import type { Data } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

const idOf = (index: number) => `listed-post-${index}`

/** Alice saves a reply and five posts, of which `GET /posts` does not list the two oldest. */
async function aliceSaves() {
  const { alice, bob } = await cast()
  const posts = Array.from({ length: 510 }, (_, index) =>
    postDocument({ _id: idOf(index), authorId: bob.id, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)) }),
  )
  await PostModel.collection.insertMany(posts as never[])
  const reply = await bob.replies(idOf(509), 'a reply')
  for (const id of [idOf(0), idOf(509), reply, idOf(1), idOf(300), idOf(400)]) await alice.bookmarks(id)
  return { client: new OldClient(alice), reply }
}

describe('GET /users/bookmark', () => {
  it('lists only posts that GET /posts contains, and no replies', async () => {
    const { client } = await aliceSaves()
    const { posts } = (await client.get('/posts')).body
    const listed = new Set(posts.map(({ _id }: Data) => _id))
    const { bookmarks } = (await client.get('/users/bookmark')).body
    expect(bookmarks).toEqual([idOf(400), idOf(300), idOf(509)])
    expect(bookmarks.every((id: string) => listed.has(id))).toBe(true)
  })

  it('answers the same ids after a bookmark is added or removed', async () => {
    const { client, reply } = await aliceSaves()
    expect((await client.post(`/users/remove-bookmark/${reply}`)).body['bookmarks']).toEqual([
      idOf(400),
      idOf(300),
      idOf(509),
    ])
    expect((await client.post(`/users/bookmark/${reply}`)).body['bookmarks']).toEqual([idOf(400), idOf(300), idOf(509)])
  })

  it.each([1, 2, 3, 5, 100])('pages through all bookmarked posts and replies with a limit of %i', async (limit) => {
    const { client, reply } = await aliceSaves()
    const ids: string[] = []
    for (let path: string | undefined = `/users/bookmark?limit=${limit}`; path !== undefined;) {
      const { body, headers } = await client.get(path)
      expect(body['bookmarks'].length).toBeLessThanOrEqual(limit)
      ids.push(...body['bookmarks'])
      path = /<\/api([^>]+)>/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(ids).toEqual([idOf(400), idOf(300), idOf(1), reply, idOf(509), idOf(0)])
  })
})
