import { act, screen } from '@testing-library/react'
import { emptyDraft, type Draft } from '../composer/draft.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { forgetWaiting, keepWaiting } from './outbox.ts'
import { OutboxNote } from './OutboxNote.tsx'

const written = (content: string): Draft => ({ ...emptyDraft(), content })
const waits = (draft: Draft, at: number) => keepWaiting('alice', { draft, mode: { kind: 'new' }, at, refusal: 'No' })

afterEach(() => act(forgetWaiting))

describe('the note of what waits', () => {
  it('counts each Tweet of a thread', async () => {
    waits(written('Alone'), 1)
    waits({ ...written('Second of a thread'), before: [written('First of a thread')] }, 2)
    await renderApp(<OutboxNote />, { answers: {} })
    expect(await screen.findByText('3 Tweets not sent.')).toBeTruthy()
  })
})
