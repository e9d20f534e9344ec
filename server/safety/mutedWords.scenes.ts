import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { Listener } from '../testing/listener.ts'
import type { Data, Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { wordKey } from '../posts/words.ts'
import { hasMutedWord, noWords } from './mutedWords.ts'
import { RestrictionModel } from './restriction.model.ts'

useServer()

const fields = 'mutedWords { word place until }'
const mutes = (who: Person, word: string, more: object = {}) => who.does('muteWord', { word, ...more }, fields)

const posts = '{ edges { node { content } } }'
const lists = `{
  home: feed(filter: LATEST) ${posts} trending: feed(filter: TRENDING) ${posts} explore: posts ${posts}
  top: topPosts(window: ALL) ${posts} hashtag: postsByHashtag(hashtag: "sea") ${posts}
  search: searchPosts(query: "#sea") ${posts}
  newer: newerPosts(list: HOME) { content }
  profile: user(username: "bob") { posts ${posts} }
}`

async function listsWith(who: Person, text: string): Promise<string[]> {
  const found: Data = await who.asks(lists)
  return Object.keys(found).filter((list) => JSON.stringify(found[list]).includes(text))
}

const everywhere = ['home', 'trending', 'explore', 'top', 'hashtag', 'search', 'newer', 'profile']

describe('a muted word', () => {
  it('takes posts of others out of every list but profiles, and marks them in conversations', async () => {
    const { alice, bob, bobsPost } = await cast()
    await alice.follows(bob)
    await bob.posts('The ending is a SPOILER! #sea')
    await alice.posts('My own spoiler #sea')
    const reply = await bob.replies(bobsPost, 'a spoiler below')
    expect(await listsWith(alice, 'The ending')).toEqual(everywhere)
    await mutes(alice, 'spoiler')
    expect(await listsWith(alice, 'The ending')).toEqual(['profile'])
    expect(await listsWith(alice, 'My own')).toEqual(everywhere.filter((list) => list !== 'profile'))
    expect(await listsWith(bob, 'The ending')).toEqual(everywhere)
    const own = await alice.replies(bobsPost, 'my spoiler below')
    const thread = `{ post(id: "${bobsPost}") { hasMutedWord replies { edges { node { id hasMutedWord } } } } }`
    const marked = { node: { id: reply, hasMutedWord: true } }
    expect((await alice.asks(thread))['post']).toEqual({
      hasMutedWord: false,
      replies: { edges: [{ node: { id: own, hasMutedWord: false } }, marked] },
    })
    const liked = await alice.does('likePost', { postId: reply }, 'post { id hasMutedWord }')
    expect(liked).toEqual({ post: marked.node })
    await alice.does('unmuteWord', { word: ' Spóiler ' }, fields)
    expect(await listsWith(alice, 'The ending')).toEqual(everywhere)
    expect(await violations()).toEqual([])
  })

  it('of Home is also out of notifications and their count, and stays on Explore', async () => {
    const { alice, bob } = await cast()
    await alice.follows(bob)
    const mine = await alice.posts('What happened?')
    await bob.replies(mine, 'The end: a spoiler #sea')
    await bob.posts('@alice no secret')
    await bob.posts('Once more, a spoiler #sea')
    const news = '{ notifications { edges { node { post { content } } } } unreadNotifications }'
    const read = async () => {
      const { notifications, unreadNotifications } = await alice.asks(news)
      return [notifications.edges.map(({ node }: Data) => node.post.content), unreadNotifications]
    }
    expect(await read()).toEqual([['@alice no secret', 'The end: a spoiler #sea'], 2])
    await mutes(alice, 'spoiler', { place: 'HOME' })
    expect(await read()).toEqual([['@alice no secret'], 1])
    expect(await listsWith(alice, 'Once more')).toEqual(['explore', 'top', 'hashtag', 'search', 'profile'])
  })

  it('is told to no subscriber who mutes it', async () => {
    const { alice, bob } = await cast()
    await mutes(alice, 'spoiler')
    const listener = new Listener(urlOf('/graphql'), alice)
    const messages = listener.subscribe('subscription { newPosts { count posts { content } readAnew } }')
    await messages.next()
    await bob.posts('a spoiler')
    await bob.posts('the weather')
    expect(await messages.next()).toMatchObject({ count: 1, posts: [{ content: 'the weather' }] })
    await listener.leaves()
  })

  it('costs a page no command', async () => {
    const { alice, bob } = await cast()
    await alice.follows(bob)
    const explore = () => commandsDuring(() => alice.asks(`{ posts ${posts} }`))
    await explore()
    const before = (await explore()).length
    await mutes(alice, 'spoiler')
    expect(await explore()).toHaveLength(before)
  })

  it.each([
    ['owl', 'An owl.', true],
    ['owl', 'Two owls', false],
    ['Éclair', 'an ECLAIR for me', true],
    ['night owl', 'the night-owl flies', true],
    ['night owl', 'an owl at night', false],
    ['owl', 'look: #owl', true],
    ['#owl', 'look: #Owl', true],
    ['#owl', 'an owl', false],
    ['#owl', 'many #owls', false],
    ['東京', '今日は東京にいる', true],
    ['.*', 'anything', false],
  ])('%j is found in %j: %p', (word, text, isFound) => {
    const key = wordKey(word)
    expect(key !== null && hasMutedWord(text, { ...noWords, EVERYWHERE: [key] }, 'HOME')).toBe(isFound)
  })
})

describe('the muted words of an account', () => {
  it('are listed only to it, last first, and a word that is muted again changes', async () => {
    const { alice, bob, guest } = await cast()
    await mutes(alice, 'spoiler')
    await mutes(alice, '#Sea', { duration: 'DAY' })
    const { mutedWords } = await mutes(alice, 'Spoiler', { place: 'HOME' })
    const tomorrow = new Date(mutedWords[1].until).getTime() - Date.now()
    expect(Math.round(tomorrow / 3_600_000)).toBe(24)
    expect(mutedWords).toEqual([
      { word: 'Spoiler', place: 'HOME', until: null },
      { word: '#Sea', place: 'EVERYWHERE', until: expect.any(String) },
    ])
    expect((await alice.asks(`{ ${fields} }`))['mutedWords']).toEqual(mutedWords)
    expect((await bob.asks(`{ ${fields} }`))['mutedWords']).toEqual([])
    await expect(guest.asks(`{ ${fields} }`)).rejects.toHaveCode('UNAUTHENTICATED')
    expect((await alice.asks('{ mutedUsers { edges { cursor } } }'))['mutedUsers'].edges).toEqual([])
  })

  it('are deleted when their time is over, and with the account', async () => {
    const { alice } = await cast()
    const indexes = await RestrictionModel.collection.indexes()
    expect(indexes.find(({ key }) => 'until' in key)).toMatchObject({ expireAfterSeconds: 0 })
    await mutes(alice, 'spoiler', { duration: 'WEEK' })
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    expect(await RestrictionModel.countDocuments({})).toBe(0)
  })

  it.each(['', ' ?! ', 'a'.repeat(65), '\0'])('are never %j', async (word) => {
    const { alice } = await cast()
    await expect(mutes(alice, word)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'word' }] })
  })

  it('are at most a hundred, also when several are muted at once', async () => {
    const { alice } = await cast()
    const owner = { ownerId: alice.id, kind: 'WORD' as const, at: new Date() }
    const words = Array.from({ length: 98 }, (_, index) => ({ ...owner, targetId: `#w${index}`, word: `w${index}` }))
    await RestrictionModel.insertMany(words)
    const tries = ['one', 'two', 'three', 'four'].map((word) => mutes(alice, word))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await RestrictionModel.countDocuments({ ownerId: alice.id })).toBe(100)
    await mutes(alice, 'w5', { place: 'HOME' })
    await expect(mutes(alice, 'five')).rejects.toHaveCode('VALIDATION_FAILED')
  })
})
