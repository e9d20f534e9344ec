import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import mongoose from 'mongoose'
import { BSON } from 'mongodb'
import packageJson from '../../package.json' with { type: 'json' }
import { MetaModel } from '../db/meta.model.ts'
import { createLog } from '../log.ts'
import { removeOverdueMedia } from '../media/media.deletion.ts'
import { withMediaLease } from '../media/mediaLease.ts'
import { MediaModel } from '../media/media.model.ts'
import { copy, useBackupFolder } from '../testing/backupFolder.ts'
import { cast } from '../testing/cast.ts'
import { SmallDisk } from '../testing/faults/smallDisk.ts'
import { linnet } from '../testing/linnet.ts'
import { noise } from '../testing/media/pictures.ts'
import { storedMedia, uploaded } from '../testing/media/uploads.ts'
import { peopledWorld } from '../testing/peopledWorld.ts'
import { useServer } from '../testing/testServer.ts'
import { purge } from '../moderation/purges.service.ts'
import { UserModel } from '../users/user.model.ts'
import { backUp } from './backup.ts'
import { keptCollections } from './collections.ts'
import { restore } from './restore.ts'
import { backupJob } from './schedule.ts'
import { schemaVersion } from './schemaVersion.ts'

useServer()

const disk = await SmallDisk.mount()
/** Only root can mount the disk that the test fills. */
const itOnDisk = disk ? it : it.skip

let folder: string
let file: string
const restores = (...options: string[]) => linnet(['--json', 'restore', file, ...options], { database: copy().name })

afterAll(() => disk?.unmount())

const useFolder = () =>
  useBackupFolder((made) => {
    folder = made
    file = join(made, 'a.backup')
  })

async function contentsOf({ db }: mongoose.Connection): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const name of [...keptCollections, 'media.chunks']) {
    const rows = (await db
      ?.collection(name)
      .find({}, { raw: true, sort: { _id: 1 } })
      .toArray()) as unknown as Buffer[]
    // The driver makes one of these at its first write.
    const indexes = name === 'media.files' ? [] : ((await db?.collection(name).indexes()) ?? [])
    contents[name] = [
      ...rows.map((row) => Buffer.from(row).toString('base64')),
      ...indexes.map(({ name: own }) => String(own)).sort(),
    ]
  }
  return contents
}

async function rewrite(change: (bytes: Buffer) => Buffer): Promise<void> {
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)))))
}

