import { cast, signsUp } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { NoteModel } from './note.model.ts'
import { suspend } from './suspensions.service.ts'

useServer()

async function town() {
  const people = await cast()
  const [mo, max] = [await signsUp('mo'), await signsUp('max')]
  await UserModel.updateMany({ _id: { $in: [mo.id, max.id] } }, { role: 'MODERATOR' })
  return { ...people, mo, max }
}

const sees = async (person: Person, username: string) =>
  (
    await person.asks(`{ moderatedAccount(username: "${username}") {
      id username role state suspendedUntil isLimited limitedUntil postCount
      cases { edges { node { postId outcome } } } history { edges { node { kind } } }
      notes { id text isOwn author { username } } } }`)
  )['moderatedAccount']
const notes = (person: Person, { publicId: userId }: Person, text: string) =>
  person.does('writeModeratorNote', { userId, text }, 'account { notes { id text } }')

describe('the account screen of moderators', () => {
  it('shows an account that nobody reported, by its username', async () => {
    const { mo, bob } = await town()
    expect(await sees(mo, ' @Bob ')).toEqual({
      ...{ id: `account:${bob.id}`, username: 'bob', role: 'MEMBER', state: 'ACTIVE', suspendedUntil: null },
      ...{ isLimited: false, limitedUntil: null, postCount: 1, notes: [] },
      ...{ cases: { edges: [] }, history: { edges: [] } },
    })
    expect(await sees(mo, 'nobody')).toBeNull()
    expect(await sees(mo, 'mo')).toBeNull()
  })

  it('shows what was reported and done, also while others do not see the account', async () => {
    const { alice, mo, bob, bobsPost } = await town()
    await alice.does('reportPost', { postId: bobsPost, rule: 'SPAM' }, 'report { id }')
    await mo.does('silenceUser', { userId: bob.publicId, rule: 'SPAM' }, 'action { id }')
    const until = '2999-01-01T00:00:00.000Z'
    await mo.does('suspendUser', { userId: bob.publicId, rule: 'SPAM', until }, 'action { id }')
    await alice.does('blockUser', { userId: mo.publicId }, 'user { id }')
    const { state, suspendedUntil, isLimited, cases, history } = await sees(mo, 'bob')
    expect({ state, suspendedUntil, isLimited }).toEqual({ state: 'SUSPENDED', suspendedUntil: until, isLimited: true })
    expect(cases.edges).toEqual([{ node: { postId: bobsPost, outcome: null } }])
    expect(history.edges.map(({ node }: { node: { kind: string } }) => node.kind)).toEqual(['SUSPEND', 'SILENCE'])
  })
})

describe('a note about an account', () => {
  it('is read by moderators until it expires or its author deletes it, and goes with the account', async () => {
    const { alice, mo, max, bob } = await town()
    await notes(mo, bob, '  Says sorry.  ')
    await notes(max, bob, 'Second time.')
    const [newer, older] = (await sees(mo, 'bob')).notes
    expect([newer.text, newer.author.username, newer.isOwn]).toEqual(['Second time.', 'max', false])
    expect([older.text, older.isOwn]).toEqual(['Says sorry.', true])
    await suspend(null, max.id, { until: null, rule: 'OTHER', note: '' })
    expect((await sees(mo, 'bob')).notes[0].author).toEqual({ username: 'max' })
    await expect(alice.asks(`{ node(id: "account:${bob.id}") { id } }`)).resolves.toEqual({ node: null })
    const ends = (noteId: string) => mo.does('deleteModeratorNote', { noteId }, 'account { id }')
    await expect(ends(newer.id)).rejects.toMatchObject({ code: 'NOT_PERMITTED' })
    await ends(older.id)
    await NoteModel.updateMany({}, { expiresAt: new Date(Date.now() - 1) })
    expect((await sees(mo, 'bob')).notes).toEqual([])
    await bob.does('deleteAccount', { password: bob.password }, 'deletedUserId')
    expect(await NoteModel.countDocuments()).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('has words, about somebody else, and is one of at most 50', async () => {
    const { mo, bob } = await town()
    await expect(notes(mo, bob, ' ')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(notes(mo, bob, 'x'.repeat(501))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(notes(mo, mo, 'Me.')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const [at, expiresAt] = [new Date(), new Date(Date.now() + 60_000)]
    const many = Array.from({ length: 50 }, (_, n) => ({
      _id: `note-${n}`,
      userId: bob.id,
      authorId: 'mo',
      text: 'Hm.',
      at,
      expiresAt,
    }))
    await NoteModel.insertMany(many)
    await expect(notes(mo, bob, 'One more.')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})
