import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/renderApp.tsx'
import UserSearch from './UserSearch.tsx'

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => {}

const sora = { __typename: 'User', id: 'id-of-sora', username: 'sora', name: '空', avatar: '/media/s.webp' }
const found = { users: { edges: [{ node: { ...sora, isVerified: false, verifiedKind: null } }] } }

it('the search leaves Enter to a keyboard that composes a word', async () => {
  await renderApp(<UserSearch />, { answers: { UserSearch: () => found } })
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'so')
  await screen.findByRole('option')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(field).toHaveValue('so')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field).toHaveValue('')
})

it('the search says only that it failed, also beside what it found before', async () => {
  let isLost = false
  await renderApp(<UserSearch />, { answers: { UserSearch: () => (isLost ? new Error('Lost') : found) } })
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'so')
  await screen.findByText('1 found')
  isLost = true
  await userEvent.clear(field)
  await userEvent.type(field, 'so')
  await screen.findByText(/failed/)
  expect(screen.getByText(/failed/).textContent).toBe('The search failed. Try again.')
})

it('a search that failed asks again when the browser is online', async () => {
  let isLost = true
  await renderApp(<UserSearch />, { answers: { UserSearch: () => (isLost ? new Error('Lost') : found) } })
  await userEvent.type(screen.getByRole('combobox'), 'so')
  await screen.findByText(/failed/)
  isLost = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('1 found')
})

it('after its text was cleared by a button, the search has the focus', async () => {
  await renderApp(<UserSearch />, { answers: { UserSearch: () => found } })
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'so')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Clear search' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})
