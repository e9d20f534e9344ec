import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/renderApp.tsx'
import { FollowersDialog } from './PeopleDialog.tsx'

const bob = { __typename: 'User', id: 'id-of-bob', username: 'bob', name: 'Bob', avatar: '/media/bob.webp' }
const shown = { isVerified: false, verifiedKind: null, viewerIsFollowing: false, followerCount: 0 }

const page = (nodes: object[], endCursor: string | null) => ({
  __typename: 'UserConnection',
  edges: nodes.map((node) => ({ __typename: 'UserEdge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
})

it('a list of people whose first page is empty goes on to the next one', async () => {
  const Followers = ({ after }: { after?: string }) => ({
    user: {
      __typename: 'User',
      id: 'id-of-alice',
      followers: after ? page([{ ...bob, ...shown }], null) : page([], 'hidden'),
    },
  })
  await renderApp(<FollowersDialog username="alice" onClose={() => {}} />, { answers: { Followers } })
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect(screen.queryByText('Nobody follows @alice yet')).not.toBeInTheDocument()
  await userEvent.click(more)
  await screen.findByText('@bob')
})
