import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/renderApp.tsx'
import { UserSearch } from './UserSearch.tsx'

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => {}

it('the search leaves Enter to a keyboard that composes a word', async () => {
  const sora = { __typename: 'User', id: 'id-of-sora', username: 'sora', name: '空', avatar: '/media/s.webp' }
  const node = { ...sora, isVerified: false, verifiedKind: null }
  await renderApp(<UserSearch />, { answers: { UserSearch: () => ({ users: { edges: [{ node }] } }) } })
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'so')
  await screen.findByRole('option')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(field).toHaveValue('so')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field).toHaveValue('')
})
