import { readFile, readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { seedData } from './seed-data.ts'

const shipped = { '/media/seed/': 'server/seed/media/', '/media/builtin/': 'server/media/builtin/' }
const { users, posts } = seedData(new Date())
const images = posts.flatMap((post) => post.images)
const videos = posts.flatMap((post) => post.video ?? [])

function fileOf(url: string): string {
  const found = Object.entries(shipped).find(([prefix]) => url.startsWith(prefix))
  if (!found) throw new Error(`${url} is not a shipped file`)
  return found[1] + url.slice(found[0].length)
}

async function pictureAt(file: string) {
  const { format, width, height } = await sharp(file).metadata()
  return { format, width, height }
}

describe('the media of the seed', () => {
  it.each(images.map((image) => [image.url, image] as const))(
    '%s has the size that the post states',
    async (url, image) => {
      expect(await pictureAt(fileOf(url))).toEqual({ format: 'webp', width: image.width, height: image.height })
    },
  )

  it.each(users.map((user) => [user.username, user] as const))('%s has an avatar and a cover', async (_, user) => {
    expect(await pictureAt(fileOf(user.avatar))).toEqual({ format: 'webp', width: 400, height: 400 })
    expect(await pictureAt(fileOf(user.cover))).toEqual({ format: 'webp', width: 1500, height: 500 })
  })

  it('gives no two people the same avatar or cover', () => {
    expect(new Set(users.flatMap((user) => [user.avatar, user.cover])).size).toBe(2 * users.length)
  })

  it('has a small H.264 video of the stated size, with a poster, that can play while it loads', async () => {
    for (const { url, poster, width, height } of videos) {
      const bytes = await readFile(fileOf(url))
      const sample = bytes.indexOf('avc1', bytes.indexOf('stsd'))
      expect([bytes.readUInt16BE(sample + 28), bytes.readUInt16BE(sample + 30)]).toEqual([width, height])
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
      expect(bytes.length).toBeLessThan(300_000)
      expect(await pictureAt(fileOf(poster))).toEqual({ format: 'webp', width, height })
    }
  })

  it('contains no unused file', async () => {
    const named = [...images, ...videos, ...videos.map(({ poster }) => ({ url: poster }))].map(({ url }) => url)
    const shown = [...named, ...users.flatMap((user) => [user.avatar, user.cover])].map(fileOf)
    const files = await readdir(shipped['/media/seed/'])
    expect(files.map((file) => shipped['/media/seed/'] + file).sort()).toEqual(shown.sort())
  })
})

describe('the built-in pictures', () => {
  it.each([...Array(8).keys()].map((i) => `avatar-${i + 1}`).concat('default-avatar'))('%s is square', async (name) => {
    expect(await pictureAt(`server/media/builtin/${name}.webp`)).toEqual({ format: 'webp', width: 400, height: 400 })
  })

  it('include a default cover with an aspect ratio of 3:1', async () => {
    const cover = await pictureAt('server/media/builtin/default-cover.webp')
    expect(cover).toEqual({ format: 'webp', width: 1500, height: 500 })
  })
})
