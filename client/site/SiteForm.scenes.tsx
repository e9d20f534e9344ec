import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'
import { watchHistory } from '../navigation/guards.ts'
import { Visits } from '../testing/Visits.tsx'
import { renderApp } from '../testing/renderApp.tsx'
import SiteForm from './SiteForm.tsx'
import { SiteRules } from './SiteRules.tsx'

const site: Record<string, unknown> = {
  ...{ __typename: 'Site', name: 'Hedge', description: 'Birds', rules: ['Be kind,be brief'], contact: '', privacy: '' },
  ...{ announcement: '', signUpMode: 'OPEN', logo: null, verifiedBy: 'SELF_SERVICE', hideAfterReports: null },
}
const siteNumbers = {
  ...{ __typename: 'SiteNumbers', accounts: 1, activeAccounts: 1, posts: 1, openReports: 0, hoursToAnswer: null },
}

const opened = (shown = site, more: ReactNode = null) =>
  renderApp(
    <main>
      <h1 tabIndex={-1}>The site</h1>
      <SiteForm />
      {more}
    </main>,
    {
      answers: {
        SiteSettings: () => ({ site: shown, siteNumbers }),
        EditSite: ({ input }) => ({ editSite: { __typename: 'EditSitePayload', site: { ...shown, ...input } } }),
      },
    },
  )
const saves = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. People see it from the next page that they load.')
}

it('a rule with a comma that becomes two rules is saved, and nothing else', async () => {
  const { asked } = await opened()
  const rules = await screen.findByRole('textbox', { name: 'Rules, one on each line' })
  await userEvent.clear(rules)
  await userEvent.type(rules, 'Be kind{Enter}be brief')
  await saves()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.variables).toEqual({ input: { rules: ['Be kind', 'be brief'] } })
})

it('a form without changes is not sent, so the log has no row without a change', async () => {
  const { asked } = await opened()
  await screen.findByRole('button', { name: 'Save' })
  await saves()
  expect(asked.map(({ name }) => name)).toEqual(['SiteSettings'])
})

it('changed rules are shown elsewhere without another request', async () => {
  const { asked } = await opened(site, <Visits page={<SiteRules label="Rules" isOpen />} />)
  const rules = await screen.findByRole('textbox', { name: 'Rules, one on each line' })
  await userEvent.type(rules, '{Enter}No spoilers')
  await saves()
  for (const name of ['Leave', 'Return']) await userEvent.click(screen.getByRole('button', { name }))
  await screen.findByText('No spoilers', { selector: 'li' })
  expect(asked.filter(({ name }) => name === 'SiteRules')).toHaveLength(1)
})

it('whoever leaves before saving is asked first', async () => {
  await opened(site, <Link to="/about">About</Link>)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Contact' }), 'hedge@example.org')
  await userEvent.click(screen.getByRole('link', { name: 'About' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await saves()
  await userEvent.click(screen.getByRole('link', { name: 'About' }))
  expect(screen.queryByText('Discard changes?')).not.toBeInTheDocument()
})

it('whoever leaves by Forward and discards the changes goes forward', async () => {
  for (const idx of [0, 1, 2]) window.history.pushState({ idx }, '')
  window.history.back()
  await waitFor(() => expect(window.history.state).toEqual({ idx: 1 }))
  watchHistory()
  await opened()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Contact' }), 'hedge@example.org')
  window.history.forward()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(window.history.state).toEqual({ idx: 2 }))
})

it('the removal of the logo leaves the focus in the page', async () => {
  await opened({ ...site, logo: '/media/logo.webp' })
  const remove = await screen.findByRole('button', { name: 'Remove the logo' })
  act(() => remove.focus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The site' })).toHaveFocus())
})

it('the choice of when reports hide a Tweet says whose reports count', async () => {
  await opened()
  const choice = await screen.findByRole('combobox', { name: 'Hide a Tweet until a moderator decides' })
  expect(choice).toHaveAccessibleDescription(/^Only members who joined a week ago/)
})
