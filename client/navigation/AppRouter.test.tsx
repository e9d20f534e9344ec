import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router-dom'
import { useDialog } from '../hooks/useDialog.ts'
import { AppRouter } from './AppRouter.tsx'

async function app() {
  const addresses: string[] = []
  const others: string[] = []
  function Page() {
    const { pathname, key } = useLocation()
    const navigate = useNavigate()
    addresses.push(pathname)
    return (
      <>
        <p role="status">{`${pathname} ${key}`}</p>
        <button onClick={() => void navigate('/elsewhere')}>Leave</button>
      </>
    )
  }
  function Dialog() {
    const { isOpen, open, close } = useDialog('one')
    return isOpen ? <button onClick={close}>Close</button> : <button onClick={open}>Open</button>
  }
  function Other() {
    useDialog('other')
    others.push('drawn')
    return null
  }
  window.history.replaceState(null, '', '/page')
  const draw = () =>
    render(
      <AppRouter>
        <Page />
        <Dialog />
        <Other />
      </AppRouter>,
    )
  const drawn = draw()
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const reload = () => {
    drawn.unmount()
    draw()
  }
  return { addresses, others, press, reload, place: () => screen.getByRole('status').textContent }
}

describe('a dialog in the history', () => {
  it('opens, and Back closes it', async () => {
    const { press } = await app()
    await press('Open')
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
    act(() => window.history.back())
    expect(await screen.findByRole('button', { name: 'Open' })).toBeInTheDocument()
  })

  it('opens and closes without rendering the rest of the page again', async () => {
    const { addresses, others, press } = await app()
    addresses.length = 0
    others.length = 0
    await press('Open')
    await press('Close')
    await screen.findByRole('button', { name: 'Open' })
    expect(addresses).toEqual([])
    expect(others).toEqual([])
  })

  it('opens over a page that is not drawn yet, and leaves the address alone', async () => {
    const { press, place } = await app()
    const [leave, open] = ['Leave', 'Open'].map((name) => screen.getByRole('button', { name }))
    // Both in one act, so that nothing is drawn in between.
    act(() => [leave, open].forEach((button) => button?.click()))
    expect(await screen.findByRole('button', { name: 'Close' })).toBeInTheDocument()
    expect(window.location.pathname).toBe('/elsewhere')
    const page = place()
    expect(page).toMatch('/elsewhere')
    await press('Close')
    await screen.findByRole('button', { name: 'Open' })
    expect(place()).toBe(page)
  })

  it('that closes itself leaves the next page alone, even before it is drawn', async () => {
    const { press, place } = await app()
    await press('Open')
    const [leave, close] = ['Leave', 'Close'].map((name) => screen.getByRole('button', { name }))
    const goes = import.meta.jest.spyOn(window.history, 'go')
    // Both in one act, so that nothing is drawn in between.
    act(() => [leave, close].forEach((button) => button?.click()))
    expect(await screen.findByRole('button', { name: 'Open' })).toBeInTheDocument()
    expect(place()).toMatch('/elsewhere')
    expect(goes).not.toHaveBeenCalled()
    goes.mockRestore()
  })

  it('keeps the history entry of its page, even after a reload or Back', async () => {
    const { press, reload, place } = await app()
    await press('Leave')
    const before = place()
    await press('Open')
    reload()
    expect(place()).toBe(before)
    await press('Leave')
    expect(place()).not.toBe(before)
    act(() => window.history.back())
    await waitFor(() => expect(place()).toBe(before))
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  })
})
