import { cast, logsIn, signsUp } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { CaseModel } from './case.model.ts'
import { DecisionModel } from './decision.model.ts'

useServer()

async function town() {
  const people = await cast()
  const mo = await signsUp('mo')
  await UserModel.updateOne({ _id: mo.id }, { role: 'MODERATOR' })
  return { ...people, mo }
}

const reason = { rule: 'SPAM', note: 'Please stop.' }
const warns = async (mo: Person, { publicId: userId }: Person, more: object = {}): Promise<string> =>
  (await mo.does('warnUser', { userId, ...reason, ...more }, 'action { id }'))['action'].id
const undoes = (mo: Person, actionId: string) => mo.does('undoDecision', { actionId }, 'action { kind undoes }')

const read = '{ viewer { hasUnreadDecision } decisions { id kind rule note postId appeal { state answer } } }'
const nothing = { viewer: { hasUnreadDecision: false }, decisions: [] }

describe('a warning', () => {
  it('tells the person the rule and the words, resolves the reports it came from, and changes nothing else', async () => {
    const { mo, alice, bob, guest, bobsPost } = await town()
    await alice.does('reportPost', { postId: bobsPost, rule: 'SPAM' }, 'report { id }')
    const caseId = `case:${(await CaseModel.findOne().lean())?._id}`
    const id = await warns(mo, bob, { caseId })
    const decision = { id: id.replace('action', 'decision'), kind: 'WARN', ...reason, postId: bobsPost, appeal: null }
    expect(await bob.asks(read)).toEqual({ viewer: { hasUnreadDecision: true }, decisions: [decision] })
    expect(await alice.asks(read)).toEqual(nothing)
    const { reports } = await alice.asks('{ reports { edges { node { outcome } } } }')
    expect(reports.edges).toEqual([{ node: { outcome: 'ACCOUNT_WARNED' } }])
    expect(await guest.sees(bobsPost)).toMatchObject({ content: 'Hello from bob' })
    await bob.asks('mutation { markDecisionsRead { user { id } } }')
    expect((await bob.asks(read))['viewer']).toEqual({ hasUnreadDecision: false })
    expect(await violations()).toEqual([])
  })

  it('is withdrawn once, and then gone for its person', async () => {
    const { mo, bob } = await town()
    const id = await warns(mo, bob)
    expect(await undoes(mo, id)).toEqual({ action: { kind: 'WITHDRAW_WARNING', undoes: id } })
    expect(await undoes(mo, id)).toEqual({ action: null })
    expect(await undoes(mo, 'action:nonsense')).toEqual({ action: null })
    expect(await bob.asks(read)).toEqual(nothing)
  })

  it('is appealed against only by its person, and withdrawn if the appeal is reversed', async () => {
    const { mo, alice, bob } = await town()
    const decisionId = (await warns(mo, bob)).replace('action', 'decision')
    const appeals = (person: Person) => person.does('appeal', { decisionId, words: 'I did not.' }, 'appeal { id }')
    await expect(appeals(alice)).rejects.toHaveCode('NOT_FOUND')
    const { appeal } = await appeals(bob)
    await expect(appeals(bob)).rejects.toHaveCode('ALREADY_APPEALED')
    expect((await bob.asks(read))['decisions']).toMatchObject([{ appeal: { state: 'OPEN' } }])
    const decision = { appealId: appeal.id, isReversed: true, answer: 'Sorry.' }
    expect(await mo.does('decideAppeal', decision, 'appeal { state } action { kind }')).toEqual({
      appeal: { state: 'REVERSED' },
      action: { kind: 'WITHDRAW_WARNING' },
    })
    // The answer to the appeal is to read.
    expect(await bob.asks(read)).toEqual({ viewer: { hasUnreadDecision: true }, decisions: [] })
    expect(await violations()).toEqual([])
  })

  it('takes no unread answer to an appeal with it when it is withdrawn', async () => {
    const { mo, bob, bobsPost } = await town()
    await mo.does('removePost', { postId: bobsPost, rule: 'SPAM' }, 'action { id }')
    const { appeal } = await bob.does('appeal', { postId: bobsPost, words: 'It was no advert.' }, 'appeal { id }')
    await mo.does('decideAppeal', { appealId: appeal.id, isReversed: false }, 'appeal { id }')
    await undoes(mo, await warns(mo, bob))
    expect((await bob.asks(read))['viewer']).toEqual({ hasUnreadDecision: true })
  })

  it('goes with the account', async () => {
    const { mo, bob } = await town()
    await warns(mo, bob)
    const again = await logsIn(bob)
    await again.does('deleteAccount', { password: bob.password }, 'deletedUserId')
    expect(await DecisionModel.countDocuments()).toBe(0)
  })
})
