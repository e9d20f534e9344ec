import { screen } from '@testing-library/react'
import { anAccount } from '../testing/posts.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { NotificationRow_NotificationFragmentDoc } from './NotificationRow.generated.ts'
import { NotificationRow } from './NotificationRow.tsx'

it('a notification draws the text of its post in that text’s direction', async () => {
  const content = 'שלום!'
  const post = { __typename: 'Post', id: 'post-1', content, images: [], video: null }
  const like = { __typename: 'Notification', id: 'like-1', kind: 'LIKE', at: '2026-01-01T10:00:00.000Z' }
  const data = { ...like, isUnread: false, actorCount: 1, post, actors: [anAccount('bob')] }
  await renderApp(<NotificationRow id="like-1" username="alice" isFirstNew={false} />, {
    answers: {},
    loaded: (cache) =>
      cache.writeFragment({
        fragment: NotificationRow_NotificationFragmentDoc,
        fragmentName: 'NotificationRow_notification',
        data: data as never,
      }),
  })
  expect(screen.getByText(content)).toHaveAttribute('dir', 'auto')
})
