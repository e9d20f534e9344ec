import mongoose from 'mongoose'
import { emptyDatabase, urlOf, useServer } from '../../server/testing/testServer.ts'
import { logsIn } from '../../server/testing/cast.ts'
import { Person } from '../../server/testing/person.ts'
import { hashPassword } from '../../server/auth/passwords.ts'
import { generate } from './generate.ts'

useServer()

const sizes = { users: 60, posts: 120, replies: 80, follows: 10, likes: 20, bookmarks: 5 }
const collections = ['users', 'posts', 'follows', 'likes', 'bookmarks']

/** All stored documents, without the ids that MongoDB generates for edges. */
async function everything(): Promise<Record<string, mongoose.mongo.Document[]>> {
  const entries = collections.map(async (name) => {
    const documents = await mongoose.connection.collection(name).find().sort({ $natural: 1 }).toArray()
    return [
      name,
      documents.map(({ _id, ...fields }) => (typeof _id === 'string' ? { _id, ...fields } : fields)),
    ] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const countBy =
  (documents: mongoose.mongo.Document[] = [], field: string) =>
  (id: string) =>
    documents.filter((document) => document[field] === id).length

describe('the generated data set', () => {
  it('is the same every time', async () => {
    await emptyDatabase()
    await generate(sizes)
    const first = await everything()
    await emptyDatabase()
    await generate(sizes)
    expect(await everything()).toEqual(first)
    expect(first['users']).toHaveLength(60)
    expect(first['posts']).toHaveLength(200)
  })

  it('has a demo account that can be logged in to, and avatars that exist', async () => {
    await emptyDatabase()
    await generate({ ...sizes, users: 9 }, { password: 'dataset', passwordHash: await hashPassword('dataset') })
    const { demoAccounts } = await new Person().asks('{ demoAccounts { password user { username } } }')
    expect(demoAccounts).toEqual([{ password: 'dataset', user: { username: 'user_0' } }])
    const person = await logsIn(new Person({ username: 'user_0', password: 'dataset' }))
    const { users } = await person.asks('{ users(first: 9) { edges { node { avatar cover } } } }')
    for (const { node } of users.edges) {
      for (const path of [node.avatar, node.cover]) expect((await fetch(urlOf(path))).status).toBe(200)
    }
  })

  it('has counters that match its edges, and replies only to existing posts', async () => {
    await emptyDatabase()
    await generate(sizes)
    const { users = [], posts = [], follows, likes } = await everything()
    const [liked, replies] = [
      countBy(
        likes?.filter((like) => like['state'] === 'liked'),
        'postId',
      ),
      countBy(posts, 'parentId'),
    ]
    for (const post of posts)
      expect(post).toMatchObject({ likeCount: liked(post['_id']), replyCount: replies(post['_id']) })
    const [followers, following] = [countBy(follows, 'followeeId'), countBy(follows, 'followerId')]
    const postsOf = countBy(
      posts.filter((post) => post['parentId'] === null),
      'authorId',
    )
    for (const user of users) {
      const [followerCount, followingCount, postCount] = [followers, following, postsOf].map((count) =>
        count(user['_id']),
      )
      expect(user).toMatchObject({ followerCount, followingCount, postCount })
    }
    const ids = new Set(posts.map((post) => post['_id']))
    expect(posts.every((post) => post['parentId'] === null || ids.has(post['parentId']))).toBe(true)
  })
})
