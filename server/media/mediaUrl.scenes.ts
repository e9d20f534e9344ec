import { removePost } from '../moderation/removals.service.ts'
import { pageHead } from '../pages/pageHead.ts'
import { cast } from '../testing/cast.ts'
import { OldClient } from '../testing/oldClient.ts'
import { picture } from '../testing/media/pictures.ts'
import { uploads } from '../testing/media/uploads.ts'
import { mp4 } from '../testing/media/videos.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { MediaModel } from './media.model.ts'

const cdn = 'https://cdn.example.org'

async function uploaded(...[person, bytes]: Parameters<typeof uploads>) {
  const { url, secure_url } = (await uploads(person, bytes)).body
  return { path: String(url), address: String(secure_url) }
}

describe('with MEDIA_URL', () => {
  useServer({ MEDIA_URL: `${cdn}/`, MEDIA_ORIGINS: '' })

  it('posts and profiles show their uploads there, and take these addresses as their own', async () => {
    const { alice, guest, bobsPost } = await cast()
    const [image, film] = [await uploaded(alice, await picture('png', 600, 100)), await uploaded(alice, mp4())]
    expect([image.address, film.address]).toEqual([cdn + image.path, cdn + film.path])
    const post = await alice.posts('', { images: [{ url: image.address }] })
    const reply = await alice.replies(bobsPost, '', { video: { url: film.address, poster: image.address } })
    await alice.does('editProfile', { avatar: image.address }, 'user { id }')
    const images = [{ url: image.address, fullUrl: image.address, width: 600 }]
    const asked = `{ post(id: "${post}") { images { url fullUrl width } author { avatar fullAvatar cover } } }`
    const author = {
      avatar: image.address,
      fullAvatar: image.address,
      cover: expect.stringMatching(/^\/media\/builtin/),
    }
    expect((await guest.asks(asked))['post']).toEqual({ images, author })
    const shown = await guest.asks(`{ post(id: "${reply}") { video { url fullUrl poster fullPoster } } }`)
    expect(shown['post'].video).toEqual({
      ...{ url: film.address, fullUrl: film.address },
      ...{ poster: image.address, fullPoster: image.address },
    })
    await alice.edits(post, { content: 'with words', images: [{ url: image.address }] })
    expect(await MediaModel.countDocuments({ usedBy: post })).toBe(1)
  })

  it('old clients see paths as before, and may send either', async () => {
    const { alice } = await cast()
    const image = await uploaded(alice, await picture())
    const { status, body } = await new OldClient(alice).post('/posts', { postData: { images: [image.address] } })
    expect([status, body['posts'][0].images]).toEqual([201, [image.path]])
  })

  it('link previews show it there', async () => {
    const { alice } = await cast()
    const image = await uploaded(alice, await picture())
    const post = await alice.posts('', { images: [{ url: image.path }] })
    const context = testContext()
    const ctx = { ...context, config: { ...context.config, mediaUrl: cdn } }
    expect((await pageHead(ctx, `/post/${post}`)).image).toBe(image.address)
  })

  it('pages let browsers load them from there', async () => {
    const policy = (await fetch(urlOf('/healthz'))).headers.get('content-security-policy')
    expect(policy).toMatch(/img-src[^;]* https:\/\/cdn[.]example[.]org/)
    expect(policy).toMatch(/media-src[^;]* https:\/\/cdn[.]example[.]org/)
  })

  it('the logo is shown there, and stays when its address comes back', async () => {
    const { alice, guest } = await cast()
    await UserModel.updateOne({ _id: alice.id }, { role: 'ADMIN' })
    const logo = await uploaded(alice, await picture())
    for (const address of [logo.path, logo.address]) await alice.does('editSite', { logo: address }, 'site { logo }')
    expect(await guest.asks('{ site { logo } }')).toEqual({ site: { logo: logo.address } })
    expect(await MediaModel.countDocuments({ usedBy: 'site:logo' })).toBe(1)
  })

  it('the author of a removed post gets its picture only from this server', async () => {
    const { alice } = await cast()
    const image = await uploaded(alice, await picture())
    const post = await alice.posts('', { images: [{ url: image.path }] })
    await removePost(null, post, { rule: 'SPAM', note: '' })
    const { images } = (await alice.asks(`{ post(id: "${post}") { images { url } } }`))['post']
    expect(images[0].url).toMatch(/^\/media\/[\w-]{22}[.]webp[?]until=/)
  })
})
