import { Listener } from '../testing/listener.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { type Town, places, restPaths, showsQuokka, town } from '../testing/town.ts'
import { violations } from '../testing/violations.ts'
import { forgetAuthor } from '../users/authors.ts'
import { UserModel } from '../users/user.model.ts'
import { AppealModel } from './appeal.model.ts'

useServer()

const reason = { rule: 'SPAM', note: 'Too much.' }
const silences = (moderator: Person, { publicId: userId }: Person, more: object = {}) =>
  moderator.does('silenceUser', { userId, ...reason, ...more }, 'action { id }')
const rest = new RestClient((path) => urlOf(`/api${path}`))

const shown = async (world: Town): Promise<string[]> => {
  const found: string[] = []
  for (const [place, reader, query] of places)
    if (showsQuokka(await world[reader].asks(query(world)))) found.push(place)
  for (const path of restPaths(world)) if (showsQuokka((await rest.get(path)).body)) found.push(path)
  return found
}

/** Bob does not follow quokka, alice does. */
const forStrangers = [
  'Explore',
  'a hashtag',
  'a search',
  'newer posts',
  'quotes',
  'notifications',
  'suggestions to follow',
  'hashtags to use',
]

describe('a silenced account', () => {
  it('is absent from lists for strangers, and nowhere else, until a moderator ends it', async () => {
    const world = await town()
    const { moderator, quokka } = world
    const before = await shown(world)
    const { action } = await silences(moderator, quokka)
    expect(await shown(world)).toEqual(before.filter((place) => !forStrangers.includes(place)))
    // His reply shows only among the comments of bob's post.
    const { posts } = (await rest.get('/posts')).body as { posts: { username: string }[] }
    expect(posts.map(({ username }) => username)).not.toContain('quokka')
    expect(await violations()).toEqual([])
    await moderator.does('undoDecision', { actionId: action.id }, 'action { kind }')
    expect(await shown(world)).toEqual(before)
  })

  it('is not in Top, among the hashtags of the week, or in what is new to guests', async () => {
    const { moderator, alice, bob, guest, quokka, post } = await town()
    await bob.likes(post)
    await silences(moderator, quokka)
    const { topPosts } = await guest.asks('{ topPosts(window: ALL) { edges { node { content } } } }')
    expect(showsQuokka(topPosts)).toBe(false)
    expect(await guest.asks('{ weekHashtags { name } hashtagSuggestions(search: "hel") }')).toEqual({
      ...{ weekHashtags: [], hashtagSuggestions: [] },
    })
    const message = 'subscription { newPosts(list: EXPLORE) { posts { content } } }'
    const listener = new Listener(urlOf('/graphql'), { token: guest.token })
    const messages = listener.subscribe(message)
    await messages.next()
    await quokka.posts('quokka again')
    await alice.posts('after it')
    expect(await messages.next()).toEqual({ posts: [{ content: 'after it' }] })
    await listener.leaves()
  })

  it('is folded for those who do not follow it, and sees its own posts', async () => {
    const { moderator, alice, bob, guest, quokka, post } = await town()
    const { action } = await silences(moderator, quokka, { until: '2999-01-31T18:00:00Z' })
    const isLimited = async (person: Person) =>
      (await person.asks(`{ post(id: "${post}") { author { isLimited } } }`))['post'].author.isLimited
    expect(await Promise.all([guest, bob, alice, quokka].map(isLimited))).toEqual([true, true, false, false])
    expect(showsQuokka(await quokka.asks('{ posts { edges { node { content } } } }'))).toBe(true)
    const { decisions } = await quokka.asks('{ decisions { id kind until note } }')
    const id = action.id.replace('action', 'decision')
    expect(decisions).toEqual([{ id, kind: 'SILENCE', until: '2999-01-31T18:00:00.000Z', note: 'Too much.' }])
  })

  it('is back by itself when its time is over', async () => {
    const world = await town()
    const before = await shown(world)
    await silences(world.moderator, world.quokka, { until: new Date(Date.now() + 3_600_000) })
    await UserModel.updateOne({ _id: world.quokka.id }, { 'silence.until': new Date(Date.now() - 1) })
    forgetAuthor(world.quokka.id)
    expect(await shown(world)).toEqual(before)
    await expect(silences(world.moderator, world.quokka, { until: new Date(0) })).rejects.toHaveCode(
      'VALIDATION_FAILED',
    )
  })

  it('has one silence at a time, and a new one upholds the appeal against the one before', async () => {
    const { moderator, quokka } = await town()
    const { action } = await silences(moderator, quokka)
    const decisionId = action.id.replace('action', 'decision')
    await quokka.does('appeal', { decisionId, words: 'No.' }, 'appeal { id }')
    await silences(moderator, quokka, { until: '2999-01-31T18:00:00Z' })
    expect((await quokka.asks('{ decisions { kind } }'))['decisions']).toHaveLength(1)
    expect(await AppealModel.distinct('state')).toEqual(['UPHELD'])
    expect(await violations()).toEqual([])
  })

  it('costs Explore no further command', async () => {
    const { bob, quokka, moderator } = await town()
    const read = () => bob.asks('{ posts { edges { node { author { username isLimited } } } } }')
    await read()
    const before = await commandsDuring(read)
    await silences(moderator, quokka)
    await read()
    expect(await commandsDuring(read)).toHaveLength(before.length)
  })
})
