import { randomUUID } from 'node:crypto'
import { removePost, restorePost } from '../moderation/removals.service.ts'
import { picture } from '../testing/media/pictures.ts'
import { uploaded } from '../testing/media/uploads.ts'
import { cast } from '../testing/cast.ts'
import { OldClient, wrongField } from '../testing/oldClient.ts'
import type { Data } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

const notTheAuthor = { status: 400, body: { errors: ["Cannot edit a Post doesn't belong to the logged in User."] } }
const entry = (content: string, more: object = {}) => ({ _id: randomUUID(), content, images: [], video: '', ...more })

async function scene() {
  const people = await cast()
  const { alice, bob, carol, bobsPost } = people
  const guest = new OldClient()
  const post = async (): Promise<Data> => (await guest.get(`/posts/${bobsPost}`)).body['post']
  const edits = (client: OldClient) => (postData: unknown) => client.post(`/posts/edit/${bobsPost}`, { postData })
  const [asAlice, asBob, asCarol] = [alice, bob, carol].map((person) => edits(new OldClient(person)))
  return { people, post, asAlice: asAlice!, asBob: asBob!, asCarol: asCarol! }
}

describe('an edit of post and comments at once', () => {
  it('is stored completely or not at all, e.g. if one comment uses a deleted upload', async () => {
    const { asBob, asCarol, post } = await scene()
    const gone = entry('bad', { images: [`/media/${'A'.repeat(22)}.webp`] })
    const message = 'This image is not there any more. Please choose it again.'
    const before = await post()
    for (const edits of [asBob, asCarol]) {
      const sent = { comments: [entry('good'), gone, entry('good too')] }
      const refused = await edits(edits === asBob ? { content: 'Changed', ...sent } : sent)
      expect(refused).toMatchObject(wrongField(message, `comments.${gone._id}.images`))
    }
    expect(await post()).toEqual(before)
  })

  it('stores a list once that arrives five times at the same time', async () => {
    const { asCarol, post } = await scene()
    const comments = [entry('newer'), entry('older')]
    const answers = await Promise.all(Array.from({ length: 5 }, () => asCarol({ comments })))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect((await post())['comments'].map((comment: Data) => comment['content'])).toEqual(['newer', 'older'])
  })
})

describe('an edit by the author', () => {
  it('changes content, images, video and links, and keeps fields that are left out', async () => {
    const { asBob, post } = await scene()
    expect(await asBob({ content: 'Edited', links: { a: 'https://example.org' } })).toMatchObject({ status: 201 })
    expect(await asBob({ images: ['/media/seed/a.webp'], updatedAt: '1999-01-01' })).toMatchObject({ status: 201 })
    expect(await post()).toMatchObject({
      content: 'Edited',
      links: { a: 'https://example.org' },
      images: ['/media/seed/a.webp'],
    })
    expect(await asBob({ images: [], video: '/media/seed/a.webm', links: {} })).toMatchObject({ status: 201 })
    expect(await post()).toMatchObject({ images: [], video: '/media/seed/a.webm' })
    expect(await post()).not.toHaveProperty('links')
  })

  it('keeps the details of pictures that old clients do not know', async () => {
    const { asBob, people } = await scene()
    await people.bob.edits(people.bobsPost, {
      images: [{ url: '/media/seed/a.webp', alt: 'A bird', width: 3, height: 4 }],
    })
    await asBob({ content: 'New text', images: ['/media/seed/a.webp', '/media/seed/b.webp'] })
    const seen = await people.bob.sees(people.bobsPost)
    expect(seen).toMatchObject({ images: [{ alt: 'A bird', width: 3, height: 4 }, { alt: null }] })
  })

  it('accepts the whole object, even with old counts', async () => {
    const { asBob, post } = await scene()
    const before = await post()
    const sent = {
      ...before,
      content: 'Whole',
      likes: { likeCount: 7, likedBy: [], dislikedBy: [] },
      username: 'eve',
      createdAt: 'never',
    }
    expect(await asBob(sent)).toMatchObject({ status: 201 })
    expect(await post()).toEqual({ ...before, content: 'Whole', updatedAt: expect.any(String) })
  })

  it.each<[string, object, string]>([
    ['a text over 380 characters', { content: 'x'.repeat(381) }, 'Max 380 characters allowed!'],
    ['an emptied post', { content: '' }, 'Write something, or add an image or a video.'],
    ['a text that is no text', { content: null }, 'Invalid input.'],
    ['comments that are no list', { comments: {} }, 'Invalid input.'],
    ['a comment without an id', { comments: [{ content: 'x' }] }, 'Invalid input.'],
  ])('is refused for %s', async (_what, postData, message) => {
    const { asBob, post } = await scene()
    expect(await asBob(postData)).toMatchObject(wrongField(message))
    expect(await post()).toMatchObject({ content: 'Hello from bob', comments: [] })
  })
})

