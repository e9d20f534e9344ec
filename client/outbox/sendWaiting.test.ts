import { ApolloLink } from '@apollo/client'
import { throwError, of } from 'rxjs'
import { clientOver } from '../apollo/client.ts'
import { clearSession, storeSession } from '../auth/session.ts'
import { beginQuote } from '../composer/beginQuote.ts'
import { emptyDraft } from '../composer/draft.ts'
import { listedDrafts } from '../composer/draftList.ts'
import { draftAt, forgetDrafts, keepDraft } from '../composer/drafts.ts'
import { keyOfDraft } from '../composer/useDraft.ts'
import { dropWaiting, forgetWaiting, keepWaiting, waitingOf, type Waiting } from './outbox.ts'
import { sendWaiting } from './sendWaiting.ts'

const alice = { id: 'user-1', username: 'alice', name: 'Alice', avatar: '/a.webp' }

beforeEach(() => storeSession('token-of-alice', alice))
afterEach(() => {
  clearSession()
  forgetWaiting()
  forgetDrafts()
})

type Sent = { operation: string; token: unknown; content: unknown }

type Server = {
  viewer: string
  /** The server answers posts with this error code, or the connection breaks. By default it stores them. */
  fails?: string
  /** Runs before the server answers the first post. */
  meanwhile?: () => void
}

function server({ viewer, fails, meanwhile }: Server) {
  const sent: Sent[] = []
  const link = new ApolloLink((operation) => {
    const input = operation.variables['input'] as { content: string } | undefined
    const { token } = operation.getContext()
    sent.push({ operation: operation.operationName ?? '', token, content: input?.content })
    if (operation.operationName === 'Viewer')
      return of({ data: { viewer: { __typename: 'User', ...alice, username: viewer } } })
    if (sent.filter(({ operation: name }) => name === 'CreatePost').length === 1) meanwhile?.()
    if (!fails) return of({ data: { createPost: { __typename: 'CreatePostPayload', post: null } } })
    if (fails === 'connection') return throwError(() => new TypeError('Failed to fetch'))
    return of({ data: null, errors: [{ message: `Because of ${fails}`, extensions: { code: fails } }] })
  })
  return { client: clientOver(link), sent }
}

function submits(username: string, content: string): Waiting {
  const post: Waiting = { draft: { ...emptyDraft(), content }, mode: { kind: 'new' }, at: 1, refusal: null }
  keepWaiting(username, post)
  return post
}

const composerOf = (username: string) => keyOfDraft(username, { kind: 'new' })

function takesBack(username: string, { draft }: Waiting, content = draft.content): void {
  keepDraft(composerOf(username), { ...draft, content })
  dropWaiting(username, draft.id)
}

describe('sending waiting posts', () => {
  it('sends nothing in the session of another account', async () => {
    submits('alice', 'Only mine')
    const { client, sent } = server({ viewer: 'bob' })
    await sendWaiting('alice', client)
    expect(sent.map(({ operation }) => operation)).toEqual(['Viewer'])
    expect(waitingOf('alice')).toHaveLength(1)
  })

  it('sends posts with the token whose account it has checked', async () => {
    submits('alice', 'Hello')
    const { client, sent } = server({ viewer: 'alice', fails: 'VALIDATION_FAILED' })
    await sendWaiting('alice', client)
    expect(sent).toEqual([
      { operation: 'Viewer', token: 'token-of-alice', content: undefined },
      { operation: 'CreatePost', token: 'token-of-alice', content: 'Hello' },
    ])
  })

  it('keeps a refused post with the reason and sends the next one', async () => {
    submits('alice', 'One')
    submits('alice', 'Two')
    const { client, sent } = server({ viewer: 'alice', fails: 'VALIDATION_FAILED' })
    expect(await sendWaiting('alice', client)).toBe(true)
    expect(sent.filter(({ operation }) => operation === 'CreatePost')).toHaveLength(2)
    expect(waitingOf('alice').map(({ refusal }) => refusal)).toEqual([
      'Because of VALIDATION_FAILED',
      'Because of VALIDATION_FAILED',
    ])
  })

  it('clears the composer if the user moved the post there while it was being sent', async () => {
    const post = submits('alice', 'One')
    const { client } = server({ viewer: 'alice', meanwhile: () => takesBack('alice', post) })
    await sendWaiting('alice', client)
    expect(draftAt(composerOf('alice')).content).toBe('')
  })

  it('leaves no draft of a post in the list, where a quote has put it while it was being sent', async () => {
    const post = submits('alice', 'One')
    const meanwhile = () => {
      takesBack('alice', post)
      beginQuote('alice', 'quoted')
    }
    const { client } = server({ viewer: 'alice', meanwhile })
    await sendWaiting('alice', client)
    expect(listedDrafts('alice')).toEqual([])
    expect(draftAt(composerOf('alice')).quotedId).toBe('quoted')
  })

  it('keeps a post that the user changed in the composer while it was being sent', async () => {
    const post = submits('alice', 'One')
    const { client } = server({ viewer: 'alice', meanwhile: () => takesBack('alice', post, 'One and more') })
    await sendWaiting('alice', client)
    expect(draftAt(composerOf('alice'))).toMatchObject({ id: post.draft.id, content: 'One and more' })
  })

  it('sends a post again if the user submitted another text meanwhile', async () => {
    const { draft, ...post } = submits('alice', 'One')
    const meanwhile = () => keepWaiting('alice', { ...post, draft: { ...draft, content: 'One and more' } })
    const { client, sent } = server({ viewer: 'alice', meanwhile })
    await sendWaiting('alice', client)
    expect(sent.flatMap(({ content }) => content ?? [])).toEqual(['One', 'One and more'])
    expect(waitingOf('alice')).toEqual([])
  })

  it.each(['connection', 'BUSY', 'RATE_LIMITED', 'INTERNAL', 'DOCUMENT_NOT_TRUSTED'])(
    'stops and tries again later after: %s',
    async (fails) => {
      submits('alice', 'One')
      submits('alice', 'Two')
      const { client, sent } = server({ viewer: 'alice', fails })
      expect(await sendWaiting('alice', client)).toBe(false)
      expect(sent.filter(({ operation }) => operation === 'CreatePost')).toHaveLength(1)
      expect(waitingOf('alice').map(({ refusal }) => refusal)).toEqual([null, null])
    },
  )
})
