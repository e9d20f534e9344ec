import { storeUsers, userDocument } from '../testing/documents.ts'
import { Person } from '../testing/person.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { finds, findsBothWays, mostFollowedFirst, namesOf, page, part } from '../testing/searchPages.ts'
import { useServer } from '../testing/testServer.ts'
import { type UserDocument, UserModel } from './user.model.ts'

useServer()

describe('searching people', () => {
  it('finds accounts by the start of a word of username or name, in any letter case', async () => {
    const { guest } = await cast()
    await signsUp('night_owl', { name: 'Greta van der Berg' })
    for (const search of [
      'n',
      'ni',
      'NIG',
      'night',
      'night_o',
      'owl',
      'gre',
      'greta',
      'der',
      'berg',
      ' Berg  greta ',
      '@night_owl',
    ]) {
      expect(await finds(guest, search)).toEqual(['night_owl'])
    }
    for (const search of ['ight', 'wl', 'reta', 'nightowl', 'greta smith', 'bergen'])
      expect(await finds(guest, search)).toEqual([])
  })

  it('ignores accents in both directions, and supports other scripts', async () => {
    const { guest } = await cast()
    await signsUp('jose', { name: 'José Nuñez' })
    await signsUp('zhuzha', { name: 'Жужа Ковач' })
    await signsUp('han', { name: '山田太郎' })
    for (const search of ['José', 'jose', 'JOSÉ', 'nuñ', 'nunez', 'Núñez'])
      expect(await finds(guest, search)).toEqual(['jose'])
    expect(await finds(guest, 'жуж')).toEqual(['zhuzha'])
    expect(await finds(guest, 'КОВАЧ')).toEqual(['zhuzha'])
    expect(await finds(guest, '山田')).toEqual(['han'])
    expect(await finds(guest, '山田太郎')).toEqual(['han'])
  })

  it.each([
    ['Weiß', ['weiss', 'WEISS', 'weiß', 'WEIẞ']],
    ['Łukasz', ['lukasz', 'łuk', 'ŁUKASZ']],
    ['Søren Kjær', ['soren', 'søren', 'kjaer']],
    ['Đặng Thị', ['dang', 'thi', 'đặng']],
    ['Þórr Ðórarinsson', ['thorr', 'dorarinsson']],
    ['Şükrü Işık İnan', ['sukru', 'isik', 'ışık', 'inan', 'İNAN']],
    ['Οδυσσεύς', ['οδυσσευς', 'ΟΔΥΣΣΕΎΣ', 'οδυσσευσ']],
    ["Sean O'Brien", ['obrien', "o'brien", 'o’brien', 'brien', 'oʼbri', 'sean obrien']],
    ['Hawaiʻi Smith', ['hawaii', 'hawai']],
    ['Anna-Lena', ['annalena', 'anna-lena', 'anna lena', 'lena']],
    ['ＷＩＤＥ ｱｶﾞｻ', ['wide', 'アガサ']],
    ['Al\u00adan\u200ba', ['alana']],
  ])('finds %s as people type it', async (name, searches) => {
    const { guest } = await cast()
    await signsUp('found', { name })
    for (const search of searches) expect(await finds(guest, search)).toEqual(['found'])
  })

  it('tells words apart that begin with the same 16 letters', async () => {
    const { guest } = await cast()
    await signsUp('berg', { name: 'Anna Wolfeschlegelsteinberg' })
    await signsUp('dorf', { name: 'Wolfeschlegelsteindorf' })
    await signsUp('hausen', { name: 'Wolfeschlegelsteinhausen' })
    expect(await finds(guest, 'wolfeschlegelstein')).toEqual(['hausen', 'dorf', 'berg'])
    expect(await finds(guest, 'wolfeschlegelsteinh')).toEqual(['hausen'])
    for (const search of ['wolfeschlegelsteinb', 'anna wolfeschlegelsteinb', 'wolfeschlegelsteinb ann'])
      expect(await finds(guest, search)).toEqual(['berg'])
    expect(await finds(guest, 'wolfeschlegelsteinh ann')).toEqual([])
  })

  it('finds a changed name, and no longer the old one', async () => {
    const { alice, guest } = await cast()
    await alice.editsProfile({ name: 'Wilhelmina' })
    expect(await finds(guest, 'wilhelm')).toEqual(['alice'])
    await alice.editsProfile({ name: 'Someone' })
    expect(await finds(guest, 'wil')).toEqual([])
  })

  it('finds an account that is named by nothing but underscores', async () => {
    const { guest } = await cast()
    await signsUp('___', { name: '🙂' })
    expect(await finds(guest, '@___')).toEqual(['___'])
  })

  it('finds nobody if the text has no word', async () => {
    const { guest } = await cast()
    const nothing = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } }
    for (const search of ['', '   ', '_', '@', '🙂', '.*', '^', '$', '\\', '(', '[', '%']) {
      expect(await page(guest, search)).toMatchObject(nothing)
    }
  })

  it('treats the text as words, never as a pattern', async () => {
    const { guest } = await cast()
    for (const search of ['al.ce', 'a.*e', 'a|b', 'alice|bob', 'alic[e]', '(al)(ice)', 'ali(?=c)', '{"$ne":1}']) {
      expect(await finds(guest, search)).toEqual([])
    }
  })

  it('accepts 64 characters and no more', async () => {
    const { guest } = await cast()
    expect(await finds(guest, 'é'.repeat(64))).toEqual([])
    expect(await finds(guest, 'a '.repeat(32))).toEqual(['alice'])
    await expect(page(guest, 'a'.repeat(65))).rejects.toHaveCode('INVALID_INPUT')
    await expect(page(guest, `a${'\u0301'.repeat(2_000)}`)).rejects.toHaveCode('INVALID_INPUT')
    await expect(page(guest, 'a\0')).rejects.toHaveCode('INVALID_INPUT')
  })

  it('leaves out accounts that are being deleted', async () => {
    const { alice, guest } = await cast()
    await UserModel.updateOne({ _id: alice.id }, { deletingAt: new Date() })
    expect(await finds(guest, 'a')).toEqual([])
    expect(await finds(guest, 'alice')).toEqual([])
  })

  it('refuses a cursor of another kind of list', async () => {
    const { guest } = await cast()
    const { posts } = await guest.asks('{ posts { pageInfo { endCursor } } }')
    await expect(page(guest, 'alice', 5, posts.pageInfo.endCursor)).rejects.toHaveCode('INVALID_INPUT')
    await expect(page(guest, 'al', 5, posts.pageInfo.endCursor)).rejects.toHaveCode('INVALID_INPUT')
  })
})