describe('an edit that changes nothing', () => {
  it('does not mark the post as edited, over REST and over GraphQL', async () => {
    const { asBob, people, post } = await scene()
    const images = [{ url: '/media/seed/a.webp', alt: 'A bird', width: 3, height: 4 }]
    const links = [
      { label: 'b', url: 'https://b.example' },
      { label: 'a', url: 'https://a.example' },
    ]
    await people.bob.edits(people.bobsPost, { content: 'Edited', images, links })
    const before = await post()
    const edited = await people.bob.sees(people.bobsPost)
    expect(await asBob({ ...before, links: { a: 'https://a.example', b: 'https://b.example' } })).toMatchObject({
      status: 201,
    })
    expect(await asBob({ content: 'Edited' })).toMatchObject({ status: 201 })
    await people.bob.edits(people.bobsPost, { content: 'Edited', images, links, video: null })
    await people.bob.edits(people.bobsPost, {})
    expect(await people.bob.sees(people.bobsPost)).toEqual(edited)
    expect((await people.bob.edits(people.bobsPost, { content: 'Edited!' })).updatedAt).not.toBe(edited?.['updatedAt'])
  })
})

describe('a stale copy of a post', () => {
  it('does not bring back replies that were deleted on their own, with their author or below another reply', async () => {
    const { asAlice, asCarol, post, people } = await scene()
    const { alice, carol, dan, bobsPost } = people
    const gone = await carol.replies(bobsPost, 'gone')
    await carol.replies(gone, 'gone with it')
    const dans = await dan.replies(bobsPost, 'gone with its author')
    const stale = await post()
    await carol.deletes(gone)
    await dan.does('deleteAccount', { password: dan.password }, 'deletedUserId')
    for (const edits of [asAlice, asCarol]) {
      const more = entry('new')
      expect(await edits({ ...stale, comments: [more, ...stale['comments']] })).toMatchObject({ status: 201 })
      expect(await alice.sees(more._id)).toMatchObject({ content: 'new' })
    }
    expect([await alice.sees(gone), await alice.sees(dans)]).toEqual([null, null])
    expect((await post())['comments'].map((comment: Data) => comment['content'])).toEqual(['new', 'new'])
  })
})

describe('a whole object with an own reply whose upload is hidden', () => {
  it('is stored although the addresses in it have keys, also once the reply is back', async () => {
    const { asAlice, people } = await scene()
    const { alice, bobsPost } = people
    const reply = entry('', { images: [await uploaded(alice, await picture())] })
    await asAlice({ comments: [reply] })
    await removePost(null, reply._id, { rule: 'SPAM', note: '' })
    const whole = (await new OldClient(alice).get(`/posts/${bobsPost}`)).body['post']
    expect(whole.comments[0].images).toEqual([expect.stringContaining('key=')])
    for (const restores of [false, true]) {
      if (restores) await restorePost(null, reply._id)
      const more = entry('new')
      expect(await asAlice({ ...whole, comments: [more, ...whole.comments] })).toMatchObject({ status: 201 })
      expect(await alice.sees(more._id)).toMatchObject({ content: 'new' })
    }
    expect(await alice.sees(reply._id)).toMatchObject({ images: [{ url: reply.images[0] }] })
  })
})

describe('a whole object of an own post that is hidden', () => {
  it('takes replies although the addresses of its uploads have keys', async () => {
    const { people } = await scene()
    const { bob } = people
    const hidden = await bob.posts('', { images: [{ url: await uploaded(bob, await picture()) }] })
    await removePost(null, hidden, { rule: 'SPAM', note: '' })
    const asBob = new OldClient(bob)
    const whole = (await asBob.get(`/posts/${hidden}`)).body['post']
    expect(whole.images).toEqual([expect.stringContaining('key=')])
    const more = entry('new')
    const answer = await asBob.post(`/posts/edit/${hidden}`, { postData: { ...whole, comments: [more] } })
    expect(answer).toMatchObject({ status: 201 })
    expect(await bob.sees(more._id)).toMatchObject({ content: 'new' })
  })
})

