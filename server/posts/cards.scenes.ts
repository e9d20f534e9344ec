import { compose } from '../domain.ts'
import { domains } from '../domains.ts'
import { CaseModel } from '../moderation/case.model.ts'
import { finishPurges } from '../moderation/purges.finish.ts'
import { purge } from '../moderation/purges.service.ts'
import { removePost } from '../moderation/removals.service.ts'
import { MediaModel } from '../media/media.model.ts'
import { uploadedMediaId } from '../media/media.rules.ts'
import { cast } from '../testing/cast.ts'
import { picture } from '../testing/media/pictures.ts'
import { OutsideSite } from '../testing/outsideSite.ts'
import type { Data, Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'

const site = new OutsideSite()

const card = 'card { url title description siteName image { url width height } }'

const cardFor = async (person: Person, postId: string): Promise<Data | null> =>
  (await person.asks(`{ post(id: "${postId}") { ${card} } }`))['post'].card

async function previews(person: Person, url: string): Promise<Data> {
  const { linkPreview } = await person.asks(`query ($url: String!) { linkPreview(url: $url) { title } }`, { url })
  return linkPreview
}

async function looked() {
  const people = await cast()
  site.says('tea.png', await picture('png', 600, 300), { 'content-type': 'image/png' })
  const head =
    '<title>Tea</title><meta name="description" content="All of it"><meta property="og:image" content="/tea.png">'
  const url = site.says('tea', head)
  await previews(people.alice, url)
  return { ...people, url, text: `Read (${url}).` }
}

async function posted() {
  const seen = await looked()
  const post = await seen.alice.posts(seen.text, { cardUrl: seen.url })
  const image = (await cardFor(seen.guest, post))?.['image'].url as string
  return { ...seen, post, image }
}

const statusOf = async (address: string) => (await fetch(urlOf(address))).status
const usesOf = async (image: string) => (await MediaModel.findById(uploadedMediaId(image)).lean())?.usedBy

describe('the card of a post', () => {
  useServer(() => site.start())
  afterAll(() => site.stop())

  it('is what its author saw of the page, for everybody, and its picture goes with the post', async () => {
    const { alice, guest, url, post, image } = await posted()
    site.says('tea', '<title>Something else by now</title>')
    expect(await cardFor(guest, post)).toEqual({
      ...{ url, title: 'Tea', description: 'All of it', siteName: null },
      image: { url: image, width: 600, height: 300 },
    })
    expect([await statusOf(image), await usesOf(image)]).toEqual([200, [post]])
    expect(await violations()).toEqual([])
    await alice.deletes(post)
    expect(await statusOf(image)).toBe(404)
    expect(await violations()).toEqual([])
  })

  it('comes without its picture once that went with an earlier post', async () => {
    const { alice, guest, url, text, post } = await posted()
    await alice.deletes(post)
    const again = await alice.posts(text, { cardUrl: url })
    expect(await cardFor(guest, again)).toMatchObject({ title: 'Tea', image: null })
    expect(await violations()).toEqual([])
  })

  it('keeps its picture when its author looks at the page again', async () => {
    const { url, alice, image } = await posted()
    await previews(alice, url)
    expect(await statusOf(image)).toBe(200)
  })

  it('stands in replies and in each post of a thread that names it', async () => {
    const { alice, guest, url, text, bobsPost } = await looked()
    const reply = await alice.replies(bobsPost, text, { cardUrl: url })
    const posts = ['First', text].map((content) => ({ content, cardUrl: url }))
    const thread = await alice.does('createThread', { posts }, `posts { ${card} }`)
    expect([await cardFor(guest, reply), ...thread['posts'].map((post: Data) => post['card'])]).toMatchObject([
      { title: 'Tea' },
      null,
      { title: 'Tea' },
    ])
    expect(await violations()).toEqual([])
  })

  it('is not there unless its author looked at it, its address is in the text, and nothing larger is below', async () => {
    const { alice, bob, guest, bobsPost, url, text } = await looked()
    const other = `${url}?other`
    const image = { url: 'https://media.example.org/picture.png' }
    const posts = [
      await bob.posts(text, { cardUrl: url }),
      await alice.posts(`Read ${other}`, { cardUrl: other }),
      await alice.posts(`Read ${other}`, { cardUrl: url }),
      await alice.posts(text),
      await alice.posts(text, { cardUrl: url, images: [image] }),
      await alice.posts(text, { cardUrl: url, quotedId: bobsPost }),
    ]
    for (const post of posts) expect(await cardFor(guest, post)).toBeNull()
    expect(await MediaModel.countDocuments({ removeAt: null })).toBe(0)
  })

  it('stays when the text is edited around its address, and goes with the address', async () => {
    const { alice, guest, url, post, image } = await posted()
    await alice.does('editPost', { id: post, content: `Do read ${url}` }, 'post { id }')
    expect(await cardFor(guest, post)).toMatchObject({ title: 'Tea' })
    await alice.does('editPost', { id: post, content: 'Do not read it' }, 'post { id }')
    expect([await cardFor(guest, post), await usesOf(image)]).toEqual([null, []])
    await alice.does('editPost', { id: post, content: `Do read ${url}` }, 'post { id }')
    expect(await cardFor(guest, post)).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('is taken away, given back or exchanged by an edit, even if only the card changes', async () => {
    const { alice, bob, guest, url, text, post, image } = await posted()
    const edits = (changes: object, person = alice) => person.does('editPost', { id: post, ...changes }, 'post { id }')
    await expect(edits({ cardUrl: null }, bob)).rejects.toHaveCode('NOT_AUTHOR_EDIT')
    await edits({ cardUrl: url })
    expect(await cardFor(guest, post)).toMatchObject({ title: 'Tea', image: { url: image } })
    await edits({ cardUrl: null })
    expect([await cardFor(guest, post), await usesOf(image)]).toEqual([null, []])
    const { updatedAt, createdAt } = (await guest.asks(`{ post(id: "${post}") { updatedAt createdAt } }`)).post
    expect(updatedAt).not.toBe(createdAt)
    await edits({ content: `Do ${text}` })
    expect(await cardFor(guest, post)).toBeNull()
    await edits({ cardUrl: url })
    expect(await cardFor(guest, post)).toMatchObject({ title: 'Tea', image: { url: image } })
    const [hills, unseen] = [site.says('hills', '<title>Hills</title>'), `${url}?unseen`]
    await previews(alice, hills)
    await edits({ content: `${hills} ${unseen}`, cardUrl: hills })
    expect(await cardFor(guest, post)).toMatchObject({ title: 'Hills' })
    await edits({ cardUrl: unseen })
    expect(await cardFor(guest, post)).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('is kept with a report, and shown only to its author once it is removed', async () => {
    const { alice, bob, url, post, image } = await posted()
    await bob.does('reportPost', { postId: post, rule: 'SPAM' }, 'report { id }')
    await removePost(null, post, { rule: 'SPAM', note: '' })
    const keyed = (await cardFor(alice, post))?.['image'].url as string
    expect([await statusOf(image), await statusOf(keyed)]).toEqual([404, 200])
    await alice.does('editProfile', { name: 'Alice' }, 'user { id }')
    await alice.deletes(post)
    const [found] = await CaseModel.find().lean()
    expect(found?.kept?.post?.card).toMatchObject({ url, title: 'Tea', image: { url: image } })
    expect((await MediaModel.findById(uploadedMediaId(image)).lean())?.keptFor).toEqual([found?._id])
  })

  it('is not kept with a report of what quotes the post', async () => {
    const { bob, carol, post } = await posted()
    const quote = await bob.posts('Look', { quotedId: post })
    await carol.does('reportPost', { postId: quote, rule: 'SPAM' }, 'report { id }')
    const [found] = await CaseModel.find().lean()
    expect(Object.keys(found?.kept?.post?.quoted ?? {})).toEqual(expect.not.arrayContaining(['card']))
    expect(found?.kept?.post?.quoted?.postId).toBe(post)
  })

  it('loses a picture that an administrator purges, and so do previews of it', async () => {
    const { alice, guest, url, text, post, image } = await posted()
    await purge(null, { kind: 'MEDIA', id: image }, 'ILLEGAL_CONTENT')
    await finishPurges(compose(domains))
    expect(await cardFor(guest, post)).toMatchObject({ title: 'Tea', image: null })
    expect(await cardFor(guest, await alice.posts(text, { cardUrl: url }))).toMatchObject({ title: 'Tea', image: null })
    expect(await MediaModel.countDocuments()).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('is purged with its post from the commit on', async () => {
    const { alice, post, image } = await posted()
    await purge(null, { kind: 'POST', id: post }, 'ILLEGAL_CONTENT')
    expect(await statusOf(image)).toBe(404)
    expect(JSON.stringify(await alice.asks(`{ post(id: "${post}") { ${card} } }`))).not.toContain('Tea')
  })
})
