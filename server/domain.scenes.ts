import { randomUUID } from 'node:crypto'
import { cast } from './testing/cast.ts'
import { commandsDuring } from './testing/commands.ts'
import { Listener } from './testing/listener.ts'
import { PostModel } from './posts/post.model.ts'
import { StarModel, hidden, useStars, withStars } from './testing/stars.ts'
import { urlOf } from './testing/testServer.ts'
import { violations } from './testing/violations.ts'

const listOfPosts = '{ posts(first: 20) { edges { node { id viewerHasStarred viewerHasLiked author { id } } } } }'

describe('a domain in the list', () => {
  useStars()

  afterEach(() => hidden.posts.clear())

  it('has its collection and indexes', async () => {
    expect(await StarModel.diffIndexes()).toEqual({ toCreate: [], toDrop: [] })
  })

  it('adds a mark to posts and a mutation, read together with the other marks', async () => {
    const { alice, bobsPost, guest } = await cast()
    const alicesPost = await alice.posts('by alice')
    expect(await alice.asks('mutation ($id: ID!) { starPost(postId: $id) }', { id: bobsPost })).toEqual({
      starPost: true,
    })
    const starred = async (person: typeof alice) => {
      const { posts } = await person.asks(listOfPosts)
      return posts.edges.map(({ node }: { node: { id: string; viewerHasStarred: boolean } }) => [
        node.id,
        node.viewerHasStarred,
      ])
    }
    const commands = await commandsDuring(async () => {
      expect(await starred(alice)).toEqual([
        [alicesPost, false],
        [bobsPost, true],
      ])
    })
    // One command reads the marks of all domains, and is sent to the first one's collection.
    const ofMarks = commands.filter(({ collection }) => ['likes', 'bookmarks', 'stars'].includes(collection))
    expect(ofMarks.map(({ collection }) => collection)).toEqual(['likes'])
    expect(await starred(guest)).toEqual([
      [alicesPost, false],
      [bobsPost, false],
    ])
  })

  it('adds a counter to posts, which is 0 in new ones and in those that were stored without it', async () => {
    const { alice, bob, bobsPost } = await cast()
    const old = await alice.posts('from before')
    await PostModel.collection.updateOne({ _id: old as never }, { $unset: { starCount: 1 } })
    const counts = async () => {
      const { posts } = await bob.asks('{ posts { edges { node { starCount } } } }')
      return posts.edges.map(({ node }: { node: { starCount: number } }) => node.starCount)
    }
    expect(await counts()).toEqual([0, 0])
    for (const [person, id] of [
      [alice, bobsPost],
      [bob, bobsPost],
      [bob, old],
    ] as const)
      await person.asks('mutation ($id: ID!) { starPost(postId: $id) }', { id })
    expect(await counts()).toEqual([1, 2])
    expect(await violations(withStars)).toEqual([])
  })

  it('hides a post everywhere', async () => {
    const { alice, bobsPost } = await cast()
    await alice.replies(bobsPost, 'to be hidden')
    expect(await alice.sees(bobsPost)).not.toBeNull()
    hidden.posts.add(bobsPost)
    expect(await alice.sees(bobsPost)).toBeNull()
    expect(await alice.reads('posts')).toEqual([])
    await expect(alice.likes(bobsPost)).rejects.toHaveCode('NOT_FOUND')
  })

  it('hides a post from subscribers too, who get no message at all', async () => {
    const { alice, bobsPost, guest } = await cast()
    const [unseen, unseenReply] = [randomUUID(), randomUUID()]
    hidden.posts.add(unseen).add(unseenReply)
    const listener = new Listener(urlOf('/graphql'), { token: guest.token })
    const lists = listener.subscribe('subscription { newPosts { count posts { id } } }')
    const changes = listener.subscribe(
      `subscription { postChanged(id: "${bobsPost}") { newReplyCount newReplies { id } } }`,
    )
    await Promise.all([lists.next(), changes.next()])
    // The server accepts the post, but cannot show it to its author.
    await alice.posts('to be hidden', { id: unseen }).catch(() => {})
    const seen = await alice.posts('for all to see')
    expect(await lists.next()).toEqual({ count: 1, posts: [{ id: seen }] })
    await alice.replies(bobsPost, 'to be hidden', { id: unseenReply }).catch(() => {})
    expect(await changes.next()).toEqual({ newReplyCount: 0, newReplies: [] })
    await listener.leaves()
  })

  it('loses its edges with their post or account, and the counts of other posts follow', async () => {
    const { alice, bob, bobsPost } = await cast()
    const alicesPost = await alice.posts('by alice')
    for (const [person, postId] of [
      [alice, bobsPost],
      [bob, alicesPost],
      [alice, alicesPost],
    ] as const)
      await person.asks('mutation ($id: ID!) { starPost(postId: $id) }', { id: postId })
    await bob.deletes(bobsPost)
    expect(await StarModel.countDocuments()).toBe(2)
    await bob.does('deleteAccount', { password: bob.password }, 'deletedUserId')
    expect(await StarModel.countDocuments()).toBe(1)
    expect(await violations(withStars)).toEqual([])
  })

  it('has its invariants checked', async () => {
    const { alice, bobsPost } = await cast()
    await alice.asks('mutation ($id: ID!) { starPost(postId: $id) }', { id: bobsPost })
    expect(await violations(withStars)).toEqual([])
    await StarModel.create({ userId: alice.id, postId: 'no-such-post' })
    expect(await violations(withStars)).toEqual([expect.stringContaining('no-such-post is not there')])
  })
})
