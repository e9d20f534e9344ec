import { randomUUID } from 'node:crypto'
import { pageHead } from '../pages/pageHead.ts'
import { cast, signsUp } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { ActionModel } from './action.model.ts'

useServer()

const picture = 'https://media.example.org/egret.jpg'
const media = { images: [{ url: picture }] }

const marks = (moderator: Person, postId: string) =>
  moderator.does('markPostSensitive', { postId, rule: 'VIOLENCE', note: 'A wound.' }, 'action { kind rule }')
const unmarks = (moderator: Person, postId: string) =>
  moderator.does('unmarkPostSensitive', { postId }, 'action { kind }')
const seen = async (person: Person, id: string) =>
  (await person.asks(`{ post(id: "${id}") { isSensitive sensitiveMark { rule note } } }`))['post']

async function town() {
  const people = await cast()
  const moderator = await signsUp('mo')
  await UserModel.updateOne({ _id: moderator.id }, { role: 'MODERATOR' })
  return { ...people, moderator, post: await people.bob.posts('An egret', media) }
}

describe('sensitive media', () => {
  it('are marked by the author with a post or a reply, or later, which is no edit', async () => {
    const { alice, bob, post } = await town()
    const reply = await bob.replies(post, 'Another', { ...media, isSensitive: true })
    expect(await seen(alice, reply)).toEqual({ isSensitive: true, sensitiveMark: null })
    const { createdAt, updatedAt } = await bob.edits(post, { isSensitive: true })
    expect(updatedAt).toBe(createdAt)
    expect(await seen(alice, post)).toEqual({ isSensitive: true, sensitiveMark: null })
    await bob.edits(post, { isSensitive: false })
    expect(await seen(alice, post)).toEqual({ isSensitive: false, sensitiveMark: null })
    await expect(bob.edits(post, { isSensitive: null })).rejects.toHaveCode('INVALID_INPUT')
    await expect(alice.edits(post, { isSensitive: true })).rejects.toHaveCode('NOT_AUTHOR_EDIT')
  })

  it('stay marked by a moderator until that ends, whatever the author says, and only the author reads why', async () => {
    const { alice, bob, moderator, post } = await town()
    await alice.does('reportPost', { postId: post, rule: 'VIOLENCE' }, 'report { id }')
    expect(await marks(moderator, post)).toEqual({ action: { kind: 'MARK_SENSITIVE', rule: 'VIOLENCE' } })
    expect(await marks(moderator, post)).toEqual({ action: null })
    const { reports } = await alice.asks('{ reports { edges { node { outcome } } } }')
    expect(reports.edges).toEqual([{ node: { outcome: 'POST_MARKED' } }])
    const isMarked = async () =>
      (await moderator.asks('{ reportCases(state: RESOLVED) { edges { node { isPostMarked } } } }'))['reportCases']
        .edges[0].node.isPostMarked
    expect(await isMarked()).toBe(true)
    for (const isSensitive of [false, true]) await bob.edits(post, { isSensitive })
    const reason = { rule: 'VIOLENCE', note: 'A wound.' }
    expect(await seen(bob, post)).toEqual({ isSensitive: true, sensitiveMark: reason })
    expect(await seen(alice, post)).toEqual({ isSensitive: true, sensitiveMark: null })
    expect(await unmarks(moderator, post)).toEqual({ action: { kind: 'UNMARK_SENSITIVE' } })
    expect(await unmarks(moderator, post)).toEqual({ action: null })
    expect(await isMarked()).toBe(false)
    expect(await seen(bob, post)).toEqual({ isSensitive: false, sensitiveMark: null })
    expect(await ActionModel.countDocuments({ postId: post, kind: /SENSITIVE/ })).toBe(2)
    expect(await violations()).toEqual([])
  })

  it('are in no preview of a link, and in REST as before', async () => {
    const { bob, moderator, guest, post } = await town()
    const rest = new RestClient((path) => urlOf(`/api${path}`), bob.token)
    const before = (await rest.get(`/posts/${post}`)).body
    expect(await pageHead(testContext(), `/post/${post}`)).toMatchObject({ image: picture })
    await marks(moderator, post)
    expect(await pageHead(testContext(), `/post/${post}`)).toMatchObject({ image: null })
    expect((await rest.get(`/posts/${post}`)).body).toEqual(before)
    expect((await seen(guest, post)).isSensitive).toBe(true)
  })

  it('are shown, covered or left out as an account chooses, which only the account sees', async () => {
    const { alice, bob } = await town()
    const choice = (person: Person) => person.asks('{ user(username: "alice") { sensitiveMedia } }')
    expect(await choice(alice)).toEqual({ user: { sensitiveMedia: 'BLUR' } })
    const { user } = await alice.does('chooseSensitiveMedia', { choice: 'HIDE' }, 'user { sensitiveMedia }')
    expect(user).toEqual({ sensitiveMedia: 'HIDE' })
    expect(await choice(bob)).toEqual({ user: { sensitiveMedia: null } })
  })

  it('are not lost when the same post is sent again with the mark', async () => {
    const { bob, alice } = await town()
    const id = randomUUID()
    await bob.posts('An egret', { id, ...media })
    await expect(bob.posts('An egret', { id, ...media, isSensitive: true })).rejects.toHaveCode('ID_TAKEN')
    await bob.edits(id, { isSensitive: true })
    expect(await bob.posts('An egret', { id, ...media, isSensitive: true })).toBe(id)
    expect((await seen(alice, id)).isSensitive).toBe(true)
  })
})
