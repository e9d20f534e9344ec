import { buffer } from 'node:stream/consumers'
import mongoose from 'mongoose'
import pino from 'pino'
import { compose } from '../domain.ts'
import { domains } from '../domains.ts'
import { finishPurges } from '../moderation/purges.finish.ts'
import { purge } from '../moderation/purges.service.ts'
import { cast } from '../testing/cast.ts'
import { Buckets } from '../testing/media/bucket.ts'
import { picture } from '../testing/media/pictures.ts'
import { nothingStored, storedMedia, uploaded, uploads } from '../testing/media/uploads.ts'
import { box, mp4 } from '../testing/media/videos.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { gridFs } from './gridFs.ts'
import { marginMs, removeOverdueMedia } from './media.deletion.ts'
import { MediaModel } from './media.model.ts'
import { storeFile } from './mediaFiles.ts'
import { orphanedMedia } from './orphans.ts'
import { ownFiles } from './ownMedia.ts'

const buckets = new Buckets()
const settings = () => buckets.start('uploads')
afterAll(() => buckets.stop())

const filesInBucket = () => buckets.files('uploads')
/** Larger than the piece that is read at once. Its bytes tell their place. */
const video = () =>
  mp4({ media: box('mdat', Buffer.from(Uint32Array.from({ length: 600_000 }, (_, at) => at).buffer)) })

async function answer(address: string, headers = {}) {
  const response = await fetch(urlOf(address), { headers })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}

describe('uploads with a bucket', () => {
  useServer(settings)
  afterEach(() => (buckets.isDown = false))

  it('are stored there, and served by the app, whole and in ranges', async () => {
    const { alice } = await cast()
    const [image, film] = [await uploaded(alice, await picture('png', 600, 100)), await uploaded(alice, video())]
    expect(await storedMedia()).toEqual({ ...nothingStored, media: 2 })
    const named = (await MediaModel.find().lean()).flatMap(({ files }) => files.map(({ fileId }) => String(fileId)))
    expect((await filesInBucket()).toSorted()).toEqual(named.toSorted())
    expect((await answer(image.replace('.', '/480.'))).headers.get('content-type')).toBe('image/webp')
    const whole = await answer(film)
    expect([whole.status, whole.bytes.equals(video())]).toEqual([200, true])
    const part = await answer(film, { range: 'bytes=1048570-2100000' })
    expect([part.status, part.bytes.equals(video().subarray(1_048_570, 2_100_001))]).toEqual([206, true])
    expect((await answer(film, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
  })

  it('leave it when nothing shows them any more, and when they are purged', async () => {
    const { alice } = await cast()
    const before = await filesInBucket()
    const [image, film] = [await uploaded(alice, await picture()), await uploaded(alice, mp4())]
    const post = await alice.posts('', { images: [{ url: image }] })
    await purge(null, { kind: 'MEDIA', id: film }, 'ILLEGAL_CONTENT')
    await finishPurges(compose(domains))
    expect((await filesInBucket()).length).toBe(before.length + 1)
    await alice.deletes(post)
    await removeOverdueMedia(new Date(Date.now() + marginMs), pino({ level: 'silent' }))
    expect(await filesInBucket()).toEqual(before)
  })

  it('are in the export of an account', async () => {
    const { alice } = await cast()
    const film = await uploaded(alice, video())
    await alice.posts('', { video: { url: film } })
    const exported: [string, boolean][] = []
    for await (const { name, bytes } of ownFiles(alice.id))
      exported.push([`/media/${name}`, (await buffer(bytes())).equals(video())])
    expect(exported).toEqual([[film, true]])
  })

  it('are read from MongoDB if they were not moved yet', async () => {
    const { alice } = await cast()
    const film = await uploaded(alice, video())
    const media = await MediaModel.findOne().lean()
    const fileId = new mongoose.mongo.ObjectId()
    await gridFs.put(fileId, 'full', video())
    await MediaModel.updateOne({ _id: media?._id }, { 'files.0.fileId': fileId })
    expect((await answer(film)).bytes.equals(video())).toBe(true)
  })

  it('that none names are found, and removed if they shall be, unless the database names no upload at all', async () => {
    const { alice } = await cast()
    await Promise.all((await storedFiles()).map((id) => gridFs.remove(id)))
    const old = mongoose.mongo.ObjectId.createFromTime(Math.floor(Date.now() / 1_000) - 2 * 24 * 60 * 60)
    await storeFile(old, 'an orphan', Buffer.from('12345'))
    expect(await orphanedMedia({ isToRemove: false })).toMatchObject({ files: 1, bytes: 5 })
    await expect(orphanedMedia({ isToRemove: true })).rejects.toThrow(/^The bucket has uploads, and the database names/)
    await uploaded(alice, await picture())
    expect(await orphanedMedia({ isToRemove: true })).toMatchObject({ files: 1, bytes: 5 })
    expect(await filesInBucket()).not.toContain(old.toHexString())
  })
})

describe('a bucket that does not answer', () => {
  useServer(settings)
  afterEach(() => (buckets.isDown = false))

  it('is told to who uploads or looks in one sentence, and nothing is stored half', async () => {
    const { alice } = await cast()
    const image = await uploaded(alice, await picture())
    buckets.isDown = true
    const refused = await uploads(alice, await picture())
    expect(refused).toMatchObject({
      status: 503,
      body: { errors: ['The service is busy, please try again.'] },
    })
    expect((await answer(image)).status).toBe(503)
    buckets.isDown = false
    expect((await answer(image)).status).toBe(200)
    expect(await MediaModel.countDocuments({ removeAt: { $lte: new Date() } })).toBe(1)
    await removeOverdueMedia(new Date(Date.now() + marginMs), pino({ level: 'silent' }))
    expect(await MediaModel.countDocuments()).toBe(1)
  })

  it('keeps what is to be removed from being served, and loses it later', async () => {
    const { alice } = await cast()
    const image = await uploaded(alice, await picture())
    buckets.isDown = true
    await purge(null, { kind: 'MEDIA', id: image }, 'ILLEGAL_CONTENT')
    await expect(finishPurges(compose(domains))).rejects.toThrow()
    buckets.isDown = false
    expect((await answer(image)).status).toBe(404)
    const before = await filesInBucket()
    await finishPurges(compose(domains))
    expect((await filesInBucket()).length).toBe(before.length - 1)
  })
})

async function storedFiles() {
  const files = await mongoose.connection.collection('media.files').find().toArray()
  return files.map(({ _id }) => _id)
}
