import { cast, signsUp } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { picture } from '../testing/media/pictures.ts'
import { uploaded } from '../testing/media/uploads.ts'
import { OldClient } from '../testing/oldClient.ts'
import type { Person } from '../testing/person.ts'
import { testSettings, urlOf, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { keyedAddress } from './keyedAddress.ts'

useServer()

const status = async (address: string, headers = {}) => (await fetch(urlOf(address), { headers })).status

async function town() {
  const people = await cast()
  const { bob } = people
  const mo = await signsUp('mo')
  await UserModel.updateOne({ _id: mo.id }, { role: 'MODERATOR' })
  const [inPost, onProfile, inBoth] = await Promise.all(
    [30, 40, 50].map(async (width) => uploaded(bob, await picture('png', width, 20))),
  )
  const post = await bob.posts('', { images: [{ url: inPost }, { url: inBoth }] })
  await bob.does('editProfile', { avatar: onProfile, cover: inBoth }, 'user { id }')
  return { ...people, mo, post, addresses: [inPost, onProfile, inBoth] as [string, string, string] }
}

const reason = { rule: 'SPAM' }
const served = (addresses: readonly string[]) => Promise.all(addresses.map((address) => status(address)))
const shown = async (person: Person, post: string): Promise<string[]> =>
  (await person.asks(`{ post(id: "${post}") { images { fullUrl } } }`))['post'].images.map(
    ({ fullUrl }: { fullUrl: string }) => new URL(fullUrl).pathname + new URL(fullUrl).search,
  )

describe('the bytes of what is hidden', () => {
  it('are refused with a removed post, also to who has them, and are back with it', async () => {
    const { mo, post, addresses } = await town()
    const etag = (await fetch(urlOf(addresses[0]))).headers.get('etag') ?? ''
    await mo.does('removePost', { postId: post, ...reason }, 'action { id }')
    expect(await served(addresses)).toEqual([404, 200, 200])
    expect(await status(addresses[0], { 'if-none-match': etag })).toBe(404)
    await mo.does('restorePost', { postId: post }, 'action { id }')
    expect(await status(addresses[0], { 'if-none-match': etag })).toBe(304)
  })

  it('are served to the author of a removed reply, by REST beside the post that it answers, too', async () => {
    const { alice, bob, mo, addresses } = await town()
    const parent = await alice.posts('Which bird?')
    const input = { parentId: parent, content: '', images: [{ url: addresses[0] }] }
    const { id } = (await bob.does('replyToPost', input, 'post { id }'))['post']
    await mo.does('removePost', { postId: id, ...reason }, 'action { id }')
    const { body } = await new OldClient(bob).get(`/posts/${parent}`)
    const [reply] = (body as { post: { comments: { images: string[] }[] } }).post.comments
    expect(await status(reply?.images[0] ?? 'none')).toBe(200)
  })

  it('are refused with a suspended account, and are back with it', async () => {
    const { mo, bob, addresses } = await town()
    await mo.does('suspendUser', { userId: bob.publicId, ...reason }, 'action { id }')
    expect(await served(addresses)).toEqual([404, 404, 404])
    await mo.does('unsuspendUser', { userId: bob.publicId }, 'action { id }')
    expect(await served(addresses)).toEqual([200, 200, 200])
  })

  it('reach the author of a removed post by an address with a key, which no shared cache keeps', async () => {
    const { mo, bob, post, addresses } = await town()
    await mo.does('removePost', { postId: post, ...reason }, 'action { id }')
    const [own = ''] = await shown(bob, post)
    const { status, headers } = await fetch(urlOf(own))
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=300'])
    expect(await shown(bob, post)).toContain(own)
    const { searchParams } = new URL(own, 'https://linnet.example.org')
    const stolen = `${addresses[0].replace(/\/[^/.]+\./, `/${'A'.repeat(22)}.`)}?${searchParams}`
    const later = own.replace(searchParams.get('until') ?? '', `${Number(searchParams.get('until')) + 1}`)
    const secrets = { jwtSecret: testSettings.JWT_SECRET, jwtSecretPrevious: undefined }
    const old = keyedAddress(addresses[0], secrets, Date.now() - 3_600_000)
    expect(await served([stolen, later, old, `${addresses[0]}?key=`])).toEqual([404, 404, 404, 404])
  })

  it('reach moderators in the copy of what was reported, also after the post is deleted', async () => {
    const { alice, bob, mo, post } = await town()
    await alice.does('reportPost', { postId: post, ...reason }, 'report { id }')
    await bob.does('deletePost', { id: post }, 'deletedPostId')
    const { reportCases } = await mo.asks(
      '{ reportCases(state: OPEN) { edges { node { kept { post { images { url } } } } } } }',
    )
    const [{ url }] = reportCases.edges[0].node.kept.post.images
    expect(await served([url, url.split('?')[0]])).toEqual([200, 404])
  })
})

it('costs one command to see whether an upload changed, and one more for its bytes', async () => {
  const { addresses } = await town()
  const etag = (await fetch(urlOf(addresses[0]))).headers.get('etag') ?? ''
  const names = async (headers: object) =>
    (await commandsDuring(() => status(addresses[0], headers))).map(({ name }) => name)
  expect(await names({ 'if-none-match': etag })).toEqual(['aggregate'])
  expect(await names({})).toEqual(['aggregate', 'find'])
})
