import { BlockedEntryModel } from '../blocklist/blockedEntry.model.ts'
import { forgetBlocklist } from '../blocklist/blocklist.ts'
import { mostEntries } from '../blocklist/blocklist.rules.ts'
import { cast, logsIn, signsUp } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { firstBrokenRow } from './log.ts'

useServer()

const inAnHour = () => new Date(Date.now() + 3_600_000)
const blocks = async (moderator: Person, kind: string, value: string, until: Date | null = null) =>
  (await moderator.does('blockEntry', { kind, value, until }, 'entry { id value until } action { kind }')).entry
const rest = new RestClient((path) => urlOf(`/api${path}`))
const form = (more: object) => ({
  ...{ name: 'Eve', username: 'eve', email: 'eve@example.org', password: 'secret', confirmPassword: 'secret' },
  ...more,
})
const refusalOf = (tried: Promise<unknown>) =>
  tried.catch(({ code, fields }: { code: string; fields: object }) => ({ code, fields }))
const refusing = (...fields: string[]) => ({
  code: 'VALIDATION_FAILED',
  fields: fields.map((field) => ({
    field,
    message: field === 'email' ? 'This email address cannot be used here.' : 'This name cannot be used here.',
  })),
})

async function town() {
  const people = await cast()
  await UserModel.updateOne({ _id: people.alice.id }, { role: 'MODERATOR' })
  forgetBlocklist()
  return people
}

describe('a word that is blocked in names', () => {
  it('is refused at sign-up and as a new name, however it is written, until its end', async () => {
    const { alice, bob } = await town()
    await bob.does('editProfile', { name: 'Old Quacksalver' }, 'user { name }')
    expect(await blocks(alice, 'NAME', ' Quack_Salvér ')).toMatchObject({ value: 'quacksalver', until: null })
    expect(await refusalOf(signsUp('the_QuackSalver', { name: 'Q u a c k-sálver' }))).toEqual(
      refusing('username', 'name'),
    )
    const { status, body } = await rest.post('/auth/signup', form({ name: 'Quacksalver' }))
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: ['This name cannot be used here.', 'name'] },
    })
    expect(await refusalOf(bob.does('editProfile', { name: 'New Quacksalver' }, 'user { name }'))).toEqual(
      refusing('name'),
    )
    await bob.does('editProfile', { name: 'Old Quacksalver', bio: 'Still here' }, 'user { name }')

    const { id } = await blocks(alice, 'NAME', 'quacksalver', inAnHour())
    expect(await alice.asks('{ blockedEntries { id value } }')).toEqual({
      blockedEntries: [{ id, value: 'quacksalver' }],
    })
    await BlockedEntryModel.updateOne({ value: 'quacksalver' }, { until: new Date(Date.now() - 1) })
    forgetBlocklist()
    await bob.does('editProfile', { name: 'New Quacksalver' }, 'user { name }')
    expect(await alice.asks('{ blockedEntries { id } }')).toEqual({ blockedEntries: [] })
  })
})

describe('an email domain that is blocked', () => {
  it('is refused at sign-up and as a new address, with all below it and nothing else', async () => {
    const { alice, bob } = await town()
    const { id } = await blocks(alice, 'EMAIL_DOMAIN', '@Spam.Example')
    for (const email of ['a@spam.example', 'A@MAIL.Spam.Example.', 'Ada <a@spam.example>'])
      expect(await refusalOf(signsUp('eve', { email }))).toEqual(refusing('email'))
    const change = { password: bob.password, email: 'b@spam.example' }
    expect(await refusalOf(bob.does('changeEmail', change, 'user { email }'))).toEqual(refusing('email'))
    await signsUp('fay', { email: 'spam.example@notspam.example' })
    await signsUp('gus', { email: 'no address' })
    expect((await alice.does('unblockEntry', { entryId: id }, 'action { kind entryId }')).action).toEqual({
      kind: 'UNBLOCK_ENTRY',
      entryId: id,
    })
    expect((await alice.does('unblockEntry', { entryId: id }, 'action { kind }')).action).toBeNull()
    await signsUp('eve', { email: 'a@spam.example' })
    expect(await firstBrokenRow()).toBeNull()
  })
})

describe('a network that is blocked', () => {
  it('is refused only at sign-up', async () => {
    const { alice, bob, bobsPost } = await town()
    await blocks(alice, 'ADDRESS', '127.9.9.9/8', inAnHour())
    await expect(signsUp('eve')).rejects.toHaveCode('SIGN_UP_REFUSED')
    const { status, body } = await rest.post('/auth/signup', form({}))
    const sentence = 'Nobody can sign up from your network at the moment. Ask whoever runs this site.'
    expect({ status, body }).toEqual({ status: 400, body: { errors: [sentence] } })
    await (await logsIn(bob)).likes(bobsPost)
  })

  it.each([
    ['192.0.2.7', '192.0.2.7/32'],
    ['192.0.2.200/25', '192.0.2.128/25'],
    ['::ffff:192.0.2.7', '192.0.2.7/32'],
    ['2001:DB8:1:2:3::4', '2001:db8:1:2::/64'],
    ['2001:db8:ffff::/33', '2001:db8:8000::/33'],
  ])('is %s, kept as %s', async (typed, value) => {
    const { alice } = await town()
    expect(await blocks(alice, 'ADDRESS', typed, inAnHour())).toMatchObject({ value })
  })
})

describe('an entry', () => {
  it('needs something that can be compared and, for a network, an end within a year', async () => {
    const { alice } = await town()
    const wrong = (kind: string, value: string, until?: Date) => refusalOf(blocks(alice, kind, value, until))
    const network = '192.0.2.0/24'
    const year = new Date(Date.now() + 367 * 24 * 3_600_000)
    for (const refused of [
      ...[wrong('NAME', ' _ '), wrong('NAME', 'x'.repeat(255)), wrong('EMAIL_DOMAIN', 'spam example')],
      ...['10.0.0.0/7', '::/0', '1.2.3', '1.2.3.4/33', 'fe80::1%eth0', '::ffff:1.2.3.4/96', ''].map((value) =>
        wrong('ADDRESS', value, inAnHour()),
      ),
    ])
      expect(await refused).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'value' }] })
    for (const refused of [
      wrong('ADDRESS', network),
      wrong('ADDRESS', network, year),
      wrong('NAME', 'word', new Date(0)),
    ])
      expect(await refused).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'until' }] })
  })

  it('is one of at most 500', async () => {
    const { alice } = await town()
    const others = Array.from({ length: mostEntries }, (_, index) => `word${index}`)
    await BlockedEntryModel.insertMany(others.map((value) => ({ _id: value, kind: 'NAME', value, at: new Date() })))
    expect(await refusalOf(blocks(alice, 'NAME', 'one more'))).toMatchObject({ code: 'VALIDATION_FAILED' })
    await blocks(alice, 'NAME', 'word7', inAnHour())
  })
})
