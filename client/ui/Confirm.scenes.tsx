import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Confirm } from './Confirm.tsx'

it('a confirmed action runs once even if its button is pressed twice, and the button shows that it waits', async () => {
  const acts: string[] = []
  const act = async () => {
    acts.push('deleted')
    await new Promise(() => {})
  }
  const words = { title: 'Delete this?', text: 'You cannot undo it.', action: 'Delete', waiting: 'Deleting…' }
  render(<Confirm {...words} onConfirm={act} onCancel={() => {}} />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('button', { name: 'Deleting…' })).toBeVisible()
  expect(acts).toEqual(['deleted'])
})