describe('searching among thousands of people', () => {
  /** Some accounts have several words that match one search, and many have equally many followers. */
  const names = ['Johannes Johansson', 'Johanna Smith', 'Joost Johns', 'Mary Johnson']
  const last = { name: 'Jokke Zimmermann', followerCount: 0 }
  const users = Array.from({ length: 4_400 }, (_, index) =>
    userDocument({
      _id: `user-${index}`,
      username: `john_${index}`,
      name: names[index % 4] ?? '',
      followerCount: index % 7,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 3))),
      ...(index === 0 && last),
    }),
  )

  beforeAll(async () => {
    await cast()
    await storeUsers(users)
  })

  const inOrder = (found: UserDocument[], tierOf: (user: UserDocument) => number) =>
    found.sort((a, b) => tierOf(a) - tierOf(b) || mostFollowedFirst(a, b)).map((user) => user.username)

  const nameStarts =
    (...starts: string[]) =>
    ({ name }: UserDocument) =>
      starts.some((start) => name.startsWith(start))
  const everyone = () => true
  const starts = () => 1
  const inside = () => 2

  it.each([
    ['jo', everyone, starts],
    ['john', everyone, starts],
    [
      'john_12',
      ({ username }: UserDocument) => username.startsWith('john_12'),
      ({ username }: UserDocument) => Number(username !== 'john_12'),
    ],
    ['johann', ({ name }: UserDocument) => /johann/i.test(name), starts],
    ['joh mary', nameStarts('Mary'), inside],
    ['ma', nameStarts('Mary'), starts],
    ['smi', ({ name }: UserDocument) => name.includes('Smith'), inside],
    ['johans', ({ name }: UserDocument) => name.includes('Johansson'), inside],
    ['johannes', nameStarts('Johannes'), starts],
    ['jo ma 1', ({ name, username }: UserDocument) => name.startsWith('Mary') && username.startsWith('john_1'), inside],
    ['j zi', ({ name }: UserDocument) => name.includes('Zimmermann'), inside],
    ['joh zim', ({ name }: UserDocument) => name.includes('Zimmermann'), inside],
    ['john jok', ({ name }: UserDocument) => name.includes('Jokke'), inside],
    ['jo sm', ({ name }: UserDocument) => name.includes('Smith'), inside],
    ['j s', ({ name }: UserDocument) => name.includes('Smith'), inside],
    ['j smi', ({ name }: UserDocument) => name.includes('Smith'), inside],
    ['johanne johans', nameStarts('Johannes'), inside],
    ['johannes jo', nameStarts('Johannes'), starts],
    ['johan john', nameStarts('Johannes', 'Johanna'), inside],
    ['john smit', ({ name }: UserDocument) => name.includes('Smith'), inside],
    ['johanna smit', nameStarts('Johanna Smith'), starts],
    [
      'smith 123',
      ({ name, username }: UserDocument) => name.includes('Smith') && username.startsWith('john_123'),
      inside,
    ],
  ])(
    'lists every match for %j once, starts first, then most followed, then newest',
    async (search, matches, tierOf) => {
      expect(await finds(new Person(), search, 100)).toEqual(inOrder(users.filter(matches), tierOf))
    },
  )

  it.each(['john_12', 'johans', 'joh zim', 'jo sm', 'johan john'])(
    'finds the same for %j when read from the end',
    async (search) => {
      expect(await findsBothWays(new Person(), search, 100)).not.toEqual([])
    },
  )

  it('finds the only match behind 1,000 accounts with either word, after an empty page', async () => {
    const createdAt = new Date(Date.UTC(2025, 0, 1))
    await storeUsers([userDocument({ _id: 'user-last', username: 'zoe', name: '1 2', createdAt })])
    expect(await page(new Person(), '2 1')).toMatchObject({ edges: [], pageInfo: { hasNextPage: true } })
    expect(await findsBothWays(new Person(), '2 1', 20)).toEqual(['zoe'])
  })
})

