import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clearSession, storeSession } from '../auth/session.ts'
import { emptyDraft, type Draft } from '../composer/draft.ts'
import { draftAt, draftKey, forgetDrafts } from '../composer/drafts.ts'
import { beginAwaiting } from '../composer/underWay.ts'
import { type Answers, renderApp } from '../testing/renderApp.tsx'
import { forgetWaiting, keepWaiting } from './outbox.ts'
import OutboxDialog from './OutboxDialog.tsx'
import { OutboxNote } from './OutboxNote.tsx'

const { jest } = import.meta

const written = (content: string): Draft => ({ ...emptyDraft(), content })
const waits = (draft: Draft, at: number, refusal: string | null = 'No') =>
  keepWaiting('alice', { draft, mode: { kind: 'new' }, at, refusal })

afterEach(() =>
  act(() => {
    forgetWaiting()
    forgetDrafts()
  }),
)

describe('the note of what waits', () => {
  it('counts each Tweet of a thread', async () => {
    waits(written('Alone'), 1)
    waits({ ...written('Second of a thread'), before: [written('First of a thread')] }, 2)
    await renderApp(<OutboxNote />, { answers: {} })
    expect(await screen.findByText('3 Tweets not sent.')).toBeTruthy()
  })
})

describe('the list of what waits', () => {
  it('says which Tweet each button is about', async () => {
    waits(written('One'), 1)
    waits(written('Two'), 2)
    await renderApp(<OutboxDialog onClose={() => {}} />, { answers: {} })
    for (const name of ['Edit', 'Discard']) {
      const [first, second] = await screen.findAllByRole('button', { name })
      expect(first).toHaveAccessibleDescription('One')
      expect(second).toHaveAccessibleDescription('Two')
    }
  })

  it('keeps a Tweet while the composer awaits a file', async () => {
    const draft = draftAt(draftKey('alice', 'new'))
    const end = beginAwaiting(draft.id)
    waits(written('One'), 1)
    await renderApp(<OutboxDialog onClose={() => {}} />, { answers: {} })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    await screen.findByText('The composer holds another draft. Send or discard it first.')
    expect(draftAt(draftKey('alice', 'new')).id).toBe(draft.id)
    act(end)
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
