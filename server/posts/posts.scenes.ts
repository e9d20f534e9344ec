import { randomUUID } from 'node:crypto'
import { cast } from '../testing/cast.ts'
import type { AnswerError, Data } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'

useServer()

const image = (name: string) => ({ url: `/media/seed/${name}.webp` })
const family = '👨‍👩‍👧‍👦'

describe('posting', () => {
  it('puts the post on top of Explore, and counts it', async () => {
    const { alice, guest } = await cast()
    await alice.posts('first')
    await alice.posts('second')
    expect(await guest.reads('posts')).toEqual(['second', 'first', 'Hello from bob'])
    expect(await guest.seesUser('alice')).toMatchObject({ postCount: 2 })
  })

  it('stores text, pictures with their descriptions, and links', async () => {
    const { alice, guest } = await cast()
    const links = [{ label: 'Home', url: 'https://example.org/' }]
    const id = await alice.posts('two\nlines', {
      images: [{ ...image('a'), alt: 'A hill', width: 3, height: 2 }, image('b')],
      links,
    })
    expect(await guest.sees(id)).toMatchObject({
      content: 'two\nlines',
      images: [{ url: '/media/seed/a.webp', alt: 'A hill', width: 3, height: 2 }, { alt: null }],
      links,
    })
  })

  it('needs an account', async () => {
    const { guest } = await cast()
    await expect(guest.posts('hello')).rejects.toHaveCode('UNAUTHENTICATED')
  })

  it('stores the same id once, however often it is sent', async () => {
    const { alice, guest } = await cast()
    const id = randomUUID()
    const ids = await Promise.all(Array.from({ length: 5 }, () => alice.posts('once', { id })))
    expect(ids).toEqual(Array(5).fill(id))
    expect(await guest.reads('posts')).toEqual(['once', 'Hello from bob'])
    expect(await guest.seesUser('alice')).toMatchObject({ postCount: 1 })
  })

  it("refuses an id that is somebody else's", async () => {
    const { alice, bobsPost } = await cast()
    await expect(alice.posts('mine', { id: bobsPost })).rejects.toHaveCode('ID_TAKEN')
  })

  it.each(['short', 'x'.repeat(65), 'with space', 'with/slash', '../../../etc', '{"$ne":1}'])(
    'refuses the id %s',
    async (id) => {
      const { alice } = await cast()
      await expect(alice.posts('hello', { id })).rejects.toHaveCode('INVALID_INPUT')
    },
  )

  it('counts characters as a person does: 300 families fit, 381 letters do not', async () => {
    const { alice } = await cast()
    await alice.posts(family.repeat(300))
    await alice.posts('é'.repeat(380))
    await expect(alice.posts('x'.repeat(381))).rejects.toThrow('Max 380 characters allowed!')
  })

  it('refuses megabytes of combining marks', async () => {
    const { alice } = await cast()
    const marked = `e${'\u0301'.repeat(20_000)}`
    await expect(alice.posts(marked)).rejects.toThrow('Max 380 characters allowed!')
    await expect(alice.posts('', { images: [{ ...image('a'), alt: marked }] })).rejects.toThrow(
      'Max 1000 characters allowed!',
    )
    await expect(alice.posts('', { links: [{ label: marked, url: 'https://example.org' }] })).rejects.toHaveCode(
      'VALIDATION_FAILED',
    )
  })

  it.each([
    ['nothing', { content: '' }],
    ['a newline', { content: '\n' }],
    ['invisible letters', { content: '\u200b\u2060\u3164' }],
    ['a picture of negative size', { images: [{ ...image('a'), width: -5, height: 1 }] }],
    ['a lone surrogate', { content: 'half \ud83d' }],
    ['a NUL', { content: 'nul \0' }],
    ['three pictures', { images: [image('a'), image('b'), image('c')] }],
    ['pictures with a video', { images: [image('a')], video: image('v') }],
    ['a picture from another origin', { images: [{ url: 'https://elsewhere.example/a.png' }] }],
    ['a script as picture', { images: [{ url: 'javascript:alert(1)' }] }],
    ['a path out of media', { images: [{ url: '/media/../secret' }] }],
    ['a script as link', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }],
    ['a link with no label', { links: [{ label: ' ', url: 'https://example.org' }] }],
    ['two links with the same label', { links: Array(2).fill({ label: 'x', url: 'https://example.org' }) }],
  ])('refuses %s and stores nothing', async (_what, draft) => {
    const { alice, guest } = await cast()
    await expect(alice.posts('hello', draft)).rejects.toHaveCode('VALIDATION_FAILED')
    expect(await guest.reads('posts')).toEqual(['Hello from bob'])
  })

  it('reports all problems at once', async () => {
    const { alice } = await cast()
    const draft = { images: Array(3).fill(image('a')), links: [{ label: 'x', url: 'ftp://x' }] }
    const error: AnswerError = await alice.posts('x'.repeat(381), draft).catch((thrown) => thrown)
    expect(error.fields.map(({ field }) => field)).toEqual(['content', 'images', 'links'])
  })

  it('takes media from the allowed origins', async () => {
    const { alice, guest } = await cast()
    const url = 'https://media.example.org/a.png'
    expect(await guest.sees(await alice.posts('', { images: [{ url }] }))).toMatchObject({ images: [{ url }] })
  })
})

