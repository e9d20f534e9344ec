import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anAccount } from '../testing/posts.ts'
import { type Answers, renderApp } from '../testing/renderApp.tsx'
import CasePanel from './CasePanel.tsx'

const none = { edges: [], pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } }

const aCase = (changes: Record<string, unknown> = {}) => ({
  ...{ __typename: 'ReportCase', id: 'case:1', state: 'TAKEN', reportCount: 1, words: [] },
  ...{ isHidingPost: false, isPostMarked: false },
  ...{ outcome: null, isTakenByViewer: false, takenBy: anAccount('mo'), userId: 'id-of-bob', user: anAccount('bob') },
  ...{ userRole: 'MEMBER', postId: null, post: null, kept: null },
  reports: { __typename: 'ReportConnection', ...none },
  history: { __typename: 'ModerationActionConnection', ...none },
  ...changes,
})

const history = (kind: string, endCursor: string | null, hasNextPage = endCursor !== null) => ({
  __typename: 'ModerationActionConnection',
  edges: [{ __typename: 'ModerationActionEdge', node: { ...anAction, id: `action:${kind}`, kind } }],
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor },
})

const anAction = {
  ...{ __typename: 'ModerationAction', at: '2026-01-01T10:00:00.000Z', rule: null, until: null },
  ...{ actorId: 'id-of-mo', postId: null, count: null, from: null, to: null, undoes: null },
}

const opened = (role: 'MODERATOR' | 'ADMIN', found: () => ReturnType<typeof aCase>, others: Answers = {}) =>
  renderApp(<CasePanel id="case:1" />, {
    answers: {
      ReportCase: () => ({ viewer: { ...anAccount('alice'), role }, node: found() }),
      ReleaseCase: () => ({ releaseCase: { __typename: 'ReleaseCasePayload', case: found() } }),
      Inviter: () => ({ inviter: null }),
      UndoDecision: () => ({ undoDecision: { __typename: 'UndoDecisionPayload', action: null } }),
      UnmarkPostSensitive: () => ({
        unmarkPostSensitive: { __typename: 'UnmarkPostSensitivePayload', action: null },
      }),
      MoreCaseHistory: () => ({ node: { ...found(), history: history('WARN', 'last', false) } }),
      ...others,
    },
  })

const giveBack = { name: 'Give back' }

describe('reports that another moderator took', () => {
  it('are not offered to a moderator to give back, which the server refuses', async () => {
    await opened('MODERATOR', aCase)
    await screen.findByText('Taken by @mo')
    expect(screen.queryByRole('button', giveBack)).not.toBeInTheDocument()
  })

  it('are free for others after an administrator gives them back, also if they were dismissed meanwhile', async () => {
    let found = aCase()
    await opened('ADMIN', () => found)
    const button = await screen.findByRole('button', giveBack)
    found = aCase({ state: 'RESOLVED', outcome: 'DISMISSED', takenBy: null })
    await userEvent.click(button)
    await screen.findByText('Nobody works on these reports now')
    await screen.findByText('No rule was broken')
  })
})

describe('reports about an account with a role', () => {
  const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent)
  const about = (userRole: string) => () =>
    aCase({
      ...{ state: 'OPEN', takenBy: null, userRole, postId: 'a-post', history: history('WARN', null) },
      post: { __typename: 'Post', id: 'a-post' },
    })

  it.each([
    ['moderators to deal with those about a moderator', 'MODERATOR', ['Take', 'Dismiss']],
    ['moderators nothing about an administrator', 'ADMIN', []],
  ] as const)('let %s, without the actions that the server refuses', async (_who, userRole, offered) => {
    await opened('MODERATOR', about(userRole))
    await screen.findByText('Nobody can act on an account with the same role or a higher one.')
    expect(buttons()).toEqual(offered)
  })

  it('let administrators act on a moderator', async () => {
    await opened('ADMIN', about('MODERATOR'))
    await screen.findByRole('button', { name: 'Remove Tweet' })
    expect(buttons()).toEqual(expect.arrayContaining(['Take', 'Warn account', 'Withdraw the warning']))
  })
})

it('of several limits only the newest can be ended, and only an end that happens is said to have happened', async () => {
  const limits = ['later', 'earlier'].map((name) => ({
    __typename: 'ModerationActionEdge',
    node: { ...anAction, id: `action:${name}`, kind: 'SILENCE' },
  }))
  await opened('MODERATOR', () => aCase({ history: { ...history('SILENCE', null), edges: limits } }))
  const past = within(await screen.findByRole('region', { name: 'History of the account' }))
  const ends = past.getAllByRole('button', { name: /^End the limit/ })
  expect(ends.map((button) => button.closest('li'))).toEqual([past.getAllByRole('listitem')[0]])
  await userEvent.click(ends[0] as HTMLElement)
  await screen.findByText('It had ended already')
})

describe('reports of a Tweet that is sensitive', () => {
  const about = { postId: 'a-post', post: { __typename: 'Post', id: 'a-post' } }
  const mark = { name: 'Mark as sensitive' }

  it('offer no second mark where a moderator marked it, however long ago, until that mark is taken off', async () => {
    let found = aCase({ ...about, isPostMarked: true, history: history('WARN', 'more') })
    const { client } = await opened('MODERATOR', () => found)
    await screen.findByRole('button', { name: 'Remove Tweet' })
    expect(screen.queryByRole('button', mark)).not.toBeInTheDocument()
    found = aCase(about)
    await act(() => client.refetchQueries({ include: 'active' }))
    await screen.findByRole('button', mark)
  })

  it('say that a mark had ended already where somebody else was faster', async () => {
    await opened('MODERATOR', () => aCase({ ...about, isPostMarked: true, state: 'RESOLVED', outcome: 'POST_MARKED' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Take the mark off' }))
    await screen.findByText('It had ended already')
  })
})

it('the next page of a history gets the focus on its first row', async () => {
  await opened('MODERATOR', () => aCase({ history: history('RELEASE_CASE', 'end') }))
  const past = within(await screen.findByRole('region', { name: 'History of the account' }))
  act(() => past.getByRole('button', { name: 'Show more' }).focus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(past.getAllByRole('listitem')[1]).toHaveFocus())
  expect(document.activeElement).toHaveTextContent('Warned')
})

it('a history that was read further stays as long when an action on its second page is taken back', async () => {
  await opened('MODERATOR', () => aCase({ history: history('RELEASE_CASE', 'end') }))
  const past = within(await screen.findByRole('region', { name: 'History of the account' }))
  await userEvent.click(past.getByRole('button', { name: 'Show more' }))
  await userEvent.click(await past.findByRole('button', { name: /^Withdraw the warning/ }))
  await screen.findByText('It had ended already')
  await waitFor(() => expect(past.getByRole('button', { name: /^Withdraw the warning/ })).toBeEnabled())
  expect(past.getAllByRole('listitem')).toHaveLength(2)
})

it('reports that cannot be read again after an action say so', async () => {
  const known = [{ viewer: { ...anAccount('alice'), role: 'ADMIN' }, node: aCase() }]
  await opened('ADMIN', aCase, { ReportCase: () => known.shift() ?? new Error('Lost') })
  await userEvent.click(await screen.findByRole('button', giveBack))
  await screen.findByText('This page could not be refreshed.')
  expect(screen.getByText('Taken by @mo')).toBeInTheDocument()
})
