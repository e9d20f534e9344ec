import mongoose from 'mongoose'
import { OperatorError } from '../operatorError.ts'
import { parseConfig } from '../config.ts'
import { databaseDiagnoses } from '../command/doctor/database.ts'
import { database } from '../db/connection.ts'
import { purge } from '../moderation/purges.service.ts'
import { cast } from '../testing/cast.ts'
import { linnet } from '../testing/linnet.ts'
import { Buckets } from '../testing/media/bucket.ts'
import { picture } from '../testing/media/pictures.ts'
import { nothingStored, storedMedia, uploaded } from '../testing/media/uploads.ts'
import { mp4 } from '../testing/media/videos.ts'
import { testSettings, urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { lostMedia } from './lostMedia.ts'
import { MediaModel } from './media.model.ts'
import { useMediaStores } from './mediaFiles.ts'
import { withMediaLease } from './mediaLease.ts'
import { moveMedia } from './moveMedia.ts'

const buckets = new Buckets()
let settings: Record<string, string>

useServer()

const use = (changed: Record<string, string>) => useMediaStores(parseConfig({ ...testSettings, ...changed }))
const moves = async () => moveMedia(() => {})
const back = () => ({ ...settings, MEDIA_STORE: 'mongodb', MEDIA_STORE_PREVIOUS: 's3://uploads' })
const bytesOf = async (address: string) => Buffer.from(await (await fetch(urlOf(address))).arrayBuffer())
const inBucket = () => buckets.files('uploads')

async function town() {
  await use({})
  await Promise.all((await inBucket()).map((id) => buckets.loses('uploads', id)))
  const people = await cast()
  const [image, film] = [
    await uploaded(people.alice, await picture('png', 600, 100)),
    await uploaded(people.alice, mp4()),
  ]
  const before = [await bytesOf(image), await bytesOf(film)]
  await use(settings)
  return { ...people, image, film, before }
}

describe('linnet media move', () => {
  beforeAll(async () => (settings = await buckets.start('uploads')))
  afterAll(async () => {
    await use({})
    await buckets.stop()
  })

  it('moves uploads into a bucket and back, and says how many', async () => {
    const { image, film, before } = await town()
    const inMongoDb = await storedMedia()
    const there = await linnet(['--json', 'media', 'move'], { settings })
    expect([JSON.parse(there.output), there.code]).toEqual([
      { uploads: 2, bytes: expect.any(Number), there: 0, leaving: 0, arriving: 0, missing: [], isLeased: false },
      0,
    ])
    expect(await storedMedia()).toEqual({ ...nothingStored, media: 2 })
    expect((await inBucket()).length).toBe(inMongoDb['media.files'])
    expect([await bytesOf(image), await bytesOf(film)]).toEqual(before)
    expect((await linnet(['media', 'move'], { settings })).output).toBe(
      'Moved 0 uploads (0.0 MB). 2 were there already.\n',
    )
    await use(back())
    await moves()
    expect([await storedMedia(), await inBucket()]).toEqual([inMongoDb, []])
    expect([await bytesOf(image), await bytesOf(film)]).toEqual(before)
    expect(await violations()).toEqual([])
  })

  it('goes on where it was interrupted, and copies again what arrived changed', async () => {
    const { film, before } = await town()
    const files = await database().collection('media.files').find().toArray()
    await moves()
    await use(back())
    // So it is after a crash between the copy and its verification.
    for (const { _id } of files) await database().collection('media.chunks').insertOne(halfOf(_id))
    expect(await moves()).toMatchObject({ uploads: 2, missing: [] })
    expect(await bytesOf(film)).toEqual(before[1])
  })

  it('deletes nothing in the former place while a backup runs, or when the bucket does not answer', async () => {
    const { image, before } = await town()
    const inMongoDb = await storedMedia()
    expect(await withMediaLease(moves)).toMatchObject({ uploads: 0, isLeased: true })
    expect(await storedMedia()).toEqual(inMongoDb)
    buckets.isDown = true
    const failed = await linnet(['media', 'move'], { settings })
    buckets.isDown = false
    expect([failed.code, failed.problem]).toEqual([
      1,
      expect.stringMatching(/^The bucket does not answer as it should: \w+[.]$/m),
    ])
    expect(await storedMedia()).toEqual(inMongoDb)
    expect(await bytesOf(image)).toEqual(before[0])
  })

  it('leaves behind what is purged, and names what lacks bytes unless it may be arriving', async () => {
    const { image, film } = await town()
    await purge(null, { kind: 'MEDIA', id: image }, 'ILLEGAL_CONTENT')
    await database().collection('media.chunks').deleteMany({})
    const id = film.slice('/media/'.length, -'.mp4'.length)
    expect(await moves()).toMatchObject({ uploads: 0, leaving: 1, arriving: 1, missing: [] })
    await MediaModel.updateOne({ _id: id }, { createdAt: new Date(Date.now() - 60 * 60_000) })
    expect(await moves()).toMatchObject({ uploads: 0, leaving: 1, arriving: 0, missing: [id] })
    expect(await inBucket()).toEqual([])
  })

  it('is not needed where the settings name the place of all bytes; else these count as lost', async () => {
    const { alice, image } = await town()
    await alice.posts('', { images: [{ url: image }] })
    expect(await lostMedia()).toMatchObject({ ids: [] })
    await moves()
    await use({})
    const [id = ''] = image.slice('/media/'.length).split('.')
    expect(await lostMedia()).toEqual({ ids: [id], areAll: true })
    expect(await databaseDiagnoses(parseConfig(testSettings))).toContainEqual(
      expect.objectContaining({ about: 'uploads', state: 'problem' }),
    )
    await alice.posts('', { images: [{ url: await uploaded(alice, await picture('png', 30, 20)) }] })
    expect(await lostMedia()).toEqual({ ids: [id], areAll: false })
  })

  it('needs two places', async () => {
    await use({})
    await expect(moves()).rejects.toMatchObject({
      ...{ name: OperatorError.name, message: expect.stringMatching(/^There is one place only[.] Set MEDIA_STORE/) },
    })
  })
})

const halfOf = (files_id: unknown) => ({
  ...{ files_id, n: 0, _id: new mongoose.mongo.ObjectId() },
  data: new mongoose.mongo.Binary(Buffer.from('half')),
})
