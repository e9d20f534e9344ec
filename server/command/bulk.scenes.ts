import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { ActionModel } from '../moderation/action.model.ts'
import { authorsOfText } from '../moderation/manyRemovals.service.ts'
import { cast } from '../testing/cast.ts'
import { suspend } from '../moderation/suspensions.service.ts'
import { linnet } from '../testing/linnet.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { parseTime } from './arguments.ts'

useServer()

const lastHour = ['--from', new Date(Date.now() - 3_600_000).toISOString()]
type Row = { username: string; action: number }

const named = ({ username }: Row) => username

async function untilActed(): Promise<void> {
  while (!(await ActionModel.exists({}))) await sleep(10)
}

const run = async (...args: string[]) => JSON.parse((await linnet(['--json', 'bulk', ...args])).output)

describe('linnet bulk posts', () => {
  it('counts first, then removes all of a period as one action, which its number takes back', async () => {
    const { guest, bob, bobsPost } = await cast()
    await bob.posts('another')
    expect(await run('posts', '@bob', 'alice', ...lastHour)).toEqual([
      { username: 'bob', count: 2, action: null },
      { username: 'alice', count: 0, action: null },
    ])
    expect(await guest.sees(bobsPost)).not.toBeNull()
    expect(await linnet(['bulk', 'posts', 'bob', 'nobody', ...lastHour, '--yes'])).toMatchObject({
      code: 1,
      output: '',
    })
    expect(await guest.sees(bobsPost)).not.toBeNull()
    const [{ action }] = await run('posts', 'bob', ...lastHour, '--yes')
    expect(await guest.sees(bobsPost)).toBeNull()
    const once = [true, false].map((changed) => ({ number: action, changed }))
    expect(await run('undo', String(action), String(action))).toEqual(once)
    expect(await guest.sees(bobsPost)).not.toBeNull()
  })
})

describe('linnet bulk posts --text', () => {
  it('removes the posts with a text, of all accounts or of some, and brings them back', async () => {
    const { guest, alice, bob, carol, bobsPost } = await cast()
    const links = [{ label: 'Look', url: 'https://ads.example/PILLS' }]
    const spam = [
      await alice.posts('Buy ＰＩＬＬＳ now'),
      await bob.posts('See', { links }),
      await bob.replies(bobsPost, 'pills'),
    ]
    const other = await carol.posts('Pilgrims')
    const hidden = async () => Promise.all([...spam, other].map(async (id) => (await guest.sees(id)) === null))
    const counted = [
      { username: 'bob', count: 2, action: null },
      { username: 'alice', count: 1, action: null },
    ]
    expect(await run('posts', '--text', 'Pills', ...lastHour)).toEqual(counted)
    expect(await run('posts', 'alice', '--text', 'Pills', ...lastHour)).toEqual(counted.slice(1))
    expect((await linnet(['bulk', 'posts', ...lastHour])).code).not.toBe(0)
    const rows: { action: number }[] = await run('posts', '--text', 'Pills', ...lastHour, '--yes')
    expect(await hidden()).toEqual([true, true, true, false])
    // The log promises to hold no words.
    expect(await ActionModel.collection.distinct('text')).toEqual([])
    const from = new Date(lastHour[1] ?? '')
    expect(await authorsOfText({ from, to: new Date(), text: 'pills' })).toEqual(new Map())
    expect(await guest.sees(bobsPost)).not.toBeNull()
    await run('undo', ...rows.map(({ action }) => String(action)))
    expect(await hidden()).toEqual([false, false, false, false])
  })
})

describe('linnet bulk', () => {
  it.each(['2', '2027', '2027-02-31', 'yesterday 1', '2027-01-31T25:00Z'])('refuses %p as a time', (time) => {
    expect(() => parseTime(time)).toThrow('Use a time such as 2027-01-31 or 2027-01-31T18:00Z.')
  })

  it.each([
    ['2020-01-31', '2020-01-31T00:00:00.000Z'],
    ['2020-01-31T18:00', new Date(2020, 0, 31, 18).toISOString()],
    ['2020-01-31T18:00Z', '2020-01-31T18:00:00.000Z'],
    ['2020-01-31T18:00:05.5+02:00', '2020-01-31T16:00:05.500Z'],
  ])('takes %p as the time %p', (time, expected) => expect(parseTime(time).toISOString()).toBe(expected))

  it('says what a time is', async () => {
    expect(await linnet(['bulk', 'accounts', '--from', 'yesterday 1'])).toMatchObject({
      ...{ code: 2, output: '', problem: expect.stringContaining('Use a time such as 2027-01-31') },
    })
  })

  it('says which number of an action is none, and takes nothing back', async () => {
    const { bob, guest } = await cast()
    const { _id: number } = await suspend(null, bob.id, { until: null, rule: 'SPAM', note: '' })
    expect(await linnet(['bulk', 'undo', String(number), 'seven'])).toMatchObject({
      ...{ code: 2, output: '', problem: expect.stringContaining('seven') },
    })
    expect(await linnet(['bulk', 'undo', String(number), String(number + 1)])).toMatchObject({
      ...{ code: 1, output: '', problem: `There is no action ${number + 1}.\n` },
    })
    expect(await guest.seesUser('bob')).toBeNull()
  })

  it('says which action it cannot take back, and takes nothing back', async () => {
    const { alice, bob, bobsPost, guest } = await cast()
    await UserModel.updateOne({ _id: alice.id }, { role: 'MODERATOR' })
    await alice.does('removePost', { postId: bobsPost, rule: 'SPAM' }, 'action { number }')
    const { _id: number } = await suspend(null, bob.id, { until: null, rule: 'SPAM', note: '' })
    expect(await linnet(['bulk', 'undo', String(number), String(number - 1)])).toMatchObject({
      ...{ code: 1, output: '', problem: `This command cannot take back action ${number - 1} (REMOVE_POST).\n` },
    })
    expect(await guest.seesUser('bob')).toBeNull()
  })

  it('refuses a time that begins in the future, or ends before it begins', async () => {
    const problem = expect.stringMatching(/^error: the end .* must not be before --from\n/)
    for (const time of [
      ['--from', '2999-01-31'],
      ['--from', '2027-01-31', '--to', '2026-01-31'],
    ])
      expect(await linnet(['bulk', 'accounts', ...time])).toEqual({ output: '', problem, code: 2 })
  })

  it('refuses a long note before it counts', async () => {
    expect(await linnet(['bulk', 'accounts', ...lastHour, '--note', 'x'.repeat(501)])).toMatchObject({
      ...{ code: 1, output: '', problem: expect.stringMatching(/^note: /) },
    })
  })
})