describe('replying', () => {
  it('lists the reply below its post, newest first, and counts it', async () => {
    const { alice, carol, guest, bobsPost } = await cast()
    await alice.replies(bobsPost, 'older')
    const newer = await carol.replies(bobsPost, 'newer')
    const query =
      'query ($id: ID!) { post(id: $id) { replyCount replies { edges { node { content parent { id } } } } } }'
    const { post } = await guest.asks(query, { id: bobsPost })
    expect(post.replyCount).toBe(2)
    expect(post.replies.edges.map((edge: Data) => edge.node)).toEqual([
      { content: 'newer', parent: { id: bobsPost } },
      { content: 'older', parent: { id: bobsPost } },
    ])
    expect(await guest.sees(newer)).toMatchObject({ parent: { id: bobsPost, replyCount: 2 } })
  })

  it('works on replies too, and keeps them out of Explore and the post count', async () => {
    const { alice, guest, bobsPost } = await cast()
    const reply = await alice.replies(bobsPost, 'a reply')
    await alice.replies(reply, 'a reply to the reply')
    expect(await guest.reads('posts')).toEqual(['Hello from bob'])
    expect(await guest.sees(reply)).toMatchObject({ replyCount: 1 })
    expect(await guest.seesUser('alice')).toMatchObject({ postCount: 0 })
  })

  it('lists the replies of an author, newest first and without posts', async () => {
    const { alice, guest, bobsPost } = await cast()
    await alice.posts('a post')
    await alice.replies(bobsPost, 'older')
    const own = await alice.replies(bobsPost, 'newer')
    await alice.replies(own, 'newest')
    const replies = async (page: string) => {
      const { user } = await guest.asks(
        `{ user(username: "alice") { replies(${page}) { edges { node { content } } pageInfo { endCursor } } } }`,
      )
      const contents = user.replies.edges.map((edge: Data) => edge.node.content)
      return { contents, end: user.replies.pageInfo.endCursor as string }
    }
    const first = await replies('first: 2')
    expect(first.contents).toEqual(['newest', 'newer'])
    expect((await replies(`first: 2, after: "${first.end}"`)).contents).toEqual(['older'])
  })

  it('requires an existing post', async () => {
    const { alice } = await cast()
    await expect(alice.replies('no-such-post', 'hello')).rejects.toHaveCode('NOT_FOUND')
  })

  it('refuses a reply to itself', async () => {
    const { alice, guest } = await cast()
    const id = randomUUID()
    await expect(alice.replies(id, 'me again', { id })).rejects.toHaveCode('INVALID_INPUT')
    expect(await guest.sees(id)).toBeNull()
  })

  it('cannot turn into a post if its id is sent again', async () => {
    const { alice, bobsPost } = await cast()
    const id = await alice.replies(bobsPost, 'a reply')
    await expect(alice.posts('a post', { id })).rejects.toHaveCode('ID_TAKEN')
  })
})

