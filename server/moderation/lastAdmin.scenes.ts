import { markForDeletion } from '../auth/account.deletion.ts'
import { cast } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { changeRole } from './roles.service.ts'
import { suspend } from './suspensions.service.ts'

useServer()

const stepsDown = ({ id }: Person) => changeRole(id, id, 'MEMBER')
const deletes = (person: Person) => person.does('deleteAccount', { password: person.password }, 'deletedUserId')

async function castWithAdmins() {
  const people = await cast()
  for (const { id } of [people.alice, people.bob]) await UserModel.updateOne({ _id: id }, { role: 'ADMIN' })
  return people
}

describe('the last administrator', () => {
  it('can neither step down, nor be demoted, nor delete the account', async () => {
    const { alice, bob, carol } = await castWithAdmins()
    await deletes(bob)
    await expect(deletes(alice)).rejects.toHaveCode('NOT_PERMITTED')
    await expect(stepsDown(alice)).rejects.toMatchObject({ code: 'LAST_ADMIN' })
    await expect(changeRole(null, alice.id, 'MEMBER')).rejects.toMatchObject({ code: 'LAST_ADMIN' })
    await alice.posts('still here')
    await changeRole(alice.id, carol.id, 'ADMIN')
    await deletes(alice)
  })

  it('is who is left of those that are not suspended', async () => {
    const { alice, bob } = await castWithAdmins()
    await suspend(null, bob.id, { until: null, rule: 'SPAM', note: '' })
    await expect(deletes(alice)).rejects.toHaveCode('NOT_PERMITTED')
  })

  it.each<[string, (person: Person) => Promise<unknown>, (person: Person) => Promise<unknown>]>([
    ['delete their accounts', ({ id }) => markForDeletion(id), ({ id }) => markForDeletion(id)],
    ['step down', stepsDown, stepsDown],
    ['go, one by stepping down and one by deleting the account', stepsDown, ({ id }) => markForDeletion(id)],
  ])('stays when the last two %s at once', async (_what, first, second) => {
    const { alice, bob } = await castWithAdmins()
    const settled = await Promise.allSettled([first(alice), second(bob)])
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await UserModel.countDocuments({ role: 'ADMIN', deletingAt: null })).toBe(1)
  })
})
