import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { strFromU8, unzipSync } from 'fflate'
import { SessionModel } from '../auth/session.model.ts'
import { database } from '../db/connection.ts'
import { InvitedModel } from '../invites/invited.model.ts'
import { MediaModel } from '../media/media.model.ts'
import { newFileId, storeFile } from '../media/mediaFiles.ts'
import { withMediaLease } from '../media/mediaLease.ts'
import { suspend, unsuspend } from '../moderation/suspensions.service.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast, logsIn } from '../testing/cast.ts'
import { freePort } from '../testing/freePort.ts'
import { linnet } from '../testing/linnet.ts'
import { picture } from '../testing/media/pictures.ts'
import { storedMedia, uploaded } from '../testing/media/uploads.ts'
import { type Data, Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { turnsOnTwoStep } from '../testing/twoStep.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

const withPassword = (username: string, password: string) => logsIn(new Person({ username, password }))

describe('linnet serve', () => {
  const onLinux = platform() === 'linux' ? it : it.skip

  onLinux('answers, and stops when it is told to, although the disk below its output and log is full', async () => {
    const full = await open('/dev/full', 'w')
    const port = await freePort()
    let hasEnded = false
    const answers = async () => {
      for (let count = 0; count < 3 && !hasEnded; await sleep(10))
        if (await fetch(`http://127.0.0.1:${port}/api/posts`).catch(() => null)) count++
    }
    const settings = { HOST: '127.0.0.1', PORT: `${port}`, LOG_LEVEL: 'info', SEED: 'false' }
    const serves = linnet(['serve'], { settings, into: full.fd, interrupted: answers() })
    expect((await serves.finally(() => (hasEnded = true))).code).toBe(0)
    await full.close()
  })
})

describe('linnet user create', () => {
  it('makes an account with a password that is printed once, or with one of the standard input, shown to nobody', async () => {
    await cast()
    const { output, problem, code } = await linnet(['--json', 'user', 'create', 'Erin', '--name', 'Erin Example'])
    expect({ problem, code }).toEqual({ problem: '', code: 0 })
    const { id, username, password } = JSON.parse(output)
    expect(username).toBe('Erin')
    expect((await withPassword('erin', password)).id).toBe(id)
    expect(await linnet(['user', 'create', 'finn', '--password-stdin'], { input: 'of my choice\n' })).toEqual({
      ...{ output: 'Created @finn.\n', problem: '', code: 0 },
    })
    expect((await withPassword('finn', 'of my choice')).username).toBe('finn')
  })

  it('refuses what sign-up refuses, in plain words', async () => {
    expect(await linnet(['user', 'create', 'e!', '--password-stdin'], { input: 'short' })).toEqual({
      output: '',
      problem:
        'username: Use 1 to 30 letters, digits or underscores.\npassword: Password should atleast be 6 characters!\n',
      code: 1,
    })
  })
})

describe('linnet user reset-link', () => {
  it('makes a link that gives the account a new password once', async () => {
    const { alice, guest } = await cast()
    const { output, code } = await linnet(['--json', 'user', 'reset-link', '@Alice'])
    expect(code).toBe(0)
    const { link } = JSON.parse(output) as { link: string }
    const { pathname, hash } = new URL(link)
    expect(pathname).toBe('/reset')
    const input = { token: hash.slice(1), password: 'chosen anew' }
    expect(await guest.does('resetPassword', input, 'username')).toEqual({ username: 'alice' })
    expect((await withPassword('alice', 'chosen anew')).id).toBe(alice.id)
  })
})

describe('linnet user list and show', () => {
  it('tell what an operator looks for, newest first, and no secrets, and end well though nobody reads on', async () => {
    const { alice, bob, carol } = await cast()
    await carol.follows(bob)
    await suspend(null, carol.id, { until: null, rule: 'SPAM', note: 'Enough.\n\u001B[2JGo.' })
    await UserModel.updateOne({ _id: carol.id }, { createdAt: new Date(Date.now() + 60_000) })
    const { output, problem } = await linnet(['--json', 'user', 'list', '--search', 'EXAMPLE.org', '--limit', '1'])
    const carols = { username: 'carol', role: 'MEMBER', state: 'suspended', posts: 0, followers: 0 }
    expect(JSON.parse(output)).toEqual([expect.objectContaining(carols)])
    expect(problem).toMatch(/^There are more than 1[.]/)
    expect((await linnet(['user', 'list', '--state', 'suspended'])).output).toMatch(/^20.*@carol +carol\n$/)

    await alice.follows(bob)
    await turnsOnTwoStep(bob)
    await InvitedModel.create({ _id: bob.id, inviterId: alice.id, at: new Date() })
    const shown = JSON.parse((await linnet(['--json', 'user', 'show', '@Bob'])).output) as Data
    expect(shown).toMatchObject({ id: bob.id, email: 'bob@example.org', state: 'active', restriction: null, posts: 1 })
    expect(shown).toMatchObject({ followers: 2, invitedBy: 'alice', sessions: { open: 1 }, uploads: { bytes: 0 } })
    const { passwordHash, twoStep } = (await UserModel.findById(bob.id).select('+passwordHash +twoStep').lean()) ?? {}
    for (const secret of [passwordHash, twoStep?.secret]) expect(JSON.stringify(shown)).not.toContain(secret)
    expect((await linnet(['user', 'show', 'carol'])).output).toMatch(
      /state +suspended for good, for spam, “Enough. \[2JGo.”\n/,
    )
    // Nobody reads on.
    expect(await linnet(['user', 'list'], { isRead: false })).toEqual({ output: '', problem: '', code: 0 })
  })
})

describe('linnet user verify, export and delete', () => {
  it('do what moderators and the owner can, and delete nothing unasked', async () => {
    const { alice, bob, bobsPost, guest } = await cast()
    expect((await linnet(['user', 'verify', '@bob', 'organization'])).output).toBe(
      '@bob has the badge organization now.\n',
    )
    await expect(bob.does('setVerified', { kind: null }, 'user { id }')).rejects.toHaveCode('NOT_PERMITTED')

    const folder = await mkdtemp(join(tmpdir(), 'linnet-'))
    const file = join(folder, 'bob.zip')
    try {
      expect(await linnet(['user', 'export', 'bob', file])).toMatchObject({ problem: '', code: 0 })
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      expect(strFromU8(unzipSync(await readFile(file))['posts.json'] ?? new Uint8Array())).toContain(bobsPost)
      expect(await readdir(folder)).toEqual(['bob.zip'])
      // Until a file is whole it has another name, under which a call that was interrupted leaves it.
      const cutOff = join(folder, 'alice.zip.part')
      await writeFile(cutOff, 'half of it')
      const refused = await linnet(['user', 'export', 'alice', join(folder, 'alice.zip')])
      expect(refused).toMatchObject({ output: '', problem: expect.stringContaining(cutOff), code: 1 })
    } finally {
      await rm(folder, { recursive: true })
    }

    const asked = await linnet(['user', 'delete', 'bob'])
    expect(asked).toMatchObject({ output: '', code: 1 })
    expect(asked.problem).toContain('@bob (bob) for good. Posts: 1, replies: 0,')
    expect(await guest.sees(bobsPost)).not.toBeNull()
    // An interrupted deletion leaves it like this.
    await UserModel.updateOne({ _id: bob.id }, { deletingAt: new Date() })
    expect((await linnet(['user', 'delete', 'bob', '--yes'])).output).toBe('@bob is deleted.\n')
    await UserModel.updateOne({ _id: alice.id }, { role: 'ADMIN' })
    expect((await linnet(['user', 'delete', 'alice', '--yes'])).problem).toMatch(/^This is the only administrator[.]/)
    expect(await UserModel.distinct('username')).toEqual(['alice', 'carol', 'dan'])
    expect(await PostModel.exists({ _id: bobsPost })).toBeNull()
  })
})

describe('linnet invite', () => {
  it('makes, lists and ends invites, also those of members, but lists none whose maker is suspended', async () => {
    const { alice, bob } = await cast()
    expect((await linnet(['invite', 'list'])).output).toBe('No invite works now.\n')
    const { invite } = await alice.does('createInvite', { uses: 3 }, 'invite { code }')
    await bob.does('createInvite', { uses: 1 }, 'invite { code }')
    await suspend(null, bob.id, { until: null, rule: 'SPAM', note: '' })
    const { output } = await linnet(['invite', 'create'])
    const code = /#invite=([\w-]+)/.exec(output)?.[1] ?? ''
    const { invites } = JSON.parse((await linnet(['--json', 'invite', 'list'])).output)
    expect(invites).toMatchObject([
      { code, owner: null, uses: 1, usesLeft: 1 },
      { code: invite.code, owner: 'alice', uses: 3, usesLeft: 3 },
    ])
    expect((await linnet(['invite', 'end', `https://example.org/signup#invite=${invite.code}`])).output).toBe(
      'It does not work any more.\n',
    )
    expect(await alice.asks('{ invites { code } }')).toEqual({ invites: [] })
    // One in 64 codes begins like an option.
    expect((await linnet(['invite', 'end', '-code'])).problem).toContain('Put -- before an id or a code')
    expect(await linnet(['invite', 'end', '--', '-code'])).toEqual({
      ...{ code: 1, output: '', problem: 'There is no such invite.\n' },
    })
    await unsuspend(null, bob.id)
    expect((await linnet(['invite', 'list'])).output).toMatch(
      /^.*by the operator\n.* 1 of 1 left, until .*, by @bob\n$/,
    )
  })
})

describe('linnet user', () => {
  it('gives roles, suspends and ends suspensions, by the same rules and in the same log', async () => {
    const { alice, bob, guest } = await cast()
    expect((await linnet(['user', 'role', '@bob', 'admin'])).output).toBe('@bob has the role admin now.\n')
    expect((await linnet(['user', 'role', 'bob', 'member'])).problem).toMatch(/^This is the only administrator[.]/)
    const suspend = ['user', 'suspend', 'carol', '--rule', 'spam', '--until', '2999-01-31']
    expect((await linnet(suspend)).output).toBe('@carol is suspended until 2999-01-31T00:00:00.000Z.\n')
    expect(await guest.seesUser('carol')).toBeNull()
    expect((await linnet(['user', 'restore', 'carol'])).output).toBe('@carol is shown again.\n')
    expect((await linnet(['user', 'unsuspend', 'carol'])).output).toBe('@carol was not suspended.\n')
    await UserModel.updateOne({ username: 'carol' }, { waiting: { state: 'OPEN', at: new Date(), about: '' } })
    expect((await linnet(['user', 'waiting'])).output).toMatch(/^@carol {2}carol, 20.*Z: \n$/)
    for (const refused of [suspend, ['user', 'restore', 'carol'], ['user', 'verify', 'carol', 'none']])
      expect((await linnet(refused)).problem).toMatch(/^@carol is not let in[.] `linnet user approve`/)
    expect((await linnet(['user', 'approve', '@carol'])).output).toBe('@carol is let in.\n')
    expect((await linnet(['user', 'approve', '@carol'])).output).toBe('@carol did not wait.\n')
    expect(await guest.seesUser('carol')).toMatchObject({ username: 'carol' })
    await turnsOnTwoStep(alice)
    expect((await linnet(['user', 'two-step-off', '@alice'])).output).toMatch(/^@alice logs in with the password alone/)
    // The server hears of it from MongoDB, which may take a moment.
    while (await alice.asks('{ viewer { id } }').then(({ viewer }) => viewer)) await sleep(10)
    await expect(alice.posts('still here')).rejects.toHaveCode('UNAUTHENTICATED')
    await logsIn(alice)
    expect((await linnet(['--json', 'user', 'two-step-off', 'alice'])).output).toContain('"changed":false')
    expect((await linnet(['--json', 'user', 'role', 'bob', 'admin'])).output).toContain('"changed":false')
    expect((await linnet(['user', 'role', 'bob', 'king'])).code).toBe(2)
    expect(await linnet(['user', 'role', 'nobody', 'admin'])).toEqual({
      output: '',
      problem: 'There is no such account.\n',
      code: 1,
    })
    const { moderationLog } = await bob.asks('{ moderationLog { edges { node { number kind actorId } } } }')
    expect(moderationLog.edges.map(({ node }: Data) => node)).toEqual([
      { number: 5, kind: 'TURN_OFF_TWO_STEP', actorId: null },
      { number: 4, kind: 'APPROVE_SIGN_UP', actorId: null },
      { number: 3, kind: 'UNSUSPEND', actorId: null },
      { number: 2, kind: 'SUSPEND', actorId: null },
      { number: 1, kind: 'CHANGE_ROLE', actorId: null },
    ])
  })
})

describe('linnet stats', () => {
  it('counts what there is and what waits', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await alice.replies(bobsPost, 'An answer')
    await uploaded(alice, await picture('png', 32, 32))
    for (const [{ id: userId }, days] of [
      [alice, 6],
      [bob, 8],
      [carol, 8],
    ] as const)
      await SessionModel.updateOne({ userId }, { lastUsedAt: new Date(Date.now() - days * 24 * 60 * 60_000) })
    const numbers = JSON.parse((await linnet(['--json', 'stats'])).output) as Data
    expect(numbers).toMatchObject({ accounts: 4, activeIn7Days: 1, posts: 1, replies: 1 })
    expect(numbers).toMatchObject({ openReports: 0, openAppeals: 0, requestsToJoin: 0, lastBackup: null })
    expect(numbers['uploads']).toEqual({ number: 1, bytes: expect.any(Number) })
    expect(numbers['databaseBytes']).toBeGreaterThan(0)
  })
})

describe('linnet gc', () => {
  it('finishes what is due, and deletes orphaned bytes of media once it is meant and no backup runs', async () => {
    const { alice, carol } = await cast()
    const kept = await uploaded(alice, await picture('png', 32, 32))
    await UserModel.updateOne({ _id: carol.id }, { deletingAt: new Date(Date.now() - 60 * 60_000) })
    const before = await storedMedia()
    const daysAgo = Math.floor(Date.now() / 1_000 - 2 * 24 * 60 * 60).toString(16)
    const old = () => new mongoose.mongo.ObjectId(daysAgo + randomBytes(8).toString('hex'))
    await storeFile(old(), 'orphan', Buffer.from('12345'))
    const half = old()
    await storeFile(half, 'half an orphan', Buffer.from('67'))
    await database().collection('media.files').deleteOne({ _id: half })
    await storeFile(newFileId(), 'of today', Buffer.from('89'))
    // Makes the upload look old.
    const media = await MediaModel.findOne().lean()
    const aged = { ...media?.files[0], fileId: old() }
    await storeFile(aged.fileId, 'named', Buffer.from('0'))
    await MediaModel.updateOne({}, { $push: { files: aged } })

    const counted = await linnet(['--json', 'gc'])
    expect(JSON.parse(counted.output)).toMatchObject({ failed: [], orphans: { files: 2, bytes: 7, deleted: false } })
    expect(await UserModel.exists({ _id: carol.id })).toBeNull()
    const leased = await withMediaLease(() => linnet(['gc', '--yes']))
    expect(leased).toMatchObject({ code: 1, problem: expect.stringMatching(/^A backup is being made/) })
    expect((await linnet(['gc', '--yes'])).output).toContain('Deleted 2 orphaned files of media (0.0 MB).\n')
    const more = { 'media.files': (before['media.files'] ?? 0) + 2, 'media.chunks': (before['media.chunks'] ?? 0) + 2 }
    expect(await storedMedia()).toEqual({ ...before, ...more })
    expect((await fetch(urlOf(kept))).status).toBe(200)
  })
})

describe('linnet purge', () => {
  it('deletes for good once the operator says that it is meant', async () => {
    const { guest, bob, bobsPost } = await cast()
    expect((await linnet(['purge', 'post', bobsPost])).code).toBe(2)
    expect(await guest.sees(bobsPost)).not.toBeNull()
    expect(await linnet(['purge', 'post', bobsPost, '--yes'])).toMatchObject({ output: 'Deleted for good.\n', code: 0 })
    expect(await guest.sees(bobsPost)).toBeNull()
    expect(await bob.asks('{ decisions { rule } }')).toEqual({ decisions: [{ rule: 'ILLEGAL_CONTENT' }] })
    await linnet(['purge', 'account', '@Bob', '--rule', 'spam', '--yes'])
    expect(await UserModel.exists({ _id: bob.id })).toBeNull()
  })
})