describe('an edit by another user', () => {
  it.each([{ content: 'Mine now' }, { images: ['/media/seed/a.webp'] }, { video: '/media/seed/a.webm' }])(
    'is refused for a change: %j',
    async (postData) => {
      const { asAlice, post } = await scene()
      expect(await asAlice(postData)).toMatchObject(notTheAuthor)
      expect(await asAlice({ ...postData, comments: [entry('smuggled')] })).toMatchObject(notTheAuthor)
      expect(await post()).toMatchObject({ content: 'Hello from bob', images: [], video: '', comments: [] })
    },
  )

  it('changes nothing if the post is the same or has other links', async () => {
    const { asAlice, post } = await scene()
    const before = await post()
    expect(await asAlice({ ...before, links: { a: 'https://example.org' } })).toMatchObject({ status: 201 })
    expect(await post()).toEqual(before)
  })

  it('turns new comments into replies by the token’s user, whatever author they name', async () => {
    const { asAlice, post } = await scene()
    const claims = {
      username: 'carol',
      name: 'Carol',
      createdAt: '1999-01-01T00:00:00+00:00',
      likes: { likeCount: 5, likedBy: [{}] },
    }
    const reply = entry('A reply', claims)
    expect(await asAlice({ ...(await post()), comments: [reply] })).toMatchObject({ status: 201 })
    const [comment] = (await post()).comments
    expect(comment).toMatchObject({
      _id: reply._id,
      content: 'A reply',
      username: 'alice',
      likes: { likeCount: 0, likedBy: [] },
    })
    expect(comment.createdAt).not.toMatch(/^1999/)
  })

  it('merges old copies of a post without losing, doubling or changing a reply', async () => {
    const { asAlice, asCarol, post } = await scene()
    const stale = await post()
    const [first, second, third] = [entry('one'), entry('two'), entry('three')]
    await asAlice({ ...stale, comments: [first] })
    await asCarol({ ...stale, comments: [second] })
    await asCarol({ comments: [third, { ...first, content: 'changed' }] })
    await asCarol({ comments: [] })
    expect((await post()).comments.map((comment: Data) => [comment.content, comment.username])).toEqual([
      ['three', 'carol'],
      ['two', 'carol'],
      ['one', 'alice'],
    ])
  })

  it('edits their own replies where an entry says something else, and no other', async () => {
    const { asAlice, asCarol, asBob, post } = await scene()
    const [alices, carols] = [entry('by alice', { images: ['/media/seed/a.webp'] }), entry('by carol')]
    await asAlice({ comments: [alices] })
    await asCarol({ comments: [carols] })
    const stale = await post()
    const comments = stale['comments'].map((comment: Data) => ({ ...comment, content: 'edited', links: { a: 'b' } }))
    for (const edits of [asAlice, asAlice, asBob])
      expect(await edits({ ...stale, comments })).toMatchObject({ status: 201 })
    const [newer, older] = (await post())['comments']
    expect([newer, older]).toMatchObject([{ content: 'by carol' }, { content: 'edited', images: alices['images'] }])
    expect(await asAlice({ comments: [{ _id: alices._id }] })).toMatchObject({ status: 201 })
    expect((await post())['comments'][1]).toEqual(older)
  })

  it('edits no reply if one of their entries cannot be stored', async () => {
    const { asAlice, post } = await scene()
    const [one, other] = [entry('one'), entry('other')]
    await asAlice({ comments: [one, other] })
    const before = await post()
    const comments = [{ ...one, content: 'edited' }, { ...other, content: '' }, entry('new')]
    expect(await asAlice({ comments })).toMatchObject({ status: 400 })
    expect(await post()).toEqual(before)
  })

  it('keeps the order of several new entries', async () => {
    const { asAlice, post } = await scene()
    await asAlice({ comments: [entry('newest'), entry('middle'), entry('oldest')] })
    expect((await post()).comments.map((comment: Data) => comment.content)).toEqual(['newest', 'middle', 'oldest'])
  })

  it('stores an entry once that comes twice, and none if two say something else under the same id', async () => {
    const { asAlice, post } = await scene()
    const [twice, other] = [entry('twice'), entry('other')]
    expect(await asAlice({ comments: [twice, other, twice] })).toMatchObject({ status: 201 })
    const taken = entry('one')
    expect(await asAlice({ comments: [taken, { ...taken, content: 'another' }] })).toMatchObject({ status: 409 })
    expect((await post()).comments.map((comment: Data) => comment.content)).toEqual(['twice', 'other'])
  })

  it('stores none of several entries if one of them is invalid', async () => {
    const { asAlice, post, people } = await scene()
    const long = entry('x'.repeat(381))
    const tooLong = await asAlice({ comments: [entry('fine'), long] })
    expect(tooLong).toMatchObject(wrongField('Max 380 characters allowed!', `comments.${long._id}.content`))
    const taken = await asAlice({ comments: [entry('fine'), entry('taken', { _id: people.bobsPost })] })
    expect(taken).toMatchObject({ status: 409, body: { errors: ['This id is already taken'] } })
    const badId = await asAlice({ comments: [entry('fine'), entry('bad', { _id: '../x' })] })
    expect(badId).toMatchObject(wrongField('Invalid input.'))
    expect((await post()).comments).toEqual([])
  })

  it('also adds replies to a reply', async () => {
    const { asAlice, people, post } = await scene()
    const reply = entry('one')
    await asAlice({ comments: [reply] })
    const nested = await new OldClient(people.carol).post(`/posts/edit/${reply._id}`, {
      postData: { comments: [entry('nested')] },
    })
    expect(nested.status).toBe(201)
    expect((await post()).comments).toMatchObject([
      { content: 'one', comments: [{ content: 'nested', username: 'carol' }] },
    ])
  })
})
