import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '../testing/renderApp.tsx'
import ActDialog from './ActDialog.tsx'

const about = { subject: { userId: 'id-of-bob' }, onDone: async () => {}, onClose: () => {} }

describe('the dialog that suspends an account', () => {
  it('begins at its first field, which says for how long', async () => {
    await renderApp(<ActDialog act="suspend" {...about} />, { answers: {} })
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'For how long' })).toHaveFocus())
  })
})
