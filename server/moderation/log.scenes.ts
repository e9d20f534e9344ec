import { cast, signsUp } from '../testing/cast.ts'
import { limitedSettings } from '../testing/sharedSettings.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { ActionModel } from './action.model.ts'
import { firstBrokenRow } from './log.ts'
import { changeRole, promoteAdmin } from './roles.service.ts'

async function team() {
  const people = await cast()
  const [admin, other] = [people.alice, people.bob]
  await changeRole(null, admin.id, 'ADMIN')
  await changeRole(null, other.id, 'ADMIN')
  return { ...people, admin, other }
}

const gives = (person: Awaited<ReturnType<typeof team>>['admin'], userId: string, role: string) =>
  person.does('changeRole', { userId, role }, 'action { number role }')

describe('roles', () => {
  useServer(limitedSettings)

  it('are seen only by their owner', async () => {
    const { admin, carol } = await team()
    const query = '{ viewer { role } user(username: "alice") { role } }'
    expect(await admin.asks(query)).toEqual({ viewer: { role: 'ADMIN' }, user: { role: 'ADMIN' } })
    expect(await carol.asks(query)).toEqual({ viewer: { role: 'MEMBER' }, user: { role: null } })
  })

  it('can be laid down, but not by the last administrator, also when both do it at once', async () => {
    const { admin, other } = await team()
    const both = await Promise.allSettled([gives(admin, admin.id, 'MEMBER'), gives(other, other.id, 'MODERATOR')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await UserModel.countDocuments({ role: 'ADMIN' })).toBe(1)
  })

  it('are not for demo accounts, whose passwords are public', async () => {
    const { admin, carol } = await team()
    await UserModel.updateOne({ _id: carol.id }, { isDemo: true })
    await expect(gives(admin, carol.id, 'MODERATOR')).rejects.toHaveCode('DEMO_ACCOUNT_FIXED')
  })

  it('come from ADMIN_USERNAME only for an account that exists, and nobody can sign up with that name', async () => {
    await cast()
    const refused = await signsUp('HARBOURMASTER').catch((error: unknown) => error)
    expect(refused).toMatchObject({ fields: [{ field: 'username', message: 'This username is reserved.' }] })
    await promoteAdmin('harbourmaster')
    expect(await UserModel.countDocuments({ role: 'ADMIN' })).toBe(0)
    await promoteAdmin('Alice')
    await promoteAdmin('Alice')
    expect(await UserModel.find({ role: 'ADMIN' }).lean()).toMatchObject([{ username: 'alice' }])
    expect(await ActionModel.countDocuments()).toBe(1)
  })
})

describe('the log of moderation', () => {
  useServer(limitedSettings)

  it('has a row for each action, in pages, latest first, and by its id', async () => {
    const { admin, carol, dan } = await team()
    await gives(admin, carol.id, 'MODERATOR')
    await carol.does('suspendUser', { userId: dan.id, rule: 'HATE', note: 'a secret' }, 'action { id }')
    const facts = 'number kind actorId userId rule until role'
    const read = async (after: string | null) =>
      (
        await admin.asks(
          `query ($after: String) { moderationLog(first: 3, after: $after) {
            edges { node { id ${facts} } } pageInfo { hasNextPage endCursor } } }`,
          { after },
        )
      )['moderationLog']
    const page = await read(null)
    const [latest] = page.edges
    expect(page.edges.map(({ node }: { node: { number: number } }) => node.number)).toEqual([4, 3, 2])
    expect(latest.node).toMatchObject({
      ...{ kind: 'SUSPEND', actorId: carol.publicId, userId: dan.publicId, rule: 'HATE', until: null, role: null },
    })
    expect((await read(page.pageInfo.endCursor)).edges).toMatchObject([
      { node: { number: 1, kind: 'CHANGE_ROLE', actorId: null, userId: admin.publicId, role: 'ADMIN' } },
    ])
    const byId = `{ node(id: "${latest.node.id}") { ... on ModerationAction { number } } }`
    expect(await admin.asks(byId)).toEqual({ node: { number: 4 } })
    expect(await carol.asks(byId)).toEqual({ node: null })
    expect(JSON.stringify(await ActionModel.find().lean())).not.toContain('secret')
  })

  it('numbers actions that happen at once without a gap, and shows when a row was changed or deleted', async () => {
    const { admin } = await team()
    const users = await Promise.all(Array.from({ length: 6 }, (_, index) => signsUp(`u${index}`)))
    await Promise.all(users.map((user) => gives(admin, user.id, 'MODERATOR')))
    expect(await ActionModel.distinct('_id')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await firstBrokenRow()).toBeNull()
    const kept = await ActionModel.findById(5).lean()
    await ActionModel.updateOne({ _id: 5 }, { role: 'MEMBER' })
    expect(await firstBrokenRow()).toBe(5)
    await ActionModel.replaceOne({ _id: 5 }, kept as object)
    await ActionModel.deleteOne({ _id: 4 })
    expect(await firstBrokenRow()).toBe(5)
  })
})
