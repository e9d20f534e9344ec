import { screen } from '@testing-library/react'
import { Navigate } from 'react-router-dom'
import { anAccount } from '../../testing/posts.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import ModerationPage from './ModerationPage.tsx'

const twoStep = { __typename: 'TwoStep', isOn: false, isAvailable: true, isRequired: false, recoveryCodesLeft: 0 }

function opens(search: string) {
  const page = (
    <>
      <Navigate to={search} replace />
      <ModerationPage />
    </>
  )
  const viewer = { ...anAccount('alice'), role: 'MODERATOR', twoStep }
  return renderApp(page, { answers: { ModeratorGate: () => ({ viewer }) } })
}

describe('the page of moderators', () => {
  it("says that the site's settings are for administrators, and shows others no form to fill in vain", async () => {
    await opens('?list=site')
    await screen.findByText('Only administrators can open this')
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it('shows the reports at an address that names no list', async () => {
    await opens('?list=constructor')
    await screen.findByRole('heading', { name: 'Reports' })
  })
})
