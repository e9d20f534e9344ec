import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { MediaModel } from '../media/media.model.ts'
import { cast } from '../testing/cast.ts'
import { linnet } from '../testing/linnet.ts'
import { Buckets } from '../testing/media/bucket.ts'
import { picture } from '../testing/media/pictures.ts'
import { uploaded } from '../testing/media/uploads.ts'
import { useServer } from '../testing/testServer.ts'
import { backUp } from './backup.ts'

const buckets = new Buckets()
let settings: Record<string, string>
let folder: string
let file: string

const copy = () => mongoose.connection.useDb(`${mongoose.connection.name}-copy`)
const restores = (changed = settings) =>
  linnet(['--json', 'restore', file], { database: copy().name, settings: changed })

async function town() {
  const { alice } = await cast()
  for (const width of [200, 300])
    await alice.posts('', { images: [{ url: await uploaded(alice, await picture('png', width, 100)) }] })
  const first = await MediaModel.findOne().lean()
  return { first: { id: first?._id, file: String(first?.files[0]?.fileId) } }
}

describe('a backup of a site with a bucket', () => {
  useServer(async () => (settings = await buckets.start('uploads')))
  afterAll(() => buckets.stop())

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linnet-backup-'))
    file = join(folder, 'a.backup')
  })
  afterEach(async () => {
    buckets.isDown = false
    await rm(folder, { recursive: true })
    await copy().dropDatabase()
  })

  it('has what is in the bucket by size and digest, and a restore looks whether that is there', async () => {
    const { first } = await town()
    const files = (await MediaModel.find().lean()).flatMap((media) => media.files).length
    expect(await backUp(file)).toMatchObject({ mediaBytes: 0, filesInBucket: files, lacking: [] })
    expect(JSON.parse((await restores()).output)).toMatchObject({ lacking: [] })
    expect(await copy().collection('media').countDocuments()).toBe(2)
    await copy().dropDatabase()
    await buckets.loses('uploads', first.file)
    expect(JSON.parse((await restores()).output)).toMatchObject({ lacking: [first.id] })
  })

  it('names what it did not find', async () => {
    const { first } = await town()
    for (const { fileId } of (await MediaModel.findById(first.id).lean())?.files ?? [])
      await buckets.loses('uploads', String(fileId))
    expect(await backUp(file)).toMatchObject({ lacking: [first.id] })
  })

  it('is not restored without the bucket, or while that does not answer, and nothing is changed', async () => {
    await town()
    await backUp(file)
    expect((await restores({ MEDIA_STORE: 'mongodb' })).problem).toBe(
      'Uploads of this backup are in a bucket. Set MEDIA_STORE to that, and restore then.\n',
    )
    buckets.isDown = true
    expect((await restores()).problem).toMatch(/The bucket does not answer as it should/)
    await expect(backUp(join(folder, 'b.backup'))).rejects.toThrow()
    expect(await copy().listCollections()).toEqual([])
  })
})
