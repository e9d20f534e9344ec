import { emptyDraft } from '../composer/draft.ts'
import { dropWaiting, forgetWaiting, hasWaiting, keepWaiting, waitingOf, type Waiting } from './outbox.ts'

const submitted = (content: string, at: number): Waiting => ({
  draft: { ...emptyDraft(), content },
  mode: { kind: 'new' },
  at,
  refusal: null,
})
const textsOf = (username: string) => waitingOf(username).map(({ draft }) => draft.content)

afterEach(forgetWaiting)

describe('the outbox', () => {
  it('keeps the posts of each account apart, in the order in which they were submitted', () => {
    keepWaiting('alice', submitted('second', 2))
    keepWaiting('alice', submitted('first', 1))
    keepWaiting('alice_b', submitted('of another account', 0))
    expect(textsOf('alice')).toEqual(['first', 'second'])
    expect(textsOf('')).toEqual([])
  })

  it('replaces a post that is submitted again', () => {
    const post = submitted('half', 1)
    keepWaiting('alice', post)
    keepWaiting('alice', { ...post, draft: { ...post.draft, content: 'whole' } })
    expect(textsOf('alice')).toEqual(['whole'])
    dropWaiting('alice', post.draft.id)
    expect(hasWaiting()).toBe(false)
  })

  it('forgets the posts of every account', () => {
    keepWaiting('alice', submitted('one', 1))
    keepWaiting('bob', submitted('two', 2))
    forgetWaiting()
    expect([hasWaiting(), textsOf('alice'), textsOf('bob')]).toEqual([false, [], []])
  })

  it.each(['not JSON', 'null', '{"draft":{}}', JSON.stringify({ ...submitted('', 1), mode: { kind: 'edit' } })])(
    'ignores an invalid entry: %s',
    (entry) => {
      localStorage.setItem('outbox:alice:any', entry)
      keepWaiting('alice', submitted('a post', 1))
      expect(textsOf('alice')).toEqual(['a post'])
    },
  )
})
