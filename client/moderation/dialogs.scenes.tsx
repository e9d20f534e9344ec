import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/renderApp.tsx'
import ActDialog from './ActDialog.tsx'
import Blocklist from './Blocklist.tsx'
import { RemovePostsDialog } from './RemovePostsDialog.tsx'

const about = { subject: { userId: 'id-of-bob' }, onDone: async () => {}, onClose: () => {} }
const presses = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const chooses = (field: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: field }), option)

describe('the dialog that suspends an account', () => {
  it('begins at its first field, which says for how long', async () => {
    await renderApp(<ActDialog act="suspend" {...about} />, { answers: {} })
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'For how long' })).toHaveFocus())
  })

  it('asks for a rule until one is chosen', async () => {
    await renderApp(<ActDialog act="suspend" {...about} />, { answers: {} })
    await presses('Suspend')
    await screen.findByText('Please choose one.')
    await userEvent.click(screen.getByRole('radio', { name: 'Spam' }))
    expect(screen.queryByText('Please choose one.')).not.toBeInTheDocument()
  })
})

it('whoever marks a Tweet that another moderator marked is told that it was done already', async () => {
  const answer = { markPostSensitive: { __typename: 'MarkPostSensitivePayload', action: null } }
  await renderApp(<ActDialog act="mark" {...about} />, { answers: { MarkPostSensitive: () => answer } })
  await userEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  await presses('Mark')
  await screen.findByText('It was done already')
})

describe('the dialog that removes many Tweets', () => {
  it('sends nothing about a period without Tweets, and asks for another', async () => {
    const { asked } = await renderApp(<RemovePostsDialog {...about} />, {
      answers: { PostsToRemove: ({ from }) => ({ postsToRemove: from.startsWith('1970') ? 3 : 0 }) },
    })
    await screen.findByText('No Tweet is from this period.')
    await userEvent.click(screen.getByRole('radio', { name: 'Spam' }))
    await presses('Remove')
    const period = screen.getByRole('combobox', { name: 'From which period' })
    expect(period).toHaveFocus()
    expect(period).toHaveAccessibleDescription('Choose a period with Tweets.')
    await chooses('From which period', 'All of them')
    await screen.findByText(/^3 Tweets and replies/)
    expect(period).toBeValid()
    expect(asked.map(({ name }) => name)).not.toContain('RemovePosts')
  })
})

it('a network that would be blocked for good needs an end, which is asked for at that field until it is chosen', async () => {
  await renderApp(<Blocklist />, { answers: { BlockedEntries: () => ({ blockedEntries: [] }) } })
  await chooses('What', 'Network address')
  await userEvent.type(screen.getByRole('textbox', { name: 'Word, domain or network' }), '192.0.2.0/24')
  await chooses('How long', 'Always')
  await presses('Block')
  const end = screen.getByRole('combobox', { name: 'How long' })
  expect(end).toHaveFocus()
  expect(end).toHaveAccessibleDescription('Choose an end, because others get the address later.')
  await chooses('How long', 'A week')
  expect(end).toBeValid()
})