describe('the order of what a search finds', () => {
  const person = (username: string, name: string, followerCount: number) =>
    userDocument({ _id: `order-${username}`, username, name, followerCount })
  const expected = ['fy', 'fynn', 'frida_fyle', 'fyodor', 'fyr', 'greta', 'hugo_fy', 'ines']

  beforeAll(async () => {
    await cast()
    await storeUsers([
      person('fy', 'Zoe', 0),
      person('fynn', 'Anna', 900),
      person('frida_fyle', 'Fyfe Frida', 800),
      person('fyodor', 'Fyodor', 700),
      person('fyr', 'Fyr', 0),
      person('greta', 'Greta Fyrst', 5_000),
      person('hugo_fy', 'Hugo', 400),
      person('ines', 'Ines van Fyhn', 0),
    ])
  })

  it('is the exact username, then starts of username or name, then starts of later words, each by followers', async () => {
    for (const search of ['fy', 'FY', ' @fy ']) expect(await finds(new Person(), search)).toEqual(expected)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 100])('is the same in pages of %i', async (first) => {
    expect(await findsBothWays(new Person(), 'fy', first)).toEqual(expected)
    expect(await findsBothWays(new Person(), 'f', first)).toEqual([
      'fynn',
      'frida_fyle',
      'fyodor',
      'fyr',
      'fy',
      'greta',
      'hugo_fy',
      'ines',
    ])
  })

  it('is the same for long words and for several words', async () => {
    await storeUsers([
      person('wilbur', 'Zoe', 0),
      person('wilbur_2', 'Anna', 20),
      person('otto', 'Wilbur Ott', 10),
      person('ott_wilbur', 'Carl', 90),
    ])
    for (const first of [1, 2, 3, 20]) {
      expect(await findsBothWays(new Person(), 'wilbur', first)).toEqual(['wilbur', 'wilbur_2', 'otto', 'ott_wilbur'])
      expect(await finds(new Person(), 'ott_wilbur', first)).toEqual(['ott_wilbur', 'otto'])
      expect(await findsBothWays(new Person(), 'wilbur ot', first)).toEqual(['otto', 'ott_wilbur'])
    }
  })

  it('ends where another page begins, within and across these groups', async () => {
    const { edges } = await page(new Person(), 'fy')
    for (const [from, to] of [
      [0, 7],
      [0, 4],
      [2, 3],
      [4, 7],
      [5, 7],
      [6, 2],
    ] as const) {
      const between = { after: edges[from].cursor, before: edges[to].cursor }
      for (const size of [{ first: 20 }, { last: 20 }])
        expect(namesOf(await part(new Person(), 'fy', { ...between, ...size }))).toEqual(expected.slice(from + 1, to))
    }
  })

  it('skips hidden accounts and fills the pages', async () => {
    const hidden = ['fy', 'fynn', 'greta']
    await UserModel.updateMany({ username: { $in: hidden } }, { deletingAt: new Date() })
    const shown = expected.filter((username) => !hidden.includes(username))
    for (const first of [1, 2, 3, 20]) expect(await findsBothWays(new Person(), 'fy', first)).toEqual(shown)
    await UserModel.updateMany({ username: { $in: hidden } }, { deletingAt: null })
  })
})
