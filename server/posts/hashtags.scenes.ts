import { silence } from '../moderation/decisions.service.ts'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { postDocument, storePosts } from '../testing/documents.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

async function tagged(person: Person, hashtag: string): Promise<string[]> {
  const contents: string[] = []
  for (let after: string | null = null; ;) {
    const selection = 'edges { node { content } } pageInfo { hasNextPage endCursor }'
    const query = `query ($hashtag: String!, $after: String) {
      postsByHashtag(hashtag: $hashtag, first: 2, after: $after) { ${selection} }
    }`
    const { edges, pageInfo }: Data = (await person.asks(query, { hashtag, after }))['postsByHashtag']
    contents.push(...edges.map(({ node }: Data) => node.content))
    if (!pageInfo.hasNextPage) return contents
    after = pageInfo.endCursor
  }
}

describe('hashtags to use', () => {
  it('are those in use that start with a text, each once, in alphabetical order, at most eight', async () => {
    const { alice, guest } = await cast()
    await alice.posts('#linnet #Lind #zebra #lin')
    await alice.posts('#LINNET #linné')
    const suggested = async (search: string) =>
      (await guest.asks('query ($search: String!) { hashtagSuggestions(search: $search) }', { search }))
        .hashtagSuggestions
    expect(await suggested('#Lin')).toEqual(['lin', 'lind', 'linnet', 'linné'])
    expect(await suggested('linnets')).toEqual([])
    expect(await suggested('not one')).toEqual([])
    await alice.posts([...'abcdefghij'].map((letter) => `#many_${letter}`).join(' '))
    expect(await suggested('many')).toEqual([...'abcdefgh'].map((letter) => `many_${letter}`))
  })
})

describe('hashtags that only hidden people use', () => {
  it('are not suggested to those from whom these are hidden', async () => {
    const { alice, bob, carol, dan, guest } = await cast()
    await alice.posts('An old #bird_common')
    await bob.posts('#bird_common #bird_muted')
    await carol.posts('#bird_blocked')
    await dan.posts('#bird_limited')
    const suggested = async (person: Person) =>
      (await person.asks('{ hashtagSuggestions(search: "bird") }'))['hashtagSuggestions']
    expect(await suggested(alice)).toEqual(['bird_blocked', 'bird_common', 'bird_limited', 'bird_muted'])
    await alice.mutes(bob)
    await carol.blocks(alice)
    await silence(null, dan.id, { rule: 'SPAM', note: '', until: null })
    expect(await suggested(alice)).toEqual(['bird_common'])
    expect(await suggested(guest)).toEqual(['bird_blocked', 'bird_common', 'bird_muted'])
    expect(await suggested(dan)).toContain('bird_limited')
  })

  const many = (letters: string) => [...letters].map((letter) => `#many_${letter}`).join(' ')
  const suggestedTo = async (person: Person) =>
    (await person.asks('{ hashtagSuggestions(search: "many") }'))['hashtagSuggestions']

  it('leave room for others among the first sixteen, of which at most eight are suggested', async () => {
    const { alice, bob, guest } = await cast()
    await bob.posts(many('abcdefg'))
    await alice.posts(many('hijklmnopq'))
    await alice.mutes(bob)
    expect(await suggestedTo(alice)).toEqual(many('hijklmno').replaceAll('#', '').split(' '))
    await silence(null, alice.id, { rule: 'SPAM', note: '', until: null })
    await bob.posts('#many_z')
    expect(await suggestedTo(guest)).toEqual(many('abcdefg').replaceAll('#', '').split(' '))
  })

  it('count as used by others only in the newest twenty posts, which one command reads for all of them', async () => {
    const { alice, bob, carol } = await cast()
    await alice.posts(many('ab'))
    const posts = (count: number, letter: string) =>
      Array.from({ length: count }, (_, index) =>
        postDocument({ _id: letter + index, authorId: bob.id, content: many(letter), createdAt: new Date() }),
      )
    await storePosts([...posts(19, 'a'), ...posts(20, 'b')])
    await bob.blocks(carol)
    expect(await suggestedTo(alice)).toEqual(['many_a', 'many_b'])
    const sent = await commandsDuring(async () => expect(await suggestedTo(carol)).toEqual(['many_a']))
    expect(sent.filter(({ collection }) => collection === 'posts').map(({ name }) => name)).toEqual([
      ...['find', 'find', 'find', 'aggregate'],
    ])
  })
})

describe('posts by hashtag', () => {
  it('are the same for every spelling, and the suggestion has a spelling in use', async () => {
    const { alice, guest } = await cast()
    const spelt = ['#Straße', '#STRASSE', '＃ＳＴＲＡＳＳＥ']
    for (const text of spelt) await alice.posts(text)
    for (const text of spelt) expect(await tagged(guest, text)).toEqual([...spelt].reverse())
    await alice.posts('In #København')
    const query = '{ hashtagSuggestions(search: "#koben") }'
    expect((await guest.asks(query)).hashtagSuggestions).toEqual(['københavn'])
  })

  it('are posts and replies of everybody, newest first, in any letter case', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    await alice.posts('One #linnet')
    await bob.posts('Two #LINNET and #linnet')
    await alice.replies(bobsPost, 'Three #Linnet')
    await alice.posts('None: linnet, #linnets, https://example.org/#linnet')
    const found = ['Three #Linnet', 'Two #LINNET and #linnet', 'One #linnet']
    expect(await tagged(guest, 'linnet')).toEqual(found)
    expect(await tagged(guest, '#LinNet')).toEqual(found)
  })

  it('follow an edit', async () => {
    const { alice } = await cast()
    const id = await alice.posts('Seen a #wren')
    await alice.edits(id, { content: 'It was a #goldcrest' })
    expect(await tagged(alice, 'wren')).toEqual([])
    expect(await tagged(alice, 'goldcrest')).toEqual(['It was a #goldcrest'])
  })

  it('stay if an edit does not change the text', async () => {
    const { alice } = await cast()
    const id = await alice.posts('Seen a #robin')
    await alice.edits(id, { links: [{ label: 'Home', url: 'https://example.org/' }] })
    expect(await tagged(alice, 'robin')).toEqual(['Seen a #robin'])
  })

  it('leave out deleted posts', async () => {
    const { alice } = await cast()
    await alice.deletes(await alice.posts('Gone soon #swift'))
    expect(await tagged(alice, 'swift')).toEqual([])
  })

  it('list their hashtags once each, in lower case', async () => {
    const { alice } = await cast()
    const id = await alice.posts('#Birds of the #sea, #birds of the land, #42')
    const { post } = await alice.asks('query ($id: ID!) { post(id: $id) { hashtags } }', { id })
    expect(post.hashtags).toEqual(['birds', 'sea'])
  })

  it.each(['', '#', '42', 'two words', '{"$ne":""}'])('refuse %j, which is not a hashtag', async (hashtag) => {
    const { guest } = await cast()
    await expect(tagged(guest, hashtag)).rejects.toHaveCode('INVALID_INPUT')
  })
})
