import { cast } from '../testing/cast.ts'
import { chooseSite } from '../testing/chosenSite.ts'
import { commandsDuring } from '../testing/commands.ts'
import { Listener } from '../testing/listener.ts'
import type { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { mostWatchedWords } from '../site/site.rules.ts'
import { UserModel } from '../users/user.model.ts'
import { firstBrokenRow } from './log.ts'

useServer()

const watches = async (moderator: Person, word: string) =>
  (await moderator.does('watchWord', { word }, 'watchedWords action { kind }')) as {
    watchedWords: string[]
    action: { kind: string } | null
  }
const casesFor = async (moderator: Person) =>
  (
    await moderator.asks(
      '{ reportCases(state: OPEN) { edges { node { id postId words reportCount kept { post { content } } } } } }',
    )
  )['reportCases'].edges.map(({ node }: { node: object }) => node) as {
    id: string
    postId: string
    words: string[]
    reportCount: number
    kept: { post: { content: string } }
  }[]
const wordsFor = async (moderator: Person) => (await casesFor(moderator)).map(({ postId, words }) => [postId, words])

async function town() {
  const people = await cast()
  await chooseSite()
  await UserModel.updateOne({ _id: people.alice.id }, { role: 'MODERATOR' })
  return people
}

describe('a watched word', () => {
  it('brings a post or reply with it to the moderators, and leaves it visible', async () => {
    const { alice, bob, carol, guest } = await town()
    await watches(alice, ' Snake\n oil ')
    const plain = await bob.posts('We sell oil, and one snake.')
    const sold = await bob.posts('Finest SNÁKE-OIL here!')
    const reply = await carol.replies(plain, 'I want snake oil')
    expect(await casesFor(alice)).toEqual([
      {
        ...{ id: expect.any(String), postId: reply, words: ['Snake oil'], reportCount: 0 },
        kept: { post: { content: 'I want snake oil' } },
      },
      expect.objectContaining({ postId: sold }),
    ])
    expect(await guest.sees(sold)).toMatchObject({ content: 'Finest SNÁKE-OIL here!' })
    expect((await carol.asks('{ reports { edges { node { id } } } }'))['reports'].edges).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('is found in descriptions of pictures and labels of links, but not across two of them', async () => {
    const { alice, bob } = await town()
    await watches(alice, 'snake oil')
    const image = (alt: string) => ({ images: [{ url: 'https://media.example.org/a.png', alt }] })
    const link = (label: string) => ({ links: [{ label, url: 'https://example.org' }] })
    const described = await bob.posts('Look', image('A bottle of Snake Oil'))
    const linked = await bob.posts('Look', link('Snake oil, cheap'))
    await bob.posts('Look at the snake', { ...image('Oil for a snake'), ...link('Oil') })
    expect((await casesFor(alice)).map(({ postId }) => postId)).toEqual([linked, described])
  })

  it('that nothing could match brings nothing', async () => {
    const { alice, bob } = await town()
    await chooseSite({ watchedWords: ['…'] })
    await bob.posts('', { images: [{ url: 'https://media.example.org/a.png' }] })
    expect(await casesFor(alice)).toEqual([])
  })

  it('counts in an edit and over REST, and once while the case is open', async () => {
    const { alice, bob, carol } = await town()
    await watches(alice, 'quack')
    await watches(alice, '#duck')
    const post = await bob.posts('first')
    await bob.does('editPost', { id: post, content: 'now a quack' }, 'post { id }')
    await bob.does('editPost', { id: post, content: 'now a Quack, again' }, 'post { id }')
    expect(await wordsFor(alice)).toEqual([[post, ['quack']]])
    await bob.does('editPost', { id: post, content: 'now a #Duck' }, 'post { id }')
    await carol.does('reportPost', { postId: post, rule: 'SPAM' }, 'report { id }')
    const [open] = await casesFor(alice)
    expect(open).toMatchObject({ postId: post, words: ['quack', '#duck'], reportCount: 1 })
    await alice.does('dismissCase', { caseId: open?.id }, 'case { id }')
    await bob.does('editPost', { id: post, content: 'quack' }, 'post { id }')
    expect(await wordsFor(alice)).toEqual([[post, ['quack']]])
    const rest = new RestClient((path) => urlOf(`/api${path}`), bob.token)
    const _id = 'a-post-by-rest'
    await rest.post('/posts', { postData: { _id, content: 'quack by REST' } })
    expect(await wordsFor(alice)).toEqual([
      [_id, ['quack']],
      [post, ['quack']],
    ])
    expect(await violations()).toEqual([])
  })

  it('is told to moderators who look at the queue as it happens', async () => {
    const { alice, bob } = await town()
    await watches(alice, 'quack')
    const listener = new Listener(urlOf('/graphql'), { token: alice.token })
    const waiting = listener.subscribe('subscription { reportsWaiting { count newest { words } } }')
    expect(await waiting.next()).toEqual({ count: 0, newest: null })
    await bob.posts('quack')
    expect(await waiting.next()).toEqual({ count: 1, newest: { words: ['quack'] } })
    await listener.leaves()
  })

  it('is kept once however it is written, until a moderator ends it, with a row in the log for each', async () => {
    const { alice, bob } = await town()
    expect(await watches(alice, 'Quäck')).toEqual({ watchedWords: ['Quäck'], action: { kind: 'WATCH_WORD' } })
    expect(await watches(alice, 'quack')).toEqual({ watchedWords: ['Quäck'], action: null })
    await alice.does('unwatchWord', { word: 'QUACK' }, 'watchedWords')
    expect(await alice.asks('{ watchedWords }')).toEqual({ watchedWords: [] })
    await bob.posts('quack')
    expect(await casesFor(alice)).toEqual([])
    expect(await firstBrokenRow()).toBeNull()
  })

  it('needs letters or digits, has at most 64 characters, and at most 200 others beside it', async () => {
    const { alice } = await town()
    for (const word of ['', '!!', 'x'.repeat(65)])
      await expect(watches(alice, word)).rejects.toHaveCode('VALIDATION_FAILED')
    await chooseSite({ watchedWords: Array.from({ length: mostWatchedWords }, (_, index) => `word${index}`) })
    await expect(watches(alice, 'one more')).rejects.toHaveCode('VALIDATION_FAILED')
  })

  it('costs a post without it no command', async () => {
    const { bob } = await town()
    const before = await commandsDuring(() => bob.posts('a quiet one'))
    await chooseSite({ watchedWords: ['quack'] })
    expect(await commandsDuring(() => bob.posts('another quiet one'))).toHaveLength(before.length)
  })
})
