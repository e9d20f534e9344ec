import { screen } from '@testing-library/react'
import { anAccount } from '../testing/posts.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { NotificationRow_NotificationFragmentDoc } from './NotificationRow.generated.ts'
import { NotificationRow } from './NotificationRow.tsx'

async function row(kind: string, content: string) {
  const post = { __typename: 'Post', id: 'post-1', content, images: [], video: null }
  const event = { __typename: 'Notification', id: 'event-1', kind, at: '2026-01-01T10:00:00.000Z' }
  const data = { ...event, isUnread: true, actorCount: 1, post, actors: [anAccount('bob')] }
  await renderApp(<NotificationRow id="event-1" username="alice" isFirstNew={false} />, {
    answers: {},
    loaded: (cache) =>
      cache.writeFragment({
        fragment: NotificationRow_NotificationFragmentDoc,
        fragmentName: 'NotificationRow_notification',
        data: data as never,
      }),
  })
}

it.each([
  ['REPOST', 'bob reposted your Tweet'],
  ['QUOTE', 'bob quoted your Tweet'],
])('a notification of a %s says that %s, and shows the text', async (kind, words) => {
  await row(kind, 'Eleven larks')
  const article = screen.getByRole('article', { name: `New: ${words}` })
  expect(article).toHaveTextContent(words)
  expect(article).toHaveTextContent('Eleven larks')
})

it('a notification draws the text of its post in that text’s direction', async () => {
  const content = 'שלום!'
  await row('LIKE', content)
  expect(screen.getByText(content)).toHaveAttribute('dir', 'auto')
})
