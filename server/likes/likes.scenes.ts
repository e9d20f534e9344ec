import { markForDeletion } from '../auth/account.deletion.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

describe('liking', () => {
  it('shows the like to the viewer and the count to everyone', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    expect(await alice.likes(bobsPost)).toMatchObject({ likeCount: 1, viewerHasLiked: true })
    expect(await bob.sees(bobsPost)).toMatchObject({ likeCount: 1, viewerHasLiked: false })
    expect(await guest.sees(bobsPost)).toMatchObject({ likeCount: 1, viewerHasLiked: false })
  })

  it('counts a repeated like once', async () => {
    const { alice, bobsPost } = await cast()
    await alice.likes(bobsPost)
    expect(await alice.likes(bobsPost)).toMatchObject({ likeCount: 1, viewerHasLiked: true })
    expect(await alice.sees(bobsPost)).toMatchObject({ likeCount: 1, viewerHasLiked: true })
  })

  it('can be removed, and given again', async () => {
    const { alice, bobsPost } = await cast()
    await alice.likes(bobsPost)
    expect(await alice.unlikes(bobsPost)).toMatchObject({ likeCount: 0, viewerHasLiked: false })
    expect(await alice.likes(bobsPost)).toMatchObject({ likeCount: 1, viewerHasLiked: true })
  })

  it('leaves the count when its account is deleted, unless it was taken back before', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    for (const person of [alice, bob, carol]) await person.likes(bobsPost)
    await carol.unlikes(bobsPost)
    for (const person of [alice, carol])
      await person.does('deleteAccount', { password: person.password }, 'deletedUserId')
    expect(await bob.sees(bobsPost)).toMatchObject({ likeCount: 1 })
  })

  it('cannot be undone by somebody else', async () => {
    const { alice, carol, bobsPost } = await cast()
    await alice.likes(bobsPost)
    expect(await carol.unlikes(bobsPost)).toMatchObject({ likeCount: 1, viewerHasLiked: false })
    expect(await alice.sees(bobsPost)).toMatchObject({ likeCount: 1 })
  })

  it('can be removed without a like, which changes nothing', async () => {
    const { alice, bobsPost } = await cast()
    expect(await alice.unlikes(bobsPost)).toMatchObject({ likeCount: 0, viewerHasLiked: false })
  })

  it('counts twenty likes of one user at once as one', async () => {
    const { alice, bobsPost } = await cast()
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => alice.likes(bobsPost)))
    // A busy machine may refuse some of so many.
    const counts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.likeCount] : []))
    expect(new Set(counts)).toEqual(new Set([1]))
    expect(await alice.sees(bobsPost)).toMatchObject({ likeCount: 1 })
  })

  it('counts simultaneous likes, even of people who liked the post before or are being deleted', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    const others = await Promise.all(Array.from({ length: 8 }, (_, index) => signsUp(`fan_${index}`)))
    await alice.likes(bobsPost)
    await markForDeletion(dan.id)
    const everybody = [alice, bob, carol, dan, ...others]
    const answers = await Promise.allSettled(everybody.map((person) => person.likes(bobsPost)))
    expect(answers.map(({ status }) => status)).toEqual(
      everybody.map((person) => (person === dan ? 'rejected' : 'fulfilled')),
    )
    for (const person of [alice, bob, carol, ...others])
      expect(await person.sees(bobsPost)).toMatchObject({ likeCount: 11, viewerHasLiked: true })
  })

  it('counts likes of several posts at once, each where it belongs', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    const [second, third] = [await bob.posts('second'), await carol.posts('third')]
    const liked = [bobsPost, second, bobsPost, third]
    const people = [alice, bob, carol, dan]
    await Promise.all(people.map((person, index) => person.likes(liked[index] ?? '')))
    for (const [id, likeCount] of [[bobsPost, 2] as const, [second, 1] as const, [third, 1] as const])
      expect(await bob.sees(id)).toMatchObject({ likeCount, viewerHasLiked: id === second })
    const gone = await Promise.allSettled([alice.likes(second), carol.likes('no-such-post'), dan.likes(second)])
    expect(gone.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await bob.sees(second)).toMatchObject({ likeCount: 3 })
    expect(await violations()).toEqual([])
  })

  it('requires an account and an existing post', async () => {
    const { alice, guest, bobsPost } = await cast()
    await expect(guest.likes(bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
    await expect(alice.likes('no-such-post')).rejects.toHaveCode('NOT_FOUND')
    await expect(alice.unlikes('no-such-post')).rejects.toHaveCode('NOT_FOUND')
  })

  it('lists what somebody likes, newest like first', async () => {
    const { alice, bob, bobsPost } = await cast()
    const second = await bob.posts('second')
    await alice.likes(second)
    await alice.likes(bobsPost)
    const liked = async () => {
      const { user } = await bob.asks('{ user(username: "alice") { likedPosts { edges { node { id } } } } }')
      return user.likedPosts.edges.map((edge: { node: { id: string } }) => edge.node.id)
    }
    expect(await liked()).toEqual([bobsPost, second])
    await alice.unlikes(bobsPost)
    expect(await liked()).toEqual([second])
  })

  it('lists who likes a post, newest like first, page by page', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    for (const person of [alice, bob, carol]) await person.likes(bobsPost)
    await bob.unlikes(bobsPost)
    const likers = async (page: string) => {
      const query = `{ post(id: "${bobsPost}") { likers(${page}) { edges { node { username } } pageInfo { hasNextPage endCursor } } } }`
      const { post } = await guest.asks(query)
      const names = post.likers.edges.map((edge: { node: { username: string } }) => edge.node.username)
      return { names, ...post.likers.pageInfo }
    }
    const first = await likers('first: 1')
    expect(first).toMatchObject({ names: ['carol'], hasNextPage: true })
    expect(await likers(`first: 1, after: "${first.endCursor}"`)).toMatchObject({
      names: ['alice'],
      hasNextPage: false,
    })
  })

  it('does not list an account that is being deleted', async () => {
    const { alice, carol, guest, bobsPost } = await cast()
    for (const person of [alice, carol]) await person.likes(bobsPost)
    await UserModel.updateOne({ _id: carol.id }, { deletingAt: new Date() })
    const { post } = await guest.asks(`{ post(id: "${bobsPost}") { likers { edges { node { username } } } } }`)
    expect(post.likers.edges).toEqual([{ node: { username: 'alice' } }])
  })
})