describe('a backup', () => {
  useFolder()

  it('holds all that is needed to restore everything elsewhere, but no sessions and secrets of links', async () => {
    const { people } = await peopledWorld()
    const picture = await uploaded(people.other, await noise(600, 400), 'post')
    await people.other.posts('with a picture', { images: [{ url: picture }] })
    const { output } = await linnet(['--json', 'backup', file])
    expect(JSON.parse(output)).toMatchObject({ file })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['a.backup', 'linnet-erased.json'])
    const { output: restored, code } = await restores()
    expect({ ...JSON.parse(restored), code }).toMatchObject({ lacking: [], code: 0 })
    expect(await contentsOf(copy())).toEqual(await contentsOf(mongoose.connection))
    expect(await copy().collection('sessions').countDocuments()).toBe(0)
  })

  it('has the data of one moment, even while people write', async () => {
    const { alice, bob, bobsPost } = await cast()
    let isDone = false
    const writes = (async () => {
      for (let number = 0; !isDone; number++) {
        await Promise.all([
          alice.replies(bobsPost, `${number}`),
          bob.posts(`${number}`),
          number % 2 ? alice.follows(bob) : alice.unfollows(bob),
        ])
        await alice.likes(await bob.posts('liked'))
      }
    })()
    await backUp(file)
    isDone = true
    await writes
    await restores()
    expect(await linnet(['check'], { database: copy().name })).toMatchObject({ code: 0 })
  })

  it('is made by one server of several when it is due, and only the newest are kept, without parts of crashes', async () => {
    await cast()
    const hour = 3_600_000
    const jobs = [1, 2].map(() => backupJob({ folder, everyMs: 24 * hour, keep: 2 }, createLog('fatal')))
    await writeFile(join(folder, 'linnet-20270102T120000Z.backup.part'), 'cut off')
    const times = [0, 1, 24, 30, 48].map((hours) => new Date(Date.UTC(2027, 0, 1) + hours * hour))
    for (const time of times) await Promise.all(jobs.map((job) => job(time)))
    const names = ['linnet-20270102T000000Z.backup', 'linnet-20270103T000000Z.backup']
    expect((await readdir(folder)).sort()).toEqual(names)
    // A server that stops gives up, and leaves the backup to another.
    const later = new Date(Date.UTC(2027, 0, 4))
    // A backup by hand is under way, and may take any time.
    await MetaModel.create({ _id: 'media are being copied by hand', at: new Date(later.getTime() + hour), done: false })
    await jobs[0]?.(later)
    await MetaModel.deleteOne({ _id: 'media are being copied by hand' })
    expect((await readdir(folder)).sort()).toEqual(names)
    await backupJob({ folder, everyMs: hour, keep: 2 }, createLog('fatal'), AbortSignal.abort())(later)
    expect((await readdir(folder)).sort()).toEqual(names)
    await jobs[0]?.(later)
    expect(await readdir(folder)).toContain('linnet-20270104T000000Z.backup')
  })

  it('never replaces a file, and leaves nothing behind where it cannot write', async () => {
    await writeFile(file, 'mine')
    await expect(backUp(file)).rejects.toThrow(`${file} exists already.`)
    expect(await readFile(file, 'utf8')).toBe('mine')
    const nowhere = join(folder, 'none', 'a.backup')
    expect(await linnet(['backup', nowhere])).toMatchObject({
      ...{ code: 1, problem: `${join(folder, 'none')} is no folder.\n` },
    })
    expect(await readdir(folder)).toEqual(['a.backup'])
  })

  itOnDisk('says which disk is full, as the export of an account does, and leaves nothing on it', async () => {
    await cast()
    await disk?.fill()
    const fileOnDisk = join(disk?.folder ?? '', 'a.backup')
    await expect(backUp(fileOnDisk)).rejects.toThrow(`The disk that holds ${fileOnDisk} is full.`)
    const zip = join(disk?.folder ?? '', 'alice.zip')
    expect(await linnet(['user', 'export', 'alice', zip])).toMatchObject({
      ...{ code: 1, problem: expect.stringContaining(`The disk that holds ${zip} is full.`) },
    })
    expect(await readdir(disk?.folder ?? '')).toEqual(['ballast'])
  })

  it('keeps media that nothing shows from being removed while their bytes are copied', async () => {
    const { alice } = await cast()
    await uploaded(alice, await noise(600, 400))
    await MediaModel.updateMany({}, { removeAt: new Date(0) })
    const log = createLog('fatal')
    await withMediaLease(async () => expect(await removeOverdueMedia(new Date(), log)).toBe(0))
    expect(await removeOverdueMedia(new Date(), log)).toBeGreaterThan(0)
    expect(await storedMedia()).toMatchObject({ media: 0 })
  })
})

