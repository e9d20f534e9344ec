import { randomUUID } from 'node:crypto'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { rankAt } from '../follows/ranks.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { silentRank } from '../users/user.row.ts'

useServer()

type Cast = Awaited<ReturnType<typeof cast>>

const card = `
  id content createdAt updatedAt likeCount replyCount viewerHasLiked viewerHasBookmarked
  author { id username name followerCount viewerIsFollowing }
  parent { id replyCount author { id username } }`

async function sent(work: () => Promise<unknown>): Promise<string[]> {
  const commands = await commandsDuring(work)
  return commands.map(({ name, collection }) => (name === 'commitTransaction' ? 'commit' : `${name} ${collection}`))
}

describe('a write is answered from what it wrote', () => {
  const writes: [string, (cast: Cast) => Promise<unknown>, string[]][] = [
    [
      'a like',
      ({ alice, bobsPost }) => alice.does('likePost', { postId: bobsPost }, 'post { id likeCount viewerHasLiked }'),
      ['find users', 'find restrictions', 'update likes', 'findAndModify posts', 'commit'],
    ],
    [
      'a bookmark',
      ({ alice, bobsPost }) => alice.does('bookmarkPost', { postId: bobsPost }, 'post { id viewerHasBookmarked }'),
      ['find users', 'find restrictions', 'findAndModify posts', 'insert bookmarks', 'commit'],
    ],
    [
      'a follow',
      ({ alice, bob }) =>
        alice.does(
          'followUser',
          { userId: bob.id },
          'user { id followerCount viewerIsFollowing } viewer { id followingCount }',
        ),
      ['findAndModify users', 'find restrictions', 'insert follows', 'findAndModify users', 'commit'],
    ],
    [
      'an unfollow',
      ({ bob, carol }) => carol.does('unfollowUser', { userId: bob.id }, 'user { followerCount } viewer { id }'),
      ['findAndModify users', 'find restrictions', 'delete follows', 'findAndModify users', 'commit'],
    ],
    [
      'a post',
      ({ alice }) => alice.does('createPost', { id: randomUUID(), content: 'Hello' }, `post { ${card} }`),
      ['find purges', 'insert posts', 'findAndModify users', 'commit'],
    ],
    [
      'the first post of a day, which ranks its author in feeds',
      ({ bob }) => bob.does('createPost', { id: randomUUID(), content: 'Good morning' }, `post { ${card} }`),
      ['find purges', 'insert posts', 'findAndModify users', 'update users', 'update follows', 'commit'],
    ],
    [
      'a post that mentions several accounts, with one look-up for them and one for the age of its author',
      ({ alice }) => alice.does('createPost', { id: randomUUID(), content: '@bob @carol @nobody' }, `post { ${card} }`),
      [
        ...['find users', 'find restrictions', 'find users'],
        ...['find purges', 'insert posts', 'findAndModify users', 'commit'],
      ],
    ],
    [
      'a reply, which shows its parent with author and likes',
      ({ alice, bobsPost }) =>
        alice.does('replyToPost', { id: randomUUID(), parentId: bobsPost, content: 'Hi' }, `post { ${card} }`),
      [
        'find purges',
        'insert posts',
        'findAndModify users',
        'findAndModify posts',
        'commit',
        ...['find restrictions', 'find users', 'find users', 'find follows', 'find restrictions', 'aggregate likes'],
      ],
    ],
  ]
  it.each(writes)('%s', async (_name, write, expected) => {
    const people = await cast()
    const { alice, bob, carol } = people
    // Their sessions are in the cache after this.
    await Promise.all([alice, bob].map((person) => person.asks('{ viewer { id } }')))
    // Alice has posted today, and bob has not.
    await UserModel.updateOne({ _id: alice.id }, { feedRank: rankAt(new Date(Date.now() + 86_400_000)) })
    await carol.follows(bob)
    await UserModel.updateOne({ _id: bob.id }, { feedRank: silentRank })
    expect((await sent(() => write(people))).toSorted()).toEqual(expected.toSorted())
  })
})

describe('the answer to a write is the same as a read after it', () => {
  it('for a new post, a like, a bookmark, and a reply', async () => {
    const { alice } = await cast()
    const read = async (id: string) =>
      (await alice.asks(`query ($id: ID!) { post(id: $id) { ${card} } }`, { id }))['post']
    const selection = `post { ${card} }`
    const { post } = await alice.does('createPost', { id: randomUUID(), content: 'Hello' }, selection)
    expect(post).toEqual(await read(post.id))
    for (const name of ['likePost', 'bookmarkPost', 'removeBookmark', 'unlikePost']) {
      const { post: after } = await alice.does(name, { postId: post.id }, selection)
      expect(after).toEqual(await read(post.id))
    }
    const input = { id: randomUUID(), parentId: post.id, content: 'Hi' }
    const { post: reply } = await alice.does('replyToPost', input, selection)
    expect(reply).toEqual(await read(reply.id))
    expect((await alice.does('likePost', { postId: reply.id }, selection))['post']).toEqual(await read(reply.id))
  })

  it('for a follow and its end', async () => {
    const { alice, bob } = await cast()
    const fields = 'id followerCount followingCount viewerIsFollowing isFollowingViewer'
    await bob.follows(alice)
    for (const name of ['followUser', 'unfollowUser']) {
      const { user, viewer } = await alice.does(name, { userId: bob.id }, `user { ${fields} } viewer { ${fields} }`)
      expect({ user, viewer }).toEqual(await alice.asks(`{ user(username: "bob") { ${fields} } viewer { ${fields} } }`))
    }
  })
})
