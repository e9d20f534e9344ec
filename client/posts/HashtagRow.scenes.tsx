import { act, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../testing/renderApp.tsx'
import { HashtagRow } from './HashtagRow.tsx'

afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name)
})

it("the week's hashtags that failed to load are asked for again when the browser is online", async () => {
  // jsdom is never idle.
  const requestIdleCallback = (act: () => void) => window.setTimeout(act)
  Object.assign(window, { requestIdleCallback, cancelIdleCallback: window.clearTimeout })
  const weekHashtags = [{ __typename: 'WeekHashtag', name: 'herons', accountCount: 2 }]
  let isLost = true
  const WeekHashtags = () => (isLost ? new Error('Lost') : { weekHashtags })
  await renderApp(<HashtagRow />, { answers: { WeekHashtags } })
  await waitFor(() => expect(screen.queryByRole('navigation')).not.toBeInTheDocument())
  isLost = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByRole('link', { name: '#herons' })
})