describe('a restore', () => {
  useFolder()

  it('deletes what is there only if it is told to, and never beside a server', async () => {
    await cast()
    await backUp(file)
    await copy().collection('users').insertOne({ username: 'erin' })
    const refused = await restores()
    expect(refused).toMatchObject({ code: 1, problem: expect.stringContaining('not empty. Add --replace') })
    expect(await copy().collection('users').find().toArray()).toMatchObject([{ username: 'erin' }])
    expect(await linnet(['restore', file, '--replace'])).toMatchObject({
      code: 1,
      problem: expect.stringMatching(/^A server or another command uses this database, from /),
    })
    expect(await MetaModel.exists({ _id: 'restoring' })).toBeNull()
  })

  const header = { linnet: 'backup', format: 1, schema: schemaVersion, release: packageJson.version, at: new Date() }
  const headed = (changed: object) => (bytes: Buffer) =>
    Buffer.concat([BSON.serialize({ ...header, ...changed }), bytes.subarray(bytes.readInt32LE())])
  const refusals: [string, (bytes: Buffer) => Buffer, RegExp][] = [
    ['with another byte', (bytes) => Buffer.from(bytes).fill(1, 1_000, 1_001), /damaged/],
    ['cut short', (bytes) => bytes.subarray(0, bytes.length / 2), /damaged/],
    ['without its last byte', (bytes) => bytes.subarray(0, -1), /^The file is damaged or not complete/],
    ['with something behind its end', (bytes) => Buffer.concat([bytes, Buffer.from('more')]), /damaged/],
    ['of something else', () => Buffer.from(BSON.serialize({ some: 'document' })), /^This is no backup of Linnet/],
    ['of another kind', () => Buffer.from('a text that is long enough'), /damaged/],
    ['in a newer format', headed({ format: 2, release: '99.0.0' }), /^Linnet 99[.]0[.]0 made this backup/],
    ['of newer data', headed({ schema: schemaVersion + 1, release: '99.0.0' }), /newer one/],
  ]

  it('refuses a file that is damaged, of something else, or newer, before it changes anything', async () => {
    await cast()
    await backUp(file)
    const [whole, before] = [await readFile(file), await contentsOf(mongoose.connection)]
    for (const [what, change, words] of refusals) {
      await writeFile(file, whole)
      await rewrite(change)
      const reason = await restore(file, { mayReplace: true }).then(String, ({ message }: Error) => message)
      expect({ what, reason }).toEqual({ what, reason: expect.stringMatching(words) })
    }
    expect(await contentsOf(mongoose.connection)).toEqual(before)
  })

  it('refuses what is no file of gzip, a folder, and what is not there', async () => {
    await writeFile(file, 'hello')
    await expect(restore(file, { mayReplace: true })).rejects.toThrow(/damaged/)
    await expect(restore(folder, { mayReplace: true })).rejects.toThrow('That is a folder.')
    await expect(restore(`${file}.none`, { mayReplace: true })).rejects.toThrow(`There is no file ${file}.none.`)
  })

  it('brings nobody back who was deleted, and nothing that was purged, since the backup', async () => {
    const { alice, bob, carol, dan } = await cast()
    await UserModel.updateOne({ _id: dan.id }, { role: 'ADMIN' })
    const [post, old] = [await bob.posts('illegal'), await alice.posts('of alice')]
    await MetaModel.create({ _id: 'mailed actions', at: new Date(), done: true, last: 0 })
    await backUp(file)
    await purge(null, { kind: 'POST', id: post }, 'ILLEGAL_CONTENT')
    await UserModel.updateOne({ _id: alice.id }, { role: 'ADMIN' })
    await purge(null, { kind: 'ACCOUNT', id: dan.id }, 'ILLEGAL_CONTENT')
    await carol.does('deleteAccount', { password: carol.password }, 'deletedUserId')
    const older = file
    file = join(folder, 'b.backup')
    await backUp(file)
    file = older
    expect(JSON.parse((await restores()).output)).toMatchObject({ erasedAgain: 3 })
    const stored = (name: string, _id: string) => copy().collection<{ _id: string }>(name).findOne({ _id })
    for (const { id } of [carol, dan]) expect(await stored('users', id)).toBeNull()
    expect(await stored('posts', post)).toBeNull()
    expect(await stored('posts', old)).toMatchObject({ content: 'of alice' })
    expect(await linnet(['--json', 'check'], { database: copy().name })).toMatchObject({
      output: expect.stringContaining('"broken":[]'),
    })
    // People were told by mail when it happened.
    expect(await copy().collection('moderationActions').countDocuments()).toBe(2)
    expect(await stored('meta', 'mailed actions')).toMatchObject({ last: 2 })
    // Without the file, the database that is replaced still knows what it deleted.
    await rm(join(folder, 'linnet-erased.json'))
    expect(JSON.parse((await restores('--replace')).output)).toMatchObject({ erasedAgain: 3 })
  })

  it('destroys copies of what was purged since, deletes who was leaving, and leaves no upload long after its end', async () => {
    const { alice, bob, carol } = await cast()
    const post = await bob.posts('illegal')
    await carol.does('reportPost', { postId: post, rule: 'ILLEGAL_CONTENT' }, 'report { id }')
    await bob.does('deletePost', { id: post }, 'deletedPostId')
    await uploaded(alice, await noise(60, 40))
    await MediaModel.updateMany({}, { removeAt: new Date(Date.now() - 24 * 3_600_000) })
    await backUp(file)
    await purge(null, { kind: 'POST', id: post }, 'ILLEGAL_CONTENT')
    // The server was killed while it deleted the account.
    await UserModel.updateOne({ _id: carol.id }, { deletingAt: new Date() })
    const older = file
    file = join(folder, 'b.backup')
    await backUp(file)
    file = older
    expect(JSON.parse((await restores()).output)).toMatchObject({ erasedAgain: 2 })
    expect(await copy().collection('reportCases').find().toArray()).toMatchObject([{ outcome: 'PURGED' }])
    expect(
      await copy()
        .collection('reportCases')
        .countDocuments({ kept: { $exists: true } }),
    ).toBe(0)
    expect(await copy().collection('users').distinct('username')).toEqual(['alice', 'bob', 'dan'])
    expect(await linnet(['check'], { database: copy().name })).toMatchObject({ code: 0 })
  })

  it('that was interrupted keeps others from the data until it is done again', async () => {
    await cast()
    await backUp(file)
    await copy().collection('users').insertOne({ username: 'erin' })
    await copy().collection<{ _id: string }>('meta').insertOne({ _id: 'restoring' })
    const refused = await linnet(['user', 'waiting'], { database: copy().name })
    expect(refused).toMatchObject({ code: 1, problem: expect.stringMatching(/^A restore .* did not come to its end/) })
    expect((await restores()).code).toBe(0)
    expect(await contentsOf(copy())).toEqual(await contentsOf(mongoose.connection))
  })
})
