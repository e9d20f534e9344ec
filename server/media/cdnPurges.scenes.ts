import { compose } from '../domain.ts'
import { domains } from '../domains.ts'
import { finishPurges } from '../moderation/purges.finish.ts'
import { purge } from '../moderation/purges.service.ts'
import { removePost } from '../moderation/removals.service.ts'
import { suspend } from '../moderation/suspensions.service.ts'
import { cast } from '../testing/cast.ts'
import { picture } from '../testing/media/pictures.ts'
import { PurgeHook } from '../testing/media/purgeHook.ts'
import { uploaded } from '../testing/media/uploads.ts'
import { mp4 } from '../testing/media/videos.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { type CdnHook, mostAddresses, tellHook } from './cdnHook.ts'
import { CdnPurgeModel } from './cdnPurge.model.ts'
import { tellCdn } from './cdnPurges.ts'
import { MediaModel } from './media.model.ts'
import { mediaWidths } from './media.rules.ts'

const cdn = new PurgeHook()
let hook: CdnHook
const reason = { rule: 'SPAM', note: '' } as const
const at = (path: string) => `https://cdn.example.org${path}`
/** The server may also tell it, if a minute has passed. */
const isTold = async (paths: readonly string[]) => {
  await tellCdn(hook)
  await cdn.hears(paths.map(at))
}
async function uploadsOf(widths: readonly number[], person: Person): Promise<string[]> {
  const paths: string[] = []
  for (const width of widths) paths.push(await uploaded(person, await picture('png', width, 20)))
  return paths
}

describe('the hook of a CDN', () => {
  useServer(async () => {
    const settings = await cdn.start()
    hook = { url: settings.MEDIA_PURGE_URL, secret: settings.MEDIA_PURGE_SECRET, origin: settings.MEDIA_URL }
    return settings
  })
  afterEach(() => (cdn.status = 200))
  afterAll(() => cdn.stop())

  it('is told of all sizes when a post is deleted, and the request carries the secret', async () => {
    const { alice } = await cast()
    const [image = ''] = await uploadsOf([600], alice)
    const film = await uploaded(alice, mp4())
    const posts = [await alice.posts('', { images: [{ url: image }] }), await alice.posts('', { video: { url: film } })]
    for (const post of posts) await alice.deletes(post)
    await isTold([image, film, ...mediaWidths.map((width) => image.replace('.', `/${width}.`))])
    expect([...cdn.authorizations]).toEqual(['Bearer a-secret-of-the-hook'])
    expect([...cdn.heard].filter((address) => address.startsWith(at(film.split('.')[0] ?? '')))).toEqual([at(film)])
  })

  it('is told of removed posts, purged uploads, and all that a suspended or deleted account showed', async () => {
    const { alice, bob, carol } = await cast()
    const [removed = '', poster = ''] = await uploadsOf([30, 40], alice)
    const film = await uploaded(alice, mp4())
    await alice.posts('With words', { video: { url: film, poster } })
    await removePost(null, await alice.posts('', { images: [{ url: removed }] }), reason)
    await purge(null, { kind: 'MEDIA', id: film }, 'ILLEGAL_CONTENT')
    await finishPurges(compose(domains))
    const bobs = await uploadsOf(
      Array.from({ length: 20 }, (_, width) => 20 + width),
      bob,
    )
    await suspend(null, bob.id, { until: null, ...reason })
    const [avatar = ''] = await uploadsOf([50], carol)
    await carol.does('editProfile', { avatar }, 'user { id }')
    await carol.does('deleteAccount', { password: carol.password }, 'deletedUserId')
    await isTold([removed, film, poster, avatar, ...bobs])
    expect(cdn.most).toBeLessThanOrEqual(mostAddresses)
  })

  it('is told of what an edit took out once nobody gets that any more', async () => {
    const { alice } = await cast()
    const [avatar = ''] = await uploadsOf([30], alice)
    await alice.does('editProfile', { avatar }, 'user { id }')
    await alice.does('editProfile', { avatar: '/media/builtin/avatar-1.webp' }, 'user { id }')
    const [media, row] = [await MediaModel.findOne().lean(), await CdnPurgeModel.findOne({ path: avatar }).lean()]
    expect(media?.removeAt?.getTime()).toBeGreaterThan(Date.now())
    expect(row).toMatchObject({ at: media?.removeAt, due: media?.removeAt })
  })

  it('is told again later if it refuses, and not elsewhere', async () => {
    const { alice } = await cast()
    const [image = ''] = await uploadsOf([30], alice)
    const post = await alice.posts('', { images: [{ url: image }] })
    cdn.status = 307
    await alice.deletes(post)
    await Promise.all([cdn.hears([at(image)]), tellCdn(hook).catch(() => {})])
    const row = await CdnPurgeModel.findOne({ path: image }).lean()
    expect(row?.tries).toBeGreaterThan(0)
    expect(row?.due.getTime()).toBeGreaterThan(row?.at.getTime() ?? 0)
    cdn.status = 200
    cdn.heard.clear()
    await CdnPurgeModel.updateMany({}, { due: new Date() })
    await isTold([image])
  })

  it('is told of all that a purged account showed before the account is deleted', async () => {
    const { alice } = await cast()
    const [path = ''] = await uploadsOf([30], alice)
    cdn.status = 403
    await purge(null, { kind: 'ACCOUNT', id: alice.id }, 'ILLEGAL_CONTENT')
    expect(await CdnPurgeModel.exists({ $or: [{ ownerId: alice.id }, { path }] })).not.toBeNull()
  })

  it('is asked again about something new sooner than about what it has often refused', async () => {
    await CdnPurgeModel.deleteMany({})
    const at = new Date()
    const due = new Date(at.getTime() - 1_000)
    const [often, fresh] = ['/media/often.mp4', '/media/fresh.mp4']
    await CdnPurgeModel.create([
      { path: often, at, due, tries: 7 },
      { path: fresh, at, due: at, tries: 0 },
    ])
    cdn.status = 403
    for (const _path of [often, fresh]) await tellCdn(hook).catch(() => {})
    const dueOf = async (path: string) => (await CdnPurgeModel.findOne({ path }).lean())?.due.getTime() ?? 0
    expect(await dueOf(fresh)).toBeLessThan(await dueOf(often))
  })

  it('is named, and its secret is not, when it refuses or does not answer', async () => {
    const { host } = new URL(hook.url)
    cdn.status = 403
    await expect(tellHook(hook, ['/media/a'])).rejects.toThrow(`${host} answers 403.`)
    cdn.status = 302
    await expect(tellHook(hook, ['/media/a'])).rejects.toThrow(`${host} answers 302.`)
    const gone = new PurgeHook()
    const { MEDIA_PURGE_URL: url } = await gone.start()
    gone.stop()
    const problem = `${new URL(url).host} does not answer: ECONNREFUSED.`
    await expect(tellHook({ ...hook, url }, ['/media/a'])).rejects.toThrow(problem)
  })
})
