import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Visits } from '../testing/Visits.tsx'
import { anAccount } from '../testing/posts.ts'
import { type Answers, renderApp } from '../testing/renderApp.tsx'
import AppealQueue from './AppealQueue.tsx'
import Blocklist from './Blocklist.tsx'
import SignUpQueue from './SignUpQueue.tsx'
import WatchedWords from './WatchedWords.tsx'

type Page = { first?: number; after?: string | null }

/** A list of the server with 25 entries, of which one goes with each decision. */
function waiting(typename: string, nodeOf: (username: string) => object) {
  const names = Array.from({ length: 25 }, (_, index) => `member_${index}`)
  const page = ({ first = 20, after }: Page) => {
    const begin = after ? names.indexOf(after) + 1 : 0
    const shown = names.slice(begin, begin + first)
    return {
      __typename: `${typename}Connection`,
      edges: shown.map((name) => ({ __typename: `${typename}Edge`, node: { __typename: typename, ...nodeOf(name) } })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: begin + first < names.length, endCursor: shown.at(-1) ?? null },
    }
  }
  return { page, decide: (name: string) => void names.splice(names.indexOf(name), 1) }
}

const decided = { action: { __typename: 'ModerationAction', id: 'action:1' } }
const at = '2026-01-01T10:00:00.000Z'

const requests = waiting('SignUpRequest', (username) => ({
  ...{ id: `request:${username}`, userId: username, username, name: username, about: '', at },
}))

const appealOf = (username: string) => ({
  ...{
    id: `appeal:${username}`,
    kind: 'WARN',
    rule: 'SPAM',
    words: 'No.',
    at,
    isOfOwnAction: false,
    userRole: 'MEMBER',
  },
  kept: { __typename: 'KeptCopy', username, name: username, post: null, profile: null },
})

const appeals = waiting('Appeal', appealOf)

const asModerator = { ...anAccount('alice'), role: 'MODERATOR' }

const answers = {
  SignUpRequests: (wanted: Page) => ({ signUpRequests: requests.page(wanted) }),
  ApproveSignUp: ({ userId }: { userId: string }) => {
    requests.decide(userId)
    return { approveSignUp: { __typename: 'ApproveSignUpPayload', ...decided } }
  },
  Appeals: (wanted: Page) => ({ viewer: asModerator, appeals: appeals.page(wanted) }),
  DecideAppeal: ({ input }: { input: { appealId: string } }) => {
    appeals.decide(input.appealId.slice('appeal:'.length))
    return { decideAppeal: { __typename: 'DecideAppealPayload', ...decided } }
  },
}

const queues: [string, ReactNode, string, string[]][] = [
  ['requests to join', <SignUpQueue key="requests" />, 'Requests to join', ['Let in @member_22']],
  ['appeals', <AppealQueue key="appeals" />, 'Appeals', ['Uphold the action about @member_22', 'Uphold']],
]

it.each(queues)('the second page of %s is there again on the way back', async (_what, queue) => {
  const { asked } = await renderApp(<Visits page={queue} />, { answers })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument())
  const { length } = screen.getAllByRole('listitem')
  for (const name of ['Leave', 'Return']) await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ first: length }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(length))
})

it.each(queues)('a decision on the second page of %s leaves all other rows', async (_what, queue, label, presses) => {
  await renderApp(queue, { answers })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  for (const name of presses) await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('list', { name: label })
  expect(screen.queryByRole('button', { name: presses[0] })).not.toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(24)
})

const blocked = { __typename: 'BlockedEntry', id: 'entry:1', kind: 'NAME', value: 'quack', until: null }
const others: [string, ReactNode][] = [
  ['the blocklist', <Blocklist key="blocked" />],
  ['the watched words', <WatchedWords key="words" />],
]

it.each<[string, ReactNode, ...unknown[]]>([...queues, ...others])(
  'the page says so when %s cannot be refreshed on the way back',
  async (_what, page) => {
    let isLost = false
    const known: Answers = {
      ...answers,
      BlockedEntries: () => ({ blockedEntries: [blocked] }),
      WatchedWords: () => ({ watchedWords: ['cheap seeds'] }),
    }
    const mayFail = Object.entries(known).map(([name, answer]): [string, Answers[string]] => [
      name,
      (variables) => (isLost ? new Error('Lost') : answer(variables)),
    ])
    await renderApp(<Visits page={page} />, { answers: Object.fromEntries(mayFail) })
    isLost = true
    for (const name of ['Leave', 'Return']) await userEvent.click(screen.getByRole('button', { name }))
    await screen.findByText('This page could not be refreshed.')
    expect(screen.getAllByRole('listitem')).not.toHaveLength(0)
  },
)

it('an appeal of somebody with the same role has no buttons, which the server would refuse, but says why', async () => {
  const one = waiting('Appeal', (username) => ({ ...appealOf(username), userRole: 'MODERATOR' }))
  const answer = () => ({ viewer: asModerator, appeals: one.page({ first: 1 }) })
  await renderApp(<AppealQueue />, { answers: { Appeals: answer } })
  await screen.findByText('Nobody can act on an account with the same role or a higher one.')
  expect(screen.queryByRole('button', { name: /Uphold|Undo/ })).not.toBeInTheDocument()
})
