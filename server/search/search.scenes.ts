import { PostModel } from '../posts/post.model.ts'
import { searchKeysMigration } from '../posts/searchKeys.migrations.ts'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { postDocument, storePosts } from '../testing/documents.ts'
import { pagesFromEnd } from '../testing/pages.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

type Asked = {
  query: string
  order?: string
  first?: number
  after?: string | null
  last?: number
  before?: string | null
}

async function page(person: Person, asked: Asked): Promise<Data> {
  const query = `query ($query: String!, $order: PostSearchOrder, $first: Int, $after: String, $last: Int, $before: String) {
    searchPosts(query: $query, order: $order, first: $first, after: $after, last: $last, before: $before) {
      edges { node { id content } } pageInfo { hasNextPage endCursor hasPreviousPage startCursor }
    }
  }`
  return (await person.asks(query, { order: 'NEWEST', ...asked }))['searchPosts']
}

const contentsOf = ({ edges }: Data): string[] => edges.map(({ node }: Data) => node.content)
const finds = async (person: Person, query: string) => contentsOf(await page(person, { query }))

async function all(person: Person, asked: Asked): Promise<string[]> {
  const contents: string[] = []
  for (let after: string | null = null; ;) {
    const one: Data = await page(person, { ...asked, first: 2, after })
    contents.push(...contentsOf(one))
    if (!one['pageInfo'].hasNextPage) return contents
    after = one['pageInfo'].endCursor
  }
}

/** Stores posts of an author, a second apart and the newest last. Each is named by the end of its id. */
async function stored({ id: authorId }: Person, posts: readonly (Data & { _id: string })[]): Promise<void> {
  const rows = posts.map((post, index) =>
    postDocument({ authorId, createdAt: new Date(Date.UTC(2026, 0, 31, 0, 0, index)), ...post }),
  )
  await storePosts(rows)
}

describe('a search of posts', () => {
  it('finds posts and replies with all words, in any order, letter case and with or without accents, newest first', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    await alice.posts('The sea is cold. Crème brûlée!')
    await bob.replies(bobsPost, 'Cold is the SEA')
    await alice.posts('The sea is warm, and my seat too')
    expect(await finds(guest, 'sea COLD')).toEqual(['Cold is the SEA', 'The sea is cold. Crème brûlée!'])
    expect(await finds(guest, 'creme')).toEqual(['The sea is cold. Crème brûlée!'])
    expect(await finds(guest, '"is cold"')).toEqual(['The sea is cold. Crème brûlée!'])
    expect(await finds(guest, 'sea -cold')).toEqual(['The sea is warm, and my seat too'])
    expect(await finds(guest, 'sea -"is the"')).toEqual([
      'The sea is warm, and my seat too',
      'The sea is cold. Crème brûlée!',
    ])
    expect(await finds(guest, 'nothing')).toEqual([])
  })

  it('finds words of scripts without spaces by their parts', async () => {
    const { alice, guest } = await cast()
    await alice.posts('今日は東京都にいる')
    await alice.posts('今日は京都')
    await alice.posts('都の東、東京')
    expect(await finds(guest, '東京')).toEqual(['都の東、東京', '今日は東京都にいる'])
    expect(await finds(guest, '東京都')).toEqual(['今日は東京都にいる'])
    expect(await finds(guest, '都')).toHaveLength(3)
    expect(await finds(guest, '今日 -東京')).toEqual(['今日は京都'])
  })

  it('finds by author, mention, hashtag and what a post has', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    await alice.posts('To @bob #Sea')
    await bob.posts('See https://example.org #sea')
    await alice.replies(bobsPost, 'an answer')
    expect(await finds(guest, 'from:Alice')).toEqual(['an answer', 'To @bob #Sea'])
    expect(await finds(guest, 'mentions:@bob')).toEqual(['To @bob #Sea'])
    expect(await finds(guest, '#SEA')).toEqual(['See https://example.org #sea', 'To @bob #Sea'])
    expect(await finds(guest, '#sea -from:alice')).toEqual(['See https://example.org #sea'])
    expect(await finds(guest, 'has:link')).toEqual(['See https://example.org #sea'])
    expect(await finds(guest, 'has:reply from:alice')).toEqual(['an answer'])
    expect(await finds(guest, 'from:alice -has:reply')).toEqual(['To @bob #Sea'])
    expect(await finds(guest, 'from:nobody sea')).toEqual([])
    expect(await finds(guest, '#sea -from:nobody')).toHaveLength(2)
  })

  it('follows edits and deletions, of words and of media', async () => {
    const { alice, guest } = await cast()
    const id = await alice.posts('before https://example.org')
    await alice.edits(id, { content: 'after' })
    expect(await finds(guest, 'before')).toEqual([])
    expect(await finds(guest, 'from:alice has:link')).toEqual([])
    expect(await finds(guest, 'after from:alice')).toEqual(['after'])
    await alice.edits(id, { links: [{ label: 'one', url: 'https://example.org' }] })
    expect(await finds(guest, 'has:link')).toEqual(['after'])
    await alice.deletes(id)
    expect(await finds(guest, 'after')).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('finds what was written before a release could, also if it left the lists meanwhile', async () => {
    const { alice, carol, guest, bobsPost } = await cast()
    await UserModel.updateOne({ _id: carol.id }, { role: 'MODERATOR' })
    const listed = await alice.posts('an old word')
    await PostModel.updateMany({}, { $unset: { words: 1 } })
    const asBefore = await PostModel.find({}, searchKeysMigration.projection).lean()
    await carol.does('removePost', { postId: bobsPost, rule: 'SPAM', note: '' }, 'action { id }')
    await searchKeysMigration.migrate(asBefore as never[])
    expect(await finds(guest, 'word')).toEqual(['an old word'])
    expect(await finds(guest, 'hello')).toEqual([])
    await carol.does('restorePost', { postId: bobsPost }, 'action { id }')
    expect(await finds(guest, 'hello')).toEqual(['Hello from bob'])
    await searchKeysMigration.migrate([await PostModel.findById(listed).lean()] as never[])
    expect(await violations()).toEqual([])
  })

  it('takes days in UTC, the first with and the last without', async () => {
    const { alice, guest } = await cast()
    const days = [
      '2026-01-30T23:59:59.999Z',
      '2026-01-31T00:00:00Z',
      '2026-01-31T23:59:59.999Z',
      '2026-02-01T00:00:00Z',
    ]
    await stored(
      alice,
      days.map((day, index) => ({ _id: `day-000${index}`, content: `sea ${index}`, createdAt: new Date(day) })),
    )
    expect(await finds(guest, 'sea since:2026-01-31 until:2026-02-01')).toEqual(['sea 2', 'sea 1'])
    expect(await finds(guest, 'sea until:2026-01-31')).toEqual(['sea 0'])
    expect(await finds(guest, 'sea 3 since:2026-02-01')).toEqual(['sea 3'])
  })

  it.each([
    ['-word', 'Search for at least one'],
    ['sea since:2026-02-30', 'since: takes a date such as 2026-01-31.'],
  ])('refuses %s and says why', async (query, reason) => {
    const { guest } = await cast()
    await expect(page(guest, { query })).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', argument: 'query', reason: expect.stringContaining(reason) as unknown },
    })
  })
})

