import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { signsUp } from '../testing/cast.ts'
import { Random } from '../testing/random.ts'
import { mp4, webm } from '../testing/media/videos.ts'
import { mutated } from '../testing/media/mutations.ts'
import { animation, picture } from '../testing/media/pictures.ts'
import { storedMedia, uploads } from '../testing/media/uploads.ts'
import { seed, tries } from '../testing/seed.ts'
import { useServer } from '../testing/testServer.ts'
import { RequestError } from '../http/requestBody.ts'
import { MediaModel } from './media.model.ts'
import { prepareMedia } from './prepareMedia.ts'
import type { PreparedMedia } from './preparedMedia.ts'

useServer()

const inProcess = tries(300)
const overHttp = tries(50)

async function samples(): Promise<Buffer[]> {
  const formats = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const
  const pictures = formats.map((format) => picture(format, 40, 30))
  const animations = [animation('gif', 20), animation('webp', 20)]
  const video = readFile('server/seed/media/murmuration.mp4')
  return [...(await Promise.all([...pictures, ...animations, video])), mp4(), webm(), webm({ isLive: true })]
}

/** What is wrong with an accepted upload; null if it is intact or was properly refused. */
async function mistake(file: Buffer): Promise<string | null> {
  try {
    return await mistakeIn(await prepareMedia(file), file.length)
  } catch (error) {
    if (error instanceof RequestError && [400, 413, 415].includes(error.status)) return null
    return `it threw ${String(error)}`
  }
}

async function mistakeIn({ kind, width, height, files }: PreparedMedia, length: number): Promise<string | null> {
  const [full] = files
  if (kind === 'video') return width > 0 && height > 0 && full?.data.length === length ? null : 'the video changed'
  const stored = await sharp(full?.data).metadata()
  const isAsSaid = stored.format === 'webp' && stored.width === width && (stored.pageHeight ?? stored.height) === height
  return isAsSaid && width <= 2_048 && height <= 2_048 ? null : `it was stored as ${JSON.stringify(stored)}`
}

describe(`damaged files (TEST_SEED=${seed})`, () => {
  it(`are refused or come out intact: ${inProcess} of them`, async () => {
    const random = new Random(seed)
    const sources = await samples()
    const mistakes: string[] = []
    for (let index = 0; index < inProcess; index += 1) {
      const file = mutated(random.oneOf(sources), random, random.oneOf(sources))
      const wrong = await mistake(Buffer.from(file))
      if (wrong) mistakes.push(`file ${index}: ${wrong}`)
    }
    expect(mistakes).toEqual([])
  })

  it(`leave nothing in the database when they are refused: ${overHttp} of them`, async () => {
    const mallory = await signsUp('mallory')
    const random = new Random(seed + 1)
    const sources = await samples()
    let taken = 0
    for (let index = 0; index < overHttp; index += 1) {
      const { status } = await uploads(mallory, mutated(random.oneOf(sources), random, random.oneOf(sources)))
      expect([200, 400, 413, 415]).toContain(status)
      if (status === 200) taken += 1
    }
    // Damage can make an image larger, so that it gets more files.
    const kept = await MediaModel.find({}, { files: 1 }).lean()
    const files = kept.reduce((sum, media) => sum + media.files.length, 0)
    expect(await storedMedia()).toMatchObject({ media: taken, 'media.files': files })
  })
})
