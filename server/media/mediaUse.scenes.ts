import pino from 'pino'
import { cast } from '../testing/cast.ts'
import { mp4 } from '../testing/media/videos.ts'
import { picture } from '../testing/media/pictures.ts'
import { nothingStored, storedMedia, uploaded } from '../testing/media/uploads.ts'
import type { AnswerError, Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { marginMs, removeOverdueMedia } from './media.deletion.ts'
import { MediaModel } from './media.model.ts'
import { mostUses } from './media.service.ts'

useServer()

const hours = (count: number) => count * 60 * 60 * 1000
/** An upload may wait this long for its post, in hours. */
const grace = 30 * 24

const removesOverdue = (later = 0) =>
  removeOverdueMedia(new Date(Date.now() + hours(later) + marginMs), pino({ level: 'silent' }))

const statusOf = async (address: string) => (await fetch(urlOf(address))).status
const shows = async (person: Person, id: string) =>
  (
    await person.asks(
      'query ($id: ID!) { post(id: $id) { images { url alt width height placeholder } video { url poster width height } } }',
      { id },
    )
  )['post']

describe('a post with uploads', () => {
  it('has their true sizes, whatever its author claims', async () => {
    const { alice } = await cast()
    const [image, video] = [await uploaded(alice, await picture('png', 320, 200)), await uploaded(alice, mp4())]
    const post = await alice.posts('', { images: [{ url: image, alt: 'A hill', width: 9_999, height: 1 }] })
    const placeholder = expect.stringMatching(/^data:image\/webp;base64,/)
    expect((await shows(alice, post)).images).toEqual([
      { url: image, alt: 'A hill', width: 320, height: 200, placeholder },
    ])
    const withVideo = await alice.posts('', { video: { url: video, poster: image, width: 1, height: 1 } })
    expect((await shows(alice, withVideo)).video).toEqual({ url: video, poster: image, width: 320, height: 240 })
    const withoutPoster = await alice.posts('', { video: { url: video, poster: '' } })
    expect((await shows(alice, withoutPoster)).video).toMatchObject({ url: video, poster: null })
  })

  it('shares each with at most 999 others', async () => {
    const { alice } = await cast()
    const image = await uploaded(alice, await picture())
    const post = await alice.posts('first', { images: [{ url: image }] })
    const others = Array.from({ length: mostUses - 1 }, (_, index) => `other-post-${index}`)
    await MediaModel.updateOne({ usedBy: post }, { $push: { usedBy: { $each: others } } })
    await alice.does('editPost', { id: post, content: 'edited' }, 'post { id }')
    await expect(alice.posts('too many', { images: [{ url: image }] })).rejects.toHaveCode('VALIDATION_FAILED')
  })

  it('keeps them until it is deleted', async () => {
    const { alice } = await cast()
    const image = await uploaded(alice, await picture())
    const post = await alice.posts('', { images: [{ url: image }] })
    await removesOverdue(2 * grace)
    expect(await statusOf(image)).toBe(200)
    await alice.deletes(post)
    expect(await statusOf(image)).toBe(404)
    expect(await removesOverdue(1)).toBe(1)
    expect(await storedMedia()).toEqual(nothingStored)
  })

  it('removes the uploads of its replies with it, whoever wrote them', async () => {
    const { alice, carol } = await cast()
    const post = await alice.posts('Show me')
    const video = await uploaded(carol, mp4())
    const poster = await uploaded(carol, await picture())
    await carol.replies(post, '', { video: { url: video, poster } })
    await alice.deletes(post)
    expect([await statusOf(video), await statusOf(poster)]).toEqual([404, 404])
    await removesOverdue(1)
    expect(await storedMedia()).toEqual(nothingStored)
  })

  it('may share them with another post; the last of the two removes them', async () => {
    const { alice } = await cast()
    const image = await uploaded(alice, await picture())
    const [first, second] = [
      await alice.posts('1', { images: [{ url: image }] }),
      await alice.posts('2', { images: [{ url: image }] }),
    ]
    await alice.deletes(first)
    await removesOverdue(2 * grace)
    expect(await statusOf(image)).toBe(200)
    await alice.deletes(second)
    await removesOverdue(1)
    expect(await storedMedia()).toEqual(nothingStored)
  })

  it('releases uploads that an edit removes, after a while', async () => {
    const { alice } = await cast()
    const [image, other] = [await uploaded(alice, await picture()), await uploaded(alice, await picture('jpeg'))]
    const post = await alice.posts('', { images: [{ url: image }, { url: other }] })
    await alice.edits(post, { images: [{ url: other }] })
    expect(await statusOf(image)).toBe(200)
    await removesOverdue(2)
    expect([await statusOf(image), await statusOf(other)]).toEqual([404, 200])
    await alice.edits(post, { content: 'only words', images: [] })
    await removesOverdue(2)
    expect(await storedMedia()).toEqual(nothingStored)
  })

  it('can be edited back until the removed upload expires', async () => {
    const { alice } = await cast()
    const image = await uploaded(alice, await picture())
    const post = await alice.posts('words', { images: [{ url: image }] })
    await alice.edits(post, { images: [] })
    await alice.edits(post, { images: [{ url: image }] })
    await removesOverdue(2 * grace)
    expect(await statusOf(image)).toBe(200)
  })

  it('is published once when it is sent twice; after an edit its id counts as taken', async () => {
    const { alice } = await cast()
    const image = await uploaded(alice, await picture())
    const again = { id: 'sent-twice', content: 'words', images: [{ url: image }] }
    await alice.posts('words', again)
    await alice.posts('words', again)
    await alice.edits('sent-twice', { images: [] })
    await removesOverdue(2)
    await expect(alice.posts('words', again)).rejects.toHaveCode('ID_TAKEN')
    expect((await shows(alice, 'sent-twice')).images).toEqual([])
  })
})

describe('a post is refused', () => {
  const gone = 'This image is not there any more. Please choose it again.'

  it.each([
    ['never existed', `/media/${'A'.repeat(22)}.webp`],
    ['is not an upload', '/media/elsewhere.webp'],
    ['is a smaller width of an upload', `/media/${'A'.repeat(22)}/96.webp`],
  ])('with an image that %s', async (_what, url) => {
    const { alice } = await cast()
    const error: AnswerError = await alice.posts('', { images: [{ url }] }).catch((thrown) => thrown)
    expect(error.fields).toEqual([{ field: 'images', message: gone }])
    expect(await alice.reads('posts')).toEqual(['Hello from bob'])
  })

  it("with somebody else's upload", async () => {
    const { alice, bob } = await cast()
    const url = await uploaded(alice, await picture())
    await expect(bob.posts('mine', { images: [{ url }] })).rejects.toHaveCode('VALIDATION_FAILED')
    await expect(bob.editsProfile({ avatar: url })).rejects.toHaveCode('VALIDATION_FAILED')
  })

  it('with a video as an image, and an image as a video', async () => {
    const { alice } = await cast()
    const [image, video] = [await uploaded(alice, await picture()), await uploaded(alice, mp4())]
    await expect(alice.posts('', { images: [{ url: video }] })).rejects.toHaveCode('VALIDATION_FAILED')
    await expect(alice.posts('', { video: { url: image } })).rejects.toHaveCode('VALIDATION_FAILED')
    await expect(alice.posts('', { video: { url: video, poster: video } })).rejects.toHaveCode('VALIDATION_FAILED')
  })

  it('with an expired upload, and so is an edit', async () => {
    const { alice } = await cast()
    const [url, post] = [await uploaded(alice, await picture()), await alice.posts('words')]
    await removesOverdue(grace + 1)
    await expect(alice.posts('', { images: [{ url }] })).rejects.toHaveCode('VALIDATION_FAILED')
    await expect(alice.edits(post, { images: [{ url }] })).rejects.toHaveCode('VALIDATION_FAILED')
    expect(await storedMedia()).toEqual(nothingStored)
  })
})

describe('an upload that nothing shows', () => {
  it('is removed with all its files after 30 days', async () => {
    const { alice } = await cast()
    const url = await uploaded(alice, await picture('png', 600, 300))
    expect(await storedMedia()).toMatchObject({ media: 1, 'media.files': 4 })
    await removesOverdue(grace - 1)
    expect(await statusOf(url)).toBe(200)
    expect(await removesOverdue(grace + 1)).toBe(1)
    expect(await storedMedia()).toEqual(nothingStored)
  })

  it('is removed once when several servers remove at the same time', async () => {
    const { alice } = await cast()
    for (let count = 0; count < 3; count += 1) await uploaded(alice, await picture())
    await Promise.all([removesOverdue(grace + 1), removesOverdue(grace + 1), removesOverdue(grace + 1)])
    expect(await storedMedia()).toEqual(nothingStored)
  })
})

describe('a profile with uploads', () => {
  it('keeps its avatar and cover until they change', async () => {
    const { alice } = await cast()
    const [avatar, cover] = [
      await uploaded(alice, await picture(), 'profile'),
      await uploaded(alice, await picture('jpeg'), 'profile'),
    ]
    await alice.editsProfile({ avatar, cover, bio: 'Look' })
    await removesOverdue(2 * grace)
    expect([await statusOf(avatar), await statusOf(cover)]).toEqual([200, 200])
    await alice.editsProfile({ avatar: '/media/builtin/avatar-1.webp' })
    await removesOverdue(2)
    expect([await statusOf(avatar), await statusOf(cover)]).toEqual([404, 200])
  })

  it('loses all uploads when the account is deleted', async () => {
    const { alice } = await cast()
    const avatar = await uploaded(alice, await picture(), 'profile')
    await alice.editsProfile({ avatar })
    await alice.posts('', { images: [{ url: await uploaded(alice, await picture()) }] })
    await uploaded(alice, await picture())
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    expect(await statusOf(avatar)).toBe(404)
    await removesOverdue(1)
    expect(await storedMedia()).toEqual(nothingStored)
  })
})

describe('at the same time', () => {
  it('an upload is removed or posted, never both', async () => {
    const { alice } = await cast()
    const addresses = await Promise.all(Array.from({ length: 4 }, async () => uploaded(alice, await picture())))
    const posting = addresses.map((url) => alice.posts('', { images: [{ url }] }))
    await Promise.all([...posting, removesOverdue(grace - 1), removesOverdue(grace - 1)])
    await removesOverdue(2 * grace)
    for (const url of addresses) expect(await statusOf(url)).toBe(200)
  })

  it('a post is deleted and edited without leaving anything behind', async () => {
    const { alice } = await cast()
    const [image, other] = [await uploaded(alice, await picture()), await uploaded(alice, await picture('jpeg'))]
    const post = await alice.posts('', { images: [{ url: image }] })
    await Promise.allSettled([
      alice.edits(post, { images: [{ url: other }] }),
      alice.deletes(post),
      alice.edits(post, { images: [{ url: image }, { url: other }] }),
    ])
    await alice.deletes(post).catch(() => {})
    await removesOverdue(grace + 1)
    expect(await storedMedia()).toEqual(nothingStored)
  })
})
