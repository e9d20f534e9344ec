import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/renderApp.tsx'
import { LogInForm } from './LogInForm.tsx'

it('who goes back from the code finds the username as it was typed', async () => {
  const needsCode = { message: 'Enter your code.', extensions: { code: 'CODE_REQUIRED' } }
  await renderApp(<LogInForm />, {
    answers: {
      DemoAccounts: () => ({ demoAccounts: [] }),
      LogIn: () => new CombinedGraphQLErrors({ errors: [needsCode] }),
    },
    viewer: null,
  })
  await userEvent.type(screen.getByLabelText('Username'), 'alice')
  await userEvent.type(screen.getByLabelText('Password'), 'linnet-in-the-hedge')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('Username')).toHaveValue('alice')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})