describe('editing', () => {
  it('changes the given fields, keeps the rest, and updates the time', async () => {
    const { alice } = await cast()
    const id = await alice.posts('before', { images: [image('a')] })
    const edited = await alice.edits(id, { content: 'after' })
    expect(edited).toMatchObject({ content: 'after', images: [{ url: '/media/seed/a.webp' }] })
    expect(new Date(edited.updatedAt).getTime()).toBeGreaterThan(new Date(edited.createdAt).getTime())
  })

  it('does not replace an edit that it does not know, but may be sent again', async () => {
    const { alice, guest } = await cast()
    const id = await alice.posts('before')
    const basedOn: unknown = (await guest.sees(id))?.['updatedAt']
    const newer = await alice.edits(id, { content: 'from the phone', basedOn })
    const older = { content: 'from the desk', images: [image('a')], basedOn }
    await expect(alice.edits(id, older)).rejects.toHaveCode('EDITED_MEANWHILE')
    expect(await guest.sees(id)).toEqual(newer)
    expect(await alice.edits(id, { content: 'from the phone', basedOn })).toEqual(newer)
    const knowing = { ...older, basedOn: newer.updatedAt }
    expect(await alice.edits(id, knowing)).toMatchObject({ content: 'from the desk' })
  })

  it('is allowed only for the author', async () => {
    const { alice, guest, bobsPost } = await cast()
    await expect(alice.edits(bobsPost, { content: 'changed' })).rejects.toHaveCode('NOT_AUTHOR_EDIT')
    await expect(guest.edits(bobsPost, { content: 'changed' })).rejects.toHaveCode('UNAUTHENTICATED')
    expect(await guest.sees(bobsPost)).toMatchObject({ content: 'Hello from bob' })
  })

  it('cannot leave a post empty, or with both pictures and a video', async () => {
    const { bob, bobsPost } = await cast()
    await expect(bob.edits(bobsPost, { content: '' })).rejects.toHaveCode('VALIDATION_FAILED')
    await bob.edits(bobsPost, { images: [image('a')] })
    await expect(bob.edits(bobsPost, { video: image('v') })).rejects.toHaveCode('VALIDATION_FAILED')
    expect(await bob.edits(bobsPost, { images: [], video: image('v') })).toMatchObject({ images: [] })
  })

  it('requires an existing post', async () => {
    const { alice } = await cast()
    await expect(alice.edits('no-such-post', { content: 'x' })).rejects.toHaveCode('NOT_FOUND')
  })
})

describe('deleting', () => {
  it('also deletes everything below the post, and updates the counts', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    const reply = await alice.replies(bobsPost, 'a reply')
    const deeper = await carol.replies(reply, 'deeper')
    await alice.likes(deeper)
    await alice.bookmarks(deeper)
    expect(await bob.deletes(bobsPost)).toMatchObject({
      deletedPostId: bobsPost,
      author: { postCount: 0 },
      parent: null,
    })
    for (const id of [bobsPost, reply, deeper]) expect(await guest.sees(id)).toBeNull()
    expect(await alice.reads('bookmarks')).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('a reply lowers the count of its parent', async () => {
    const { alice, bobsPost } = await cast()
    const reply = await alice.replies(bobsPost, 'a reply')
    expect(await alice.deletes(reply)).toMatchObject({ parent: { id: bobsPost, replyCount: 0 } })
  })

  it('is allowed only for the author', async () => {
    const { alice, guest, bobsPost } = await cast()
    await expect(alice.deletes(bobsPost)).rejects.toHaveCode('NOT_AUTHOR_DELETE')
    await expect(guest.deletes(bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
    await expect(alice.deletes('no-such-post')).rejects.toHaveCode('NOT_FOUND')
  })

  it('succeeds only once', async () => {
    const { bob, bobsPost } = await cast()
    const answers = await Promise.allSettled([bob.deletes(bobsPost), bob.deletes(bobsPost)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await bob.seesUser('bob')).toMatchObject({ postCount: 0 })
  })

  it('keeps at most two blank lines in a row, also in an edit', async () => {
    const { bob } = await cast()
    const id = await bob.posts(`a${'\n'.repeat(9)}b`)
    expect(await bob.sees(id)).toMatchObject({ content: 'a\n\n\nb' })
    expect(await bob.edits(id, { content: `c${'\n'.repeat(9)}d` })).toMatchObject({ content: 'c\n\n\nd' })
  })
})
