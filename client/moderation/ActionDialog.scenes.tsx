import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { later, renderApp } from '../testing/renderApp.tsx'
import { ActionDialog } from './ActionDialog.tsx'

/** A page whose only row another moderator deals with while its dialog is open. */
function Page({ readAnew }: { readAnew: Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(true)
  const dialog = { title: 'Undo the action', action: 'Undo', busy: false, message: 'This appeal is decided already.' }
  return (
    <main>
      <h1 tabIndex={-1}>Appeals</h1>
      {isThere && <button onClick={() => setOpen(true)}>Open</button>}
      {isOpen && (
        <ActionDialog
          {...dialog}
          form={{ ref: null, onSubmit: () => {}, noValidate: true }}
          onDone={() => readAnew.then(() => act(() => setThere(false)))}
          onClose={() => setOpen(false)}
        >
          {null}
        </ActionDialog>
      )}
    </main>
  )
}

it('a dialog that is closed after somebody else acted first leaves the focus in the page', async () => {
  const { value, tell } = later<void>()
  await renderApp(<Page readAnew={value} />, { answers: {} })
  act(() => screen.getByRole('button', { name: 'Open' }).focus())
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  tell()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Appeals' })).toHaveFocus())
})
