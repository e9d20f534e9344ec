import { PostModel } from '../posts/post.model.ts'
import { postDocument, storePosts } from '../testing/documents.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { places, showsQuokka, town } from '../testing/town.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { DecisionModel } from './decision.model.ts'
import { finishRemovals } from './manyRemovals.service.ts'

useServer()

const hourMs = 3_600_000
const until = (ms: number) => new Date(Date.now() + ms).toISOString()
const lastHour = () => ({ from: until(-hourMs), to: until(hourMs) })

const counts = async (moderator: Person, { publicId: userId }: Person, range: object): Promise<number> => {
  const query =
    'query ($userId: ID!, $from: DateTime!, $to: DateTime!) { postsToRemove(userId: $userId, from: $from, to: $to) }'
  return (await moderator.asks(query, { userId, ...range }))['postsToRemove']
}
const removesMany = async (moderator: Person, { publicId: userId }: Person, range: object) =>
  (await moderator.does('removePosts', { userId, rule: 'SPAM', note: 'Ads.', ...range }, 'action { id number count }'))[
    'action'
  ]
const undoes = (moderator: Person, actionId: string) =>
  moderator.does('undoDecision', { actionId }, 'action { kind undoes }')

const edges = '{ edges { node { content } } }'
const seen = async (person: Person): Promise<string[]> => {
  const { user } = await person.asks(`{ user(username: "quokka") { posts ${edges} replies ${edges} } }`)
  return [...user.posts.edges, ...user.replies.edges].map(({ node }) => node.content)
}

describe('the removal of the posts of a period', () => {
  it('removes posts and replies of that time as one action, which the person reads and appeals against', async () => {
    const { moderator, quokka, guest, post } = await town()
    const old = await quokka.posts('an old quokka')
    await PostModel.updateOne({ _id: old }, { createdAt: new Date(Date.now() - 2 * hourMs) })
    expect(await counts(moderator, quokka, lastHour())).toBe(3)
    const action = await removesMany(moderator, quokka, lastHour())
    expect(action.count).toBe(3)
    expect(await seen(guest)).toEqual(['an old quokka'])
    expect(await counts(moderator, quokka, lastHour())).toBe(0)
    const { post: own } = await quokka.asks(`{ post(id: "${post}") { removal { rule note } } }`)
    expect(own).toEqual({ removal: { rule: 'SPAM', note: 'Ads.' } })
    const { decisions } = await quokka.asks('{ decisions { kind count } }')
    expect(decisions).toEqual([{ kind: 'REMOVE_POSTS', count: 3 }])
    // An appeal against the removal of one post is an appeal against the removal of all.
    const { appeal } = await quokka.does('appeal', { postId: post, words: 'No.' }, 'appeal { id kind }')
    expect(appeal).toEqual({ id: `appeal:${action.number}`, kind: 'REMOVE_POSTS' })
    expect(await violations()).toEqual([])
    await moderator.does('decideAppeal', { appealId: appeal.id, isReversed: true }, 'appeal { state }')
    expect(await seen(guest)).toEqual([
      'quokka quotes',
      'quokka says #hello',
      'an old quokka',
      'quokka answers #quokkaday',
    ])
  })

  it('is undone to the places of before, without what another action had removed', async () => {
    const world = await town()
    const { moderator, quokka, guest, post, carol, bob } = world
    const naming = await quokka.posts('quokka to @carol and @bob')
    const other = await quokka.posts('removed by itself')
    await moderator.does('removePost', { postId: other, rule: 'HATE' }, 'action { id }')
    const shown = async () => {
      const found = await Promise.all(
        places.map(async ([, reader, query]) => showsQuokka(await world[reader].asks(query(world)))),
      )
      return found.every(Boolean)
    }
    const { id } = await removesMany(moderator, quokka, lastHour())
    expect(await guest.sees(post)).toBeNull()
    await carol.does('deleteAccount', { password: carol.password }, 'deletedUserId')
    expect(await undoes(moderator, id)).toEqual({ action: { kind: 'RESTORE_POSTS', undoes: id } })
    expect(await undoes(moderator, id)).toEqual({ action: null })
    expect(await shown()).toBe(true)
    expect(await guest.sees(other)).toBeNull()
    expect((await PostModel.findById(naming).lean())?.mentionIds).toEqual([bob.id])
    expect(await DecisionModel.countDocuments()).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('goes on where it was interrupted, and so does its undo', async () => {
    const { moderator, quokka, guest, post } = await town()
    const ids = Array.from({ length: 1_200 }, (_, index) => `many-${String(index).padStart(4, '0')}`)
    const at = { createdAt: new Date(), updatedAt: new Date() }
    await storePosts(ids.map((_id) => postDocument({ _id, authorId: quokka.id, ...at })))
    await UserModel.updateOne({ _id: quokka.id }, { $inc: { postCount: ids.length } })
    // The action is about another post, as if the server had stopped after some of these.
    await PostModel.updateOne({ _id: post }, { createdAt: new Date(Date.now() - 2 * hourMs) })
    const { id, number: _id } = await removesMany(moderator, quokka, { from: until(-3 * hourMs), to: until(-hourMs) })
    const range = { from: until(-hourMs), to: until(hourMs) }
    await DecisionModel.updateOne({ _id }, { ...range, pending: 'REMOVE', after: 'many-0099' })
    await Promise.all([finishRemovals(), finishRemovals()])
    expect(await PostModel.countDocuments({ _id: { $in: ids }, removal: null })).toBe(100)
    expect(await DecisionModel.countDocuments({ pending: 'REMOVE' })).toBe(0)
    await undoes(moderator, id)
    expect(await PostModel.countDocuments({ authorId: quokka.id, removal: { $ne: null } })).toBe(0)
    expect(await seen(guest)).toHaveLength(21)
    expect(await violations()).toEqual([])
  })

  it('is not appealed against while its undo brings the posts back', async () => {
    const { moderator, quokka, post } = await town()
    const { id, number: _id } = await removesMany(moderator, quokka, lastHour())
    const { removal } = (await PostModel.findById(post).lean()) ?? {}
    await undoes(moderator, id)
    // As if the server had stopped before the first batch.
    await DecisionModel.create({
      _id,
      userId: quokka.id,
      kind: 'REMOVE_POSTS',
      ...{ rule: 'SPAM', note: '', at: new Date() },
      pending: 'RESTORE',
    })
    await PostModel.updateOne({ _id: post }, { removal })
    const appeals = quokka.does('appeal', { postId: post, words: 'No.' }, 'appeal { id }')
    await expect(appeals).rejects.toHaveCode('NOT_FOUND')
  })

  it('is refused for a period without posts or with an end before its beginning, of which nobody reads', async () => {
    const { moderator, quokka } = await town()
    await removesMany(moderator, quokka, lastHour())
    const backwards = { from: until(0), to: until(-hourMs) }
    await expect(removesMany(moderator, quokka, backwards)).rejects.toHaveCode('VALIDATION_FAILED')
    await expect(removesMany(moderator, quokka, lastHour())).rejects.toHaveCode('NOT_FOUND')
    const { decisions } = await quokka.asks('{ decisions { count } }')
    expect(decisions).toEqual([{ count: 3 }])
  })
})
