import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/renderApp.tsx'
import SiteForm from './SiteForm.tsx'

const site = {
  ...{ __typename: 'Site', name: 'Hedge', description: 'Birds', rules: ['Be kind,be brief'], contact: '', privacy: '' },
  ...{ announcement: '', signUpMode: 'OPEN', logo: null, verifiedBy: 'SELF_SERVICE', hideAfterReports: null },
}
const siteNumbers = {
  ...{ __typename: 'SiteNumbers', accounts: 1, activeAccounts: 1, posts: 1, openReports: 0, hoursToAnswer: null },
}

const opened = () =>
  renderApp(<SiteForm />, {
    answers: {
      SiteSettings: () => ({ site, siteNumbers }),
      EditSite: () => ({
        editSite: { __typename: 'EditSitePayload', action: { __typename: 'ModerationAction', id: '1' } },
      }),
    },
  })
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

it('the choice of when reports hide a Tweet says whose reports count', async () => {
  await opened()
  const choice = await screen.findByRole('combobox', { name: 'Hide a Tweet until a moderator decides' })
  expect(choice).toHaveAccessibleDescription(/^Only members who joined a week ago/)
})
