import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anAccount } from '../testing/posts.ts'
import { later, renderApp } from '../testing/renderApp.tsx'
import { Visits } from '../testing/Visits.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { Queue } from './Queue.tsx'

const none = { edges: [], pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } }
const warning = {
  ...{ __typename: 'ModerationAction', id: 'action:1', kind: 'WARN', at: '2026-01-01T10:00:00.000Z', rule: 'SPAM' },
  ...{ until: null, actorId: 'id-of-mo', postId: null, count: null, from: null, to: null, undoes: null },
}

const anAccountOf = (role: string, state = 'ACTIVE') => ({
  ...{ ...anAccount('bob'), __typename: 'ModeratedAccount', id: 'account:bob', userId: 'id-of-bob', role, state },
  ...{ suspendedUntil: null, isLimited: false, limitedUntil: null, joinedAt: '2026-01-01T10:00:00.000Z' },
  ...{ postCount: 0, followerCount: 0, notes: [], cases: { __typename: 'ReportCaseConnection', ...none } },
  history: {
    ...{ __typename: 'ModerationActionConnection', ...none },
    edges: [{ __typename: 'ModerationActionEdge', node: warning }],
  },
})

const aReport = (content: string) => ({
  ...{ __typename: 'ReportCase', id: `case:${content}`, reportCount: 1, words: [], outcome: null, postId: 'a-post' },
  reportedAt: '2026-01-01T10:00:00.000Z',
  kept: { __typename: 'KeptCopy', post: { __typename: 'KeptPost', content } },
})

const reportedFor = (content: string, { hasMore = false } = {}) => ({
  ...anAccountOf('MEMBER'),
  cases: {
    __typename: 'ReportCaseConnection',
    edges: [{ __typename: 'ReportCaseEdge', node: aReport(content) }],
    pageInfo: { ...none.pageInfo, hasNextPage: hasMore, endCursor: `after ${content}` },
  },
})

const viewer = { ...anAccount('alice'), role: 'MODERATOR' }

const answers = {
  Inviter: () => ({ inviter: null }),
  UnsuspendUser: () => ({ unsuspendUser: { __typename: 'UnsuspendUserPayload', action: null } }),
}

const opened = (role: string, moderatedAccount: unknown) =>
  renderApp(<AccountPanel username="bob" />, {
    answers: { ...answers, ModeratedAccount: () => ({ viewer: { ...anAccount('alice'), role }, moderatedAccount }) },
  })

const reason = 'Nobody can act on an account with the same role or a higher one.'
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)

describe('the page about an account', () => {
  it.each([
    ['an administrator', 'ADMIN', 'ADMIN', 'SUSPENDED'],
    ['a moderator', 'MODERATOR', 'MODERATOR', 'ACTIVE'],
    ['a moderator', 'MODERATOR', 'ADMIN', 'ACTIVE'],
  ])('offers %s only notes, and says why, if it has the same role or a higher one', async (_who, own, role, state) => {
    await opened(own, anAccountOf(role, state))
    await screen.findByText(reason)
    expect(buttons()).toEqual(['Add note'])
  })

  it('offers everything about an account with a lower role', async () => {
    await opened('ADMIN', anAccountOf('MODERATOR', 'SUSPENDED'))
    await screen.findByRole('button', { name: 'Delete account for good' })
    expect(buttons()).toEqual(
      expect.arrayContaining(['End the suspension', 'Warn account', 'Change role', 'Withdraw the warning']),
    )
    expect(screen.queryByText(reason)).not.toBeInTheDocument()
  })

  it('says that a suspension had ended already where somebody else ended it', async () => {
    await opened('MODERATOR', anAccountOf('MEMBER', 'SUSPENDED'))
    await userEvent.click(await screen.findByRole('button', { name: 'End the suspension' }))
    await screen.findByText('It had ended already')
  })

  it.each(['Change role', 'Add note'])('says why the server refused, in the look of a problem: %s', async (action) => {
    await opened('ADMIN', anAccountOf('MEMBER'))
    await userEvent.type(await screen.findByRole('textbox', { name: /^A note/ }), 'Knows the rules.')
    await userEvent.click(screen.getByRole('button', { name: action }))
    expect(await screen.findByRole('alert')).toHaveClass('problem')
  })

  it('shows as many reports as before when people return to it', async () => {
    const { asked } = await renderApp(<Visits page={<AccountPanel username="bob" />} />, {
      answers: {
        ModeratedAccount: () => ({ viewer, moderatedAccount: reportedFor('First', { hasMore: true }) }),
        MoreAccountCases: () => ({ node: reportedFor('Second') }),
        ...answers,
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByText('Second')
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await userEvent.click(screen.getByRole('button', { name: 'Return' }))
    await waitFor(() => expect(asked.filter(({ name }) => name === 'ModeratedAccount')).toHaveLength(2))
    expect(await screen.findByText('Second')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('says so when it cannot be read again after an action', async () => {
    const known = [anAccountOf('MEMBER', 'SUSPENDED')]
    await renderApp(<AccountPanel username="bob" />, {
      answers: {
        ...answers,
        ModeratedAccount: () => {
          const moderatedAccount = known.shift()
          return moderatedAccount ? { viewer, moderatedAccount } : new Error('Lost')
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'End the suspension' }))
    await screen.findByText('This page could not be refreshed.')
    expect(screen.getByRole('button', { name: 'End the suspension' })).toBeInTheDocument()
  })

  it('leaves a queue with the same reports as it was, to be shown at once when people return there', async () => {
    const answer = later<Record<string, unknown>>()
    const { cases } = reportedFor('First')
    const bio = { profile: { __typename: 'KeptProfile', bio: '' } }
    const kept = { ...aReport('First').kept, username: 'bob', ...bio }
    const row = { ...aReport('First'), isTakenByViewer: false, takenBy: null, kept }
    const queue = [{ reportCases: { ...cases, edges: [{ __typename: 'ReportCaseEdge', node: row }] } }]
    const both = (
      <>
        <AccountPanel username="bob" />
        <Visits page={<Queue state="TAKEN" />} />
      </>
    )
    await renderApp(both, {
      answers: {
        ModeratedAccount: () => answer.value,
        ReportCases: () => queue.shift() ?? new Promise(() => {}),
        ...answers,
      },
    })
    await screen.findByRole('list', { name: 'Reports' })
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await act(async () => answer.tell({ viewer, moderatedAccount: reportedFor('First') }))
    await screen.findByText('First')
    await userEvent.click(screen.getByRole('button', { name: 'Return' }))
    expect(screen.getByRole('list', { name: 'Reports' })).toHaveTextContent('First')
  })
})
