import { screen } from '@testing-library/react'
import { Navigate } from 'react-router-dom'
import { anAccount } from '../../testing/posts.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import ModerationPage from './ModerationPage.tsx'

const twoStep = { __typename: 'TwoStep', isOn: false, isAvailable: true, isRequired: false, recoveryCodesLeft: 0 }

it("a moderator is told that the site's settings are for administrators, and is shown no form to fill in vain", async () => {
  const page = (
    <>
      <Navigate to="?list=site" replace />
      <ModerationPage />
    </>
  )
  const viewer = { ...anAccount('alice'), role: 'MODERATOR', twoStep }
  await renderApp(page, { answers: { ModeratorGate: () => ({ viewer }) } })
  await screen.findByText('Only administrators can open this')
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})
