import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import CardFocus from '../../navigation/CardFocus.ts'
import { anAccount } from '../../testing/posts.ts'
import { type Answers, renderApp } from '../../testing/renderApp.tsx'
import { Shortcuts } from '../shell/Shortcuts.tsx'
import ModerationPage from './ModerationPage.tsx'

const twoStep = { __typename: 'TwoStep', isOn: false, isAvailable: true, isRequired: false, recoveryCodesLeft: 0 }

const moderator = { ...anAccount('alice'), role: 'MODERATOR', twoStep }

function Screen() {
  const location = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <main>
        <ModerationPage />
      </main>
      <button onClick={() => void navigate('/moderation')}>Open</button>
      <button onClick={() => void navigate(-1)}>Leave</button>
      <CardFocus page={location} />
      <Shortcuts />
    </>
  )
}

function opens(search: string, answers: Answers = {}) {
  const page = (
    <>
      {search && <Navigate to={search} replace />}
      <Screen />
    </>
  )
  return renderApp(page, { answers: { ...answers, ModeratorGate: () => ({ viewer: moderator }) } })
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

  it('gives the focus back to the row from which somebody opened reports with the keyboard', async () => {
    const row = {
      ...{ __typename: 'ReportCase', id: 'case:1', reportCount: 1, words: [], reportedAt: '2026-01-01T10:00:00.000Z' },
      ...{ outcome: null, isTakenByViewer: false, takenBy: null, postId: null, kept: null },
    }
    const reportCases = {
      ...{ __typename: 'ReportCaseConnection', edges: [{ __typename: 'ReportCaseEdge', node: row }] },
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'end' },
    }
    await opens('', {
      ReportCases: () => ({ reportCases }),
      ReportCase: () => ({ viewer: moderator, node: null }),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    act(() => screen.getByRole('link', { name: /1 report/ }).focus())
    await userEvent.keyboard('{Enter}')
    await screen.findByText('There are no such reports')
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('link', { name: /1 report/ })).toHaveFocus()
  })
})