describe('linnet bulk accounts', () => {
  it('stops at Ctrl-C, and still prints the numbers that take back what it did', async () => {
    const { carol } = await cast()
    await UserModel.updateOne({ _id: carol.id }, { createdAt: new Date(Date.now() - 60_000) })
    // Carol is the first. The command waits at the second, because somebody else changes all others.
    const changing = await mongoose.startSession()
    changing.startTransaction()
    await UserModel.updateMany({ _id: { $ne: carol.id } }, { bio: 'Changed' }, { session: changing })
    const acted = untilActed()
    const stopped = linnet(['--json', 'bulk', 'accounts', ...lastHour, '--yes'], { interrupted: acted })
    await acted
    await changing.abortTransaction()
    await changing.endSession()
    const { output, problem, code } = await stopped
    const rows: Row[] = JSON.parse(output)
    expect(rows.map(({ action }) => action)).toEqual(await ActionModel.distinct('_id'))
    expect(rows.map(named)).toContain('carol')
    expect(rows.length).toBeLessThan(await UserModel.countDocuments())
    expect({ problem, code }).toEqual({ problem: expect.stringContaining('The others are as they were.'), code: 1 })
  })

  it('suspends the members who signed up in a period, and nobody with a role', async () => {
    const { alice, bob, carol, dan, guest } = await cast()
    await UserModel.updateOne({ _id: alice.id }, { role: 'ADMIN' })
    await UserModel.updateOne({ _id: carol.id }, { createdAt: new Date('2020-01-01') })
    const rows = await run('accounts', ...lastHour, '--yes')
    expect(rows.map(named).sort()).toEqual(['bob', 'dan'])
    expect(await guest.seesUser('bob')).toBeNull()
    expect(await guest.seesUser('carol')).not.toBeNull()
    expect(await run('accounts', ...lastHour)).toEqual([])
    // Meanwhile one of them leaves, and the other is suspended for something else.
    await UserModel.updateOne({ _id: dan.id }, { deletingAt: new Date() })
    const { _id: later } = await suspend(null, bob.id, { until: null, rule: 'HARASSMENT', note: '' })
    const numbers = [...rows.map(({ action }: { action: number }) => action), later]
    const undone = numbers.map((number) => ({ number, changed: number === later }))
    expect(await run('undo', ...numbers.map(String))).toEqual(undone)
    expect(await guest.seesUser(bob.username)).not.toBeNull()
  })

  it('suspends only those with an email address of a domain, or of one below it', async () => {
    const { alice, bob, carol, dan, guest } = await cast()
    const addresses = { [alice.id]: 'a@Bücher.Example', [bob.id]: 'b@x.xn--bcher-kva.example', [dan.id]: '' }
    for (const [_id, email] of Object.entries(addresses)) await UserModel.updateOne({ _id }, { email })
    await UserModel.updateOne({ _id: carol.id }, { email: 'c@notbücher.example' })
    const ofDomain = ['accounts', '--email-domain', '@BÜCHER.example', ...lastHour]
    expect((await run(...ofDomain)).map(named).sort()).toEqual(['alice', 'bob'])
    expect(await run(...ofDomain, '--to', lastHour[1] ?? '')).toEqual([])
    await run(...ofDomain, '--yes')
    const seen = await Promise.all([alice, bob, carol, dan].map(({ username }) => guest.seesUser(username)))
    expect(seen.map((account) => account !== null)).toEqual([false, false, true, true])
    expect(await linnet(['bulk', 'accounts', ...lastHour, '--email-domain', '*.example'])).toMatchObject({
      ...{ code: 2, output: '', problem: expect.stringContaining('Use a domain such as example.org.') },
    })
  })
})
