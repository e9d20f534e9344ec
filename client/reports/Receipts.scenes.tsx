import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/renderApp.tsx'
import { Receipts } from './Receipts.tsx'

const receipt = {
  ...{ __typename: 'Report', id: 'report:1', rule: 'SPAM', at: '2026-01-01T10:00:00.000Z', state: 'OPEN' },
  ...{ outcome: null, username: 'bob', postId: null },
}

const page = (nodes: object[], endCursor: string | null = null) => ({
  reports: {
    __typename: 'ReportConnection',
    edges: nodes.map((node) => ({ __typename: 'ReportEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
})

it('whoever asks for earlier reports that do not come is told so', async () => {
  await renderApp(<Receipts />, {
    answers: {
      Receipts: ({ after }) => (after ? new Error('Lost') : page([receipt], 'first')),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('Could not reach the server. Check your connection and try again.')
})

it('a report whose copies were deleted names nobody, and says nothing of the account', async () => {
  await renderApp(<Receipts />, {
    answers: { Receipts: () => page([{ ...receipt, username: null, postId: 'a-post' }]) },
  })
  expect(await screen.findByRole('link')).toHaveTextContent(/^A Tweet$/)
})
