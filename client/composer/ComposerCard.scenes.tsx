import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { act, screen } from '@testing-library/react'
import { type Answers, renderApp } from '../testing/renderApp.tsx'
import { SettingsProvider } from '../ui/settings.tsx'
import ComposerCard from './ComposerCard.tsx'
import { emptyDraft } from './draft.ts'
import { useComposer } from './useComposer.ts'

const { jest } = import.meta

const url = 'https://example.org/tea'
const linkPreview = { __typename: 'LinkCard', url, title: 'All of tea', description: null, siteName: null, image: null }
const busy = () =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Busy', extensions: { code: 'BUSY', retryAfterSeconds: 2 } }],
  })
const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

function Card() {
  return <ComposerCard composer={useComposer({ mode: { kind: 'new' }, initial: { ...emptyDraft(), content: url } })} />
}

async function asksFor(...inTurn: ReturnType<Answers[string]>[]) {
  const { asked } = await renderApp(
    <SettingsProvider value={{ brand: 'Linnet', makesCards: true }}>
      <Card />
    </SettingsProvider>,
    { answers: { LinkPreview: () => inTurn.shift() ?? busy() } },
  )
  await passes(800)
  return () => asked.filter(({ name }) => name === 'LinkPreview').length
}

describe('the card of a link to a site of which other pages are being read', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('comes when the server can read it', async () => {
    const times = await asksFor(busy(), { linkPreview })
    expect(times()).toBe(1)
    await passes(2_000)
    expect(screen.getByRole('link')).toHaveTextContent('All of tea')
    expect(times()).toBe(2)
  })

  it('is given up after the third refusal', async () => {
    const times = await asksFor()
    for (let waits = 0; waits < 5; waits++) await passes(2_000)
    expect(times()).toBe(3)
  })
})
