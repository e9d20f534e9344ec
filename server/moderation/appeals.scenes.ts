import { inTransaction } from '../db/transaction.ts'
import { cast, logsIn, signsUp } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { ActionModel } from './action.model.ts'
import { AppealModel } from './appeal.model.ts'
import { DecisionModel } from './decision.model.ts'
import { undoDecisionIn } from './decisions.service.ts'
import { storedNumber } from './log.ts'
import { suspend } from './suspensions.service.ts'

useServer()

const becomes = async (person: Person, role: string) => {
  await UserModel.updateOne({ _id: person.id }, { role })
  return person
}

async function town() {
  const people = await cast()
  const mo = await becomes(await signsUp('mo'), 'MODERATOR')
  await mo.does('removePost', { postId: people.bobsPost, rule: 'SPAM' }, 'action { number }')
  return { ...people, mo }
}

const appeals = async (person: Person, postId: string | null, words = 'It was no advert.'): Promise<string> =>
  (await person.does('appeal', { postId, words }, 'appeal { id }'))['appeal'].id
const decides = (person: Person, appealId: string, isReversed: boolean) =>
  person.does('decideAppeal', { appealId, isReversed, answer: 'Looked again.' }, 'appeal { state } action { kind }')
const queue = async (person: Person) =>
  (await person.asks('{ appeals { edges { node { words isOfOwnAction kept { username post { content } } } } } }'))[
    'appeals'
  ].edges.map(({ node }: { node: object }) => node)
const read = async (person: Person, id: string) =>
  (await person.asks(`{ post(id: "${id}") { appeal { state answer } } }`))['post']?.appeal

