import { act, screen } from '@testing-library/react'
import { clearSession, storeSession } from '../auth/session.ts'
import { emptyDraft, type Draft } from '../composer/draft.ts'
import { type Answers, renderApp } from '../testing/renderApp.tsx'
import { forgetWaiting, keepWaiting } from './outbox.ts'
import { OutboxNote } from './OutboxNote.tsx'

const { jest } = import.meta

const written = (content: string): Draft => ({ ...emptyDraft(), content })
const waits = (draft: Draft, at: number, refusal: string | null = 'No') =>
  keepWaiting('alice', { draft, mode: { kind: 'new' }, at, refusal })

afterEach(() => act(forgetWaiting))

describe('the note of what waits', () => {
  it('counts each Tweet of a thread', async () => {
    waits(written('Alone'), 1)
    waits({ ...written('Second of a thread'), before: [written('First of a thread')] }, 2)
    await renderApp(<OutboxNote />, { answers: {} })
    expect(await screen.findByText('3 Tweets not sent.')).toBeTruthy()
  })
})

describe('what waits for a network', () => {
  const alice = { id: 'id-of-alice', username: 'alice', name: 'Alice', avatar: '/media/alice.webp' }
  const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  let answers: Answers
  beforeEach(() => {
    storeSession('token-of-alice', alice)
    answers = { Viewer: () => new Error('no network') }
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(navigator, 'onLine')
    clearSession()
  })

  /** One Tweet waits; the first attempt has failed, and another two seconds later. The next is due in four seconds. */
  async function failsTwice() {
    waits(written('Hello'), 1, null)
    const { asked } = await renderApp(<OutboxNote />, {
      answers: {
        Viewer: (variables) => answers['Viewer']?.(variables) ?? {},
        CreatePost: () => ({ createPost: { post: null } }),
      },
    })
    const timesOf = (operation: string) => asked.filter(({ name }) => name === operation).length
    await passes(0)
    await passes(2_000)
    await passes(2_000)
    expect(timesOf('Viewer')).toBe(2)
    return timesOf
  }

  it('is sent at once when the browser is online again, however often that failed before', async () => {
    const timesOf = await failsTwice()
    for (const isOnline of [false, true]) {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    }
    await passes(0)
    expect(timesOf('Viewer')).toBe(3)
  })

  it('is sent at once after another Tweet was sent, however often that failed before', async () => {
    const timesOf = await failsTwice()
    answers = {
      Viewer: () => ({ viewer: { __typename: 'User', ...alice, sensitiveMedia: 'BLUR', hasUnreadDecision: false } }),
    }
    await passes(2_000)
    expect(timesOf('CreatePost')).toBe(1)
    act(() => waits(written('Hello again'), 2, null))
    await passes(0)
    expect(timesOf('CreatePost')).toBe(2)
  })
})
