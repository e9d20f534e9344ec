import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderApp } from '../testing/renderApp.tsx'
import { useTitle } from './useTitle.ts'

function Titled({ title }: { title: string }) {
  useTitle(title)
  return null
}

function Page() {
  const [isLoaded, setLoaded] = useState(false)
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Titled title={isLoaded ? 'Ada Finch' : 'Profile'} />
      {isOpen && <Titled title="Log in" />}
      <button onClick={() => setLoaded(true)}>Load</button>
      <button onClick={() => setOpen(false)}>Close</button>
    </>
  )
}

it('a page that loads under a dialog gives the tab its title when the dialog closes', async () => {
  await renderApp(<Page />, { answers: {} })
  await userEvent.click(screen.getByRole('button', { name: 'Load' }))
  expect(document.title).toMatch(/^Log in /)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.title).toMatch(/^Ada Finch /)
})