describe('an appeal', () => {
  it('waits with its words and what was removed, and is made once', async () => {
    const { alice, bob, mo, bobsPost } = await town()
    await expect(appeals(alice, bobsPost)).rejects.toHaveCode('NOT_FOUND')
    await expect(appeals(bob, null)).rejects.toHaveCode('NOT_FOUND')
    await expect(appeals(bob, bobsPost, ' ')).rejects.toHaveCode('VALIDATION_FAILED')
    await expect(appeals(bob, bobsPost, 'x'.repeat(501))).rejects.toHaveCode('VALIDATION_FAILED')
    await appeals(bob, bobsPost)
    await expect(appeals(bob, bobsPost, 'Again.')).rejects.toHaveCode('ALREADY_APPEALED')
    const kept = { username: 'bob', post: { content: 'Hello from bob' } }
    expect(await queue(mo)).toEqual([{ words: 'It was no advert.', isOfOwnAction: true, kept }])
    expect(await read(bob, bobsPost)).toEqual({ state: 'OPEN', answer: '' })
    expect(await violations()).toEqual([])
  })

  it('is decided by another moderator than the one who acted, where there is one', async () => {
    const { bob, mo, bobsPost } = await town()
    const id = await appeals(bob, bobsPost)
    const max = await becomes(await signsUp('max'), 'MODERATOR')
    await expect(decides(mo, id, false)).rejects.toThrow('another moderator decides it')
    expect(await decides(max, id, false)).toEqual({ appeal: { state: 'UPHELD' }, action: { kind: 'UPHOLD_APPEAL' } })
    await expect(decides(max, id, true)).rejects.toHaveCode('CASE_TAKEN')
    expect(await read(bob, bobsPost)).toEqual({ state: 'UPHELD', answer: 'Looked again.' })
    const own = await bob.asks('{ viewer { hasUnreadDecision } ownAppeals { id kind state answer } }')
    expect(own).toEqual({
      viewer: { hasUnreadDecision: true },
      ownAppeals: [{ id, kind: 'REMOVE_POST', state: 'UPHELD', answer: 'Looked again.' }],
    })
    expect(await max.asks('{ ownAppeals { id } }')).toEqual({ ownAppeals: [] })
    expect(await queue(max)).toEqual([])
    await expect(appeals(bob, bobsPost)).rejects.toHaveCode('ALREADY_APPEALED')
    expect(await violations()).toEqual([])
  })

  it('is decided by who acted, where nobody else is', async () => {
    const { alice, bob, mo, bobsPost } = await town()
    const id = await appeals(bob, bobsPost)
    expect(await decides(mo, id, true)).toEqual({ appeal: { state: 'REVERSED' }, action: { kind: 'RESTORE_POST' } })
    expect(await alice.sees(bobsPost)).toMatchObject({ content: 'Hello from bob' })
    expect(await violations()).toEqual([])
  })

  it('says which role its person has, whom nobody of the same role can answer', async () => {
    const { bob, mo, bobsPost } = await town()
    const id = await appeals(bob, bobsPost)
    const roles = async () => (await mo.asks('{ appeals { edges { node { userRole } } } }'))['appeals'].edges
    expect(await roles()).toEqual([{ node: { userRole: 'MEMBER' } }])
    await becomes(bob, 'MODERATOR')
    expect(await roles()).toEqual([{ node: { userRole: 'MODERATOR' } }])
    await expect(decides(mo, id, false)).rejects.toHaveCode('NOT_PERMITTED')
  })

  it('is not made by administrators, about whom only the operator decides', async () => {
    const { bob } = await town()
    await becomes(bob, 'ADMIN')
    await suspend(null, bob.id, { until: null, rule: 'SPAM', note: '' })
    await expect(appeals(await logsIn(bob), null)).rejects.toThrow('Write to whoever runs the server.')
    expect(await AppealModel.countDocuments()).toBe(0)
  })

  it('comes from the session of a suspended account, and ends the suspension if it is reversed', async () => {
    const { bob, mo } = await town()
    await mo.does('suspendUser', { userId: bob.publicId, rule: 'SPAM' }, 'action { number }')
    const restricted = await logsIn(bob)
    const id = await appeals(restricted, null, 'I am no robot.')
    const notice = '{ suspension { appeal { words state } } }'
    expect(await restricted.asks(notice)).toEqual({
      suspension: { appeal: { words: 'I am no robot.', state: 'OPEN' } },
    })
    expect(await decides(mo, id, true)).toMatchObject({ action: { kind: 'UNSUSPEND' } })
    expect((await (await logsIn(bob)).asks('{ viewer { username } }'))['viewer']).toEqual({ username: 'bob' })
  })

  it('is decided by the undo itself, and by a suspension in place of the one it is about', async () => {
    const { bob, mo, bobsPost } = await town()
    await appeals(bob, bobsPost)
    await mo.does('restorePost', { postId: bobsPost }, 'action { number }')
    await mo.does('markPostSensitive', { postId: bobsPost, rule: 'VIOLENCE' }, 'action { number }')
    await appeals(bob, bobsPost, 'There is no picture.')
    await mo.does('suspendUser', { userId: bob.publicId, rule: 'SPAM' }, 'action { number }')
    const restricted = await logsIn(bob)
    await appeals(restricted, null, 'I am no robot.')
    await mo.does('suspendUser', { userId: bob.publicId, rule: 'HATE' }, 'action { number }')
    const found = await AppealModel.find().sort({ at: 1 }).lean()
    expect(found.map(({ kind, state }) => [kind, state])).toEqual([
      ['REMOVE_POST', 'REVERSED'],
      ['MARK_SENSITIVE', 'OPEN'],
      ['SUSPEND', 'UPHELD'],
    ])
    expect(await ActionModel.countDocuments({ kind: 'UPHOLD_APPEAL' })).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('is decided also by an undo that began before it', async () => {
    const { bob, mo } = await town()
    const warns = () => mo.does('warnUser', { userId: bob.id, rule: 'SPAM', note: '' }, 'action { id }')
    await warns()
    const number = storedNumber((await warns())['action'].id)
    const [decision] = (await bob.asks('{ decisions { id } }'))['decisions']
    let appealed: Promise<unknown> | undefined
    await inTransaction([], async (transaction) => {
      await DecisionModel.findById(number).session(transaction.session)
      await (appealed ??= bob.does('appeal', { decisionId: decision.id, words: 'It was none.' }, 'appeal { id }'))
      return undoDecisionIn(mo.id, number, transaction)
    })
    expect((await bob.asks('{ ownAppeals { state } }'))['ownAppeals']).toEqual([{ state: 'REVERSED' }])
    expect(await violations()).toEqual([])
  })

  it('goes with its post and its account', async () => {
    const { bob, bobsPost } = await town()
    await appeals(bob, bobsPost)
    await bob.deletes(bobsPost)
    expect(await AppealModel.countDocuments()).toBe(0)
    expect(await violations()).toEqual([])
  })
})
