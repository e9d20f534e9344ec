import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { watchHistory } from '../navigation/guards.ts'
import { later, renderApp } from '../testing/renderApp.tsx'
import { AccountActions } from './AccountActions.tsx'
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

describe('a dialog about an account', () => {
  const opens = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }))
    await screen.findByRole('dialog')
  }
  const note = () => screen.getByRole('textbox', { name: /^Note for the account/ })
  const writes = async (text: string) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Spam' }))
    await userEvent.type(note(), text)
  }
  /** Sends a warning, and closes its dialog while the server works. */
  async function leavesWarning() {
    const { value, tell } = later<Record<string, unknown> | Error>()
    const onChanged = import.meta.jest.fn(async () => {})
    const actions = <AccountActions subject={{ userId: 'id-of-bob' }} onChanged={onChanged} />
    await renderApp(actions, { answers: { WarnUser: () => value } })
    await opens('Warn account')
    await writes('Once')
    await userEvent.click(screen.getByRole('button', { name: 'Warn' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    return { onChanged, answer: (what: Record<string, unknown> | Error) => act(async () => tell(what)) }
  }

  it('stays open with its words when the answer to an earlier one comes', async () => {
    const { answer, onChanged } = await leavesWarning()
    await opens('Suspend account')
    await writes('For what it wrote')
    const action = { __typename: 'ModerationAction', id: 'action:1' }
    await answer({ warnUser: { __typename: 'WarnUserPayload', action } })
    await screen.findByText('Account warned')
    expect(onChanged).toHaveBeenCalledTimes(1)
    expect(note()).toHaveValue('For what it wrote')
  })

  it('says why the server refused also when it is closed by then', async () => {
    const { answer } = await leavesWarning()
    await answer(new Error('Lost'))
    await screen.findByText('Could not reach the server. Check your connection and try again.')
  })

  it('closes by Back, which stays on the page', async () => {
    window.history.replaceState({ idx: 0 }, '')
    window.history.pushState({ idx: 1 }, '')
    watchHistory()
    await renderApp(<AccountActions subject={{ userId: 'id-of-bob' }} onChanged={async () => {}} />, { answers: {} })
    await opens('Warn account')
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.history.state).toEqual({ idx: 1 })
  })
})
