import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Data, Person } from '../testing/person.ts'
import { hidden, useStars } from '../testing/stars.ts'

const contents = (posts: Data[]) => posts.map((post: Data | null) => post?.content ?? null)
const nodesOf = ({ edges }: Data) => contents(edges.map(({ node }: Data) => node))

const replies = `replies(first: $first, after: $after) {
  edges { node { content author { username } } conversation { content } } unavailableIds totalCount
  pageInfo { hasNextPage endCursor }
}`
const ofPost = `query ($id: ID!, $first: Int, $after: String) { post(id: $id) { ancestorIds ${replies} } }`
const ofUnavailable = `query ($id: ID!, $first: Int, $after: String) {
  unavailablePost(id: $id) { id ancestors { content } ancestorIds ${replies} }
}`

const page = async (reader: Person, id: string, part: object = {}): Promise<Data> =>
  (await reader.asks(ofPost, { id, ...part }))['post']
const unavailable = async (reader: Person, id: string, part: object = {}): Promise<Data | null> =>
  (await reader.asks(ofUnavailable, { id, ...part }))['unavailablePost']

async function hiddenReply() {
  const people = await cast()
  const reply = await people.alice.replies(people.bobsPost, 'a quokka')
  const answer = await people.carol.replies(reply, 'an answer')
  hidden.posts.add(reply)
  return { ...people, reply, answer }
}

describe('replies below a post that the viewer may not see', () => {
  useStars()
  afterEach(() => hidden.posts.clear())

  it('are reached from the page above, from the page below, and at its own address', async () => {
    const { alice, bob, carol, dan, guest, bobsPost, reply, answer } = await hiddenReply()
    await bob.replies(answer, 'further below')
    await dan.replies(bobsPost, 'beside')
    expect(await page(guest, answer)).toMatchObject({ ancestorIds: [bobsPost, reply] })
    const above = await page(guest, bobsPost)
    expect([nodesOf(above.replies), above.replies.unavailableIds]).toEqual([['beside'], [reply]])
    const found = await unavailable(guest, reply)
    expect(found).toMatchObject({ id: reply, ancestorIds: [bobsPost], ancestors: [{ content: 'Hello from bob' }] })
    expect(found?.replies.edges).toMatchObject([
      { node: { content: 'an answer' }, conversation: [{ content: 'further below' }] },
    ])
    expect(found?.replies).toMatchObject({ unavailableIds: [], totalCount: null })
    for (const reader of [guest, carol, alice])
      expect(JSON.stringify(await unavailable(reader, reply))).not.toMatch(/quokka|alice/)
  })

  it('lead on below a second hidden one', async () => {
    const { bob, guest, bobsPost, reply, answer } = await hiddenReply()
    await bob.replies(answer, 'further below')
    hidden.posts.add(answer)
    expect((await page(guest, bobsPost)).replies.unavailableIds).toEqual([reply])
    expect((await unavailable(guest, reply))?.replies).toMatchObject({ edges: [], unavailableIds: [answer] })
    expect((await unavailable(guest, answer))?.ancestors).toEqual([{ content: 'Hello from bob' }, null])
  })

  it('are found whatever is asked for, also by a page behind them', async () => {
    const { bob, guest, reply, answer } = await hiddenReply()
    const { endCursor } = (await unavailable(guest, reply))?.replies.pageInfo ?? {}
    await bob.replies(answer, 'further below')
    hidden.posts.add(answer)
    for (const part of ['id', 'ancestorIds', 'replies { edges { node { id } } }', 'replies { totalCount }'])
      expect(await guest.asks(`{ unavailablePost(id: "${reply}") { ${part} } }`)).not.toEqual({ unavailablePost: null })
    expect((await unavailable(guest, reply, { after: endCursor }))?.replies).toMatchObject({ edges: [] })
  })

  it('are read once', async () => {
    const { guest, reply } = await hiddenReply()
    const sent = await commandsDuring(() => unavailable(guest, reply))
    expect(sent.filter(({ command }) => command['filter']?.parentId === reply)).toHaveLength(1)
  })

  it('are all that tells of a hidden post: without any it is as one that never was', async () => {
    const { carol, dan, guest, bobsPost, reply, answer } = await hiddenReply()
    const quiet = await dan.replies(bobsPost, 'nobody answers')
    hidden.posts.add(quiet).add(answer)
    expect((await page(guest, bobsPost)).replies.unavailableIds).toEqual([])
    for (const id of [quiet, reply, answer, bobsPost, 'no-such-post']) expect(await unavailable(carol, id)).toBeNull()
  })

  it('are in an order that does not tell who wrote the hidden post', async () => {
    const { alice, bob, carol, dan, guest, reply, answer } = await hiddenReply()
    await alice.replies(answer, 'by its author')
    await dan.likes(await bob.replies(answer, 'most liked'))
    const found = await unavailable(guest, reply)
    expect(contents(found?.replies.edges[0].conversation)).toEqual(['most liked', 'by its author'])
    expect(await unavailable(carol, reply)).toEqual(found)
  })

  it('come page by page, and each page above names those that it skipped', async () => {
    const { carol, dan, guest, bobsPost, reply } = await hiddenReply()
    hidden.posts.clear()
    await carol.replies(reply, 'a newer answer')
    hidden.posts.add(reply)
    const first = await unavailable(guest, reply, { first: 1 })
    expect(nodesOf(first?.replies)).toEqual(['a newer answer'])
    const after: unknown = first?.replies.pageInfo.endCursor
    expect(nodesOf((await unavailable(guest, reply, { first: 1, after }))?.replies)).toEqual(['an answer'])
    for (const text of ['older', 'newer']) await dan.replies(bobsPost, text)
    const { replies: newest } = await page(guest, bobsPost, { first: 2 })
    expect([nodesOf(newest), newest.unavailableIds]).toEqual([['newer', 'older'], []])
    const { replies: rest } = await page(guest, bobsPost, { first: 2, after: newest.pageInfo.endCursor })
    expect([nodesOf(rest), rest.unavailableIds]).toEqual([[], [reply]])
  })
})