describe('pages of a search', () => {
  it.each(['NEWEST', 'MOST_LIKED'])('go on from a cursor, from both ends, ordered %s', async (order) => {
    const { alice, guest } = await cast()
    const posts = [3, 0, 3, 1, 2].map((likeCount, index) => ({
      ...{ _id: `post-000${index}`, content: `word ${index}`, likeCount },
      createdAt: new Date(Date.UTC(2026, 0, 31, 0, 0, index > 2 ? 9 : 0)),
    }))
    await stored(alice, posts)
    const wanted = order === 'NEWEST' ? [4, 3, 2, 1, 0] : [2, 0, 4, 3, 1]
    const contents = wanted.map((index) => `word ${index}`)
    for (const query of ['word', 'word from:alice', '"word" -other']) {
      expect(await all(guest, { query, order })).toEqual(contents)
      const pages = await pagesFromEnd(2, (args) => page(guest, { query, order, ...args }))
      expect(pages.flatMap(contentsOf)).toEqual(contents)
    }
    const { endCursor } = (await page(guest, { query: 'word', order, first: 1 }))['pageInfo']
    await expect(page(guest, { query: 'other', order, after: endCursor })).rejects.toHaveCode('INVALID_INPUT')
  })

  it('go through what is far back, a bounded piece at a time, from the list of the rarest word', async () => {
    const { alice, guest } = await cast()
    const many = Array.from({ length: 2_300 }, (_, index) => ({
      _id: `many-${String(index).padStart(5, '0')}`,
      // Only the last of these has three common words.
      content: index === 0 ? 'red green blue' : index % 2 ? 'red green' : 'red blue',
    }))
    await stored(alice, [...many, { _id: 'rare-00000', content: 'red rare' }])
    expect(await finds(guest, 'red rare')).toEqual(['red rare'])
    const first = await page(guest, { query: 'green blue' })
    expect(contentsOf(first)).toEqual([])
    expect(first['pageInfo']).toMatchObject({ hasNextPage: true, endCursor: expect.any(String) as unknown })
    expect(await all(guest, { query: 'green blue' })).toEqual(['red green blue'])
    const ranked = await page(guest, { query: 'green blue', order: 'MOST_LIKED' })
    expect(contentsOf(ranked)).toEqual(['red green blue'])
    expect(await all(guest, { query: 'red -green -"red blue"' })).toEqual(['red rare'])
  })

  it('of one word cost as many commands as Explore, of several one for each of up to four more', async () => {
    const { alice, guest } = await cast()
    await alice.posts('one two three four five six')
    await guest.asks('{ posts { edges { node { content author { username } } } } }')
    const search = (query: string) => () =>
      guest.asks(`{ searchPosts(query: "${query}") { edges { node { content author { username } } } } }`)
    const [one, six] = [
      await commandsDuring(search('one')),
      await commandsDuring(search('one two three four five six')),
    ]
    expect(one).toHaveLength(1)
    expect(six).toHaveLength(5)
  })
})
