import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, later, renderApp } from '../testing/renderApp.tsx'
import { ReportCasesDocument } from './Moderation.generated.ts'
import { Queue } from './Queue.tsx'

const page = (content: string, endCursor: string | null) => ({
  reportCases: {
    __typename: 'ReportCaseConnection' as const,
    edges: [{ __typename: 'ReportCaseEdge' as const, node: { id: `case:${content}`, ...aRow, kept: kept(content) } }],
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
  },
})

const aRow = {
  ...{ __typename: 'ReportCase' as const, reportCount: 1, words: [], reportedAt: '2026-01-01T10:00:00.000Z' },
  ...{ outcome: null, isTakenByViewer: false, takenBy: null, postId: 'a-post' },
}

const kept = (content: string) => ({
  ...{ __typename: 'KeptCopy' as const, username: 'bob', profile: null },
  post: { __typename: 'KeptPost' as const, content },
})

const rows = () => screen.getAllByRole('listitem')
const more = () => screen.getByRole('button', { name: 'Show more' })

const opened = (answers: Answers) =>
  renderApp(<Queue state="TAKEN" />, {
    answers,
    loaded: (cache) =>
      cache.writeQuery({ query: ReportCasesDocument, variables: { state: 'TAKEN' }, data: page('Known', 'known') }),
  })

describe('the next page of a queue', () => {
  it('waits for the queue, when it is being read anew, and follows what is new', async () => {
    const anew = later<Record<string, unknown>>()
    const { asked } = await opened({ ReportCases: ({ after }) => (after ? page(`After ${after}`, null) : anew.value) })
    await userEvent.click(more())
    await act(async () => anew.tell(page('New', 'new')))
    await screen.findByText('After new')
    expect(asked.map(({ variables }) => variables.after)).toEqual([undefined, 'new'])
    expect(rows()).toHaveLength(2)
  })

  it('gets the focus on its first row, so that people read on there', async () => {
    await opened({ ReportCases: ({ after }) => (after ? page('Second', null) : page('Known', 'known')) })
    act(() => more().focus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rows()[1]).toHaveFocus())
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('leaves the focus on its button, when it does not come', async () => {
    await opened({ ReportCases: ({ after }) => (after ? new Error('Lost') : page('Known', 'known')) })
    act(() => more().focus())
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Could not reach the server. Check your connection and try again.')
    expect(more()).toHaveFocus()
  })
})
