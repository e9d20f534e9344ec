import { cast } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

const locks = async (moderator: Person, { publicId: userId }: Person, kind: string | null): Promise<string> =>
  (await moderator.does('lockBadge', { userId, kind, rule: 'IMPERSONATION', note: 'Not the mayor.' }, 'action { id }'))[
    'action'
  ].id
const chooses = (person: Person, kind: string | null) => person.does('setVerified', { kind }, 'user { id }')
const badgeOf = async (person: Person) => (await person.asks('{ viewer { verifiedKind isBadgeLocked } }'))['viewer']

async function town() {
  const people = await cast()
  await UserModel.updateOne({ _id: people.alice.id }, { role: 'MODERATOR' })
  await chooses(people.bob, 'ORGANIZATION')
  return people
}

describe('a badge that a moderator chose', () => {
  it('stays against its person until that is undone, which brings back the one before', async () => {
    const { alice, bob } = await town()
    const taken = await locks(alice, bob, null)
    expect(await badgeOf(bob)).toEqual({ verifiedKind: null, isBadgeLocked: true })
    for (const kind of ['INDIVIDUAL', null]) await expect(chooses(bob, kind)).rejects.toHaveCode('NOT_PERMITTED')
    const rest = new RestClient((path) => urlOf(`/api${path}`), bob.token)
    // Old clients send whole accounts back.
    const edited = await rest.post('/users/edit', { userData: { isVerified: true, bio: 'Still here' } })
    expect(edited).toMatchObject({ status: 201, body: { user: { isVerified: false, bio: 'Still here' } } })
    const { decisions } = await bob.asks('{ decisions { kind badge rule note } }')
    expect(decisions).toEqual([{ kind: 'LOCK_BADGE', badge: null, rule: 'IMPERSONATION', note: 'Not the mayor.' }])

    const given = await locks(alice, bob, 'INDIVIDUAL')
    expect(await badgeOf(bob)).toEqual({ verifiedKind: 'INDIVIDUAL', isBadgeLocked: true })
    const undoes = (actionId: string) => alice.does('undoDecision', { actionId }, 'action { kind }')
    expect(await undoes(taken)).toEqual({ action: null })
    expect(await undoes(given)).toEqual({ action: { kind: 'UNLOCK_BADGE' } })
    expect(await badgeOf(bob)).toEqual({ verifiedKind: 'ORGANIZATION', isBadgeLocked: false })
    await chooses(bob, null)
    expect(await violations()).toEqual([])
  })

  it('is given back by an appeal, and others do not learn of it', async () => {
    const { alice, bob, carol } = await town()
    await locks(alice, bob, null)
    const { decisions } = await bob.asks('{ decisions { id } }')
    const { appeal } = await bob.does('appeal', { decisionId: decisions[0].id, words: 'I am.' }, 'appeal { id }')
    expect((await carol.asks('{ user(username: "bob") { isBadgeLocked } }'))['user']).toEqual({ isBadgeLocked: null })
    await alice.does('decideAppeal', { appealId: appeal.id, isReversed: true }, 'action { kind }')
    expect(await badgeOf(bob)).toEqual({ verifiedKind: 'ORGANIZATION', isBadgeLocked: false })
  })
})
