import { ApolloLink } from '@apollo/client'
import { throwError, of } from 'rxjs'
import { clientOver } from '../apollo/client.ts'
import { clearSession, storeSession } from '../auth/session.ts'
import { emptyDraft } from '../composer/draft.ts'
import { forgetWaiting, keepWaiting, waitingOf } from './outbox.ts'
import { sendWaiting } from './sendWaiting.ts'

const alice = { id: 'user-1', username: 'alice', name: 'Alice', avatar: '/a.webp' }

beforeEach(() => storeSession('token-of-alice', alice))
afterEach(() => {
  clearSession()
  forgetWaiting()
})

type Sent = { operation: string; token: unknown; content: unknown }

/** A client whose server has this account's session, and answers posts with an error: its code, or a lost connection. */
function server({ viewer, fails }: { viewer: string; fails?: string }) {
  const sent: Sent[] = []
  const link = new ApolloLink((operation) => {
    const input = operation.variables['input'] as { content: string } | undefined
    const { token } = operation.getContext()
    sent.push({ operation: operation.operationName ?? '', token, content: input?.content })
    if (operation.operationName === 'Viewer')
      return of({ data: { viewer: { __typename: 'User', ...alice, username: viewer } } })
    if (fails === 'connection') return throwError(() => new TypeError('Failed to fetch'))
    return of({ data: null, errors: [{ message: `Because of ${fails}`, extensions: { code: fails } }] })
  })
  return { client: clientOver(link), sent }
}

function submits(username: string, content: string) {
  keepWaiting(username, { draft: { ...emptyDraft(), content }, mode: { kind: 'new' }, at: 1, refusal: null })
}

describe('sending what waits', () => {
  it('sends nothing when the session is of another account', async () => {
    submits('alice', 'Only mine')
    const { client, sent } = server({ viewer: 'bob' })
    await sendWaiting('alice', client)
    expect(sent.map(({ operation }) => operation)).toEqual(['Viewer'])
    expect(waitingOf('alice')).toHaveLength(1)
  })

  it('names the session that was asked about, whatever another tab does meanwhile', async () => {
    submits('alice', 'Hello')
    const { client, sent } = server({ viewer: 'alice', fails: 'VALIDATION_FAILED' })
    await sendWaiting('alice', client)
    expect(sent).toEqual([
      { operation: 'Viewer', token: 'token-of-alice', content: undefined },
      { operation: 'CreatePost', token: 'token-of-alice', content: 'Hello' },
    ])
  })

  it('keeps a refused post with the reason, and goes on with the next one', async () => {
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

  it.each(['connection', 'BUSY', 'RATE_LIMITED', 'INTERNAL'])('stops, to try again later, at: %s', async (fails) => {
    submits('alice', 'One')
    submits('alice', 'Two')
    const { client, sent } = server({ viewer: 'alice', fails })
    expect(await sendWaiting('alice', client)).toBe(false)
    expect(sent.filter(({ operation }) => operation === 'CreatePost')).toHaveLength(1)
    expect(waitingOf('alice').map(({ refusal }) => refusal)).toEqual([null, null])
  })
})
