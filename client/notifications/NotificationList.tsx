import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import type { NotificationFilter } from '../apollo/schema.generated.ts'
import { type ListState, useConnection } from '../apollo/useConnection.ts'
import { Button } from '../ui/Button.tsx'
import { ListEnd } from '../ui/ListEnd.tsx'
import { Failure, Notice } from '../ui/Notice.tsx'
import { CardSkeletons } from '../ui/Skeleton.tsx'
import { VirtualList } from '../ui/VirtualList.tsx'
import css from './NotificationList.module.css'
import { NotificationRow } from './NotificationRow.tsx'
import { MarkNotificationsSeenDocument, NotificationsDocument } from './Notifications.generated.ts'
import { setUnread, useUnread } from './unread.ts'

const empty = {
  ALL: { title: 'Nothing new yet', text: 'Likes, reposts, replies, quotes, mentions and new followers appear here.' },
  MENTIONS: { title: 'Nobody has mentioned you yet', text: 'Tweets with your @username appear here.' },
}

type Props = { filter: NotificationFilter; username: string }

/** The viewer's notifications. Shown ones count as seen, and newer ones appear when the user presses a button. */
export function NotificationList({ filter, username }: Props) {
  const list = useConnection({ query: NotificationsDocument, variables: { filter } }, (data) => data.notifications)
  const shown = list.data?.notifications.edges.map(({ node }) => node) ?? []
  const unread = useUnread()
  // All of them, because one that was stored late can be below seen ones.
  const hasNews = shown.some(({ isUnread }) => isUnread)
  useSeen(hasNews ? (list.data?.notifications.mark ?? null) : null)
  if (list.status === 'loading') return <CardSkeletons />
  if (list.status === 'failed') return <Failure message={list.message} onRetry={list.retry} />
  const isEmpty = list.ids.length === 0 && !list.hasMore
  return (
    <>
      <div role="status">
        {filter === 'ALL' && unread > 0 && !list.isRefreshing && (
          <Button
            kind="plain"
            className={css.newer}
            onClick={() => {
              window.scrollTo(0, 0)
              void list.retry()
            }}
          >
            Show what is new
          </Button>
        )}
      </div>
      {isEmpty ? (
        <Notice {...empty[filter]} />
      ) : (
        <Rows list={list} username={username} firstNew={shown.find(({ isUnread }) => isUnread)?.id} />
      )}
    </>
  )
}

type RowsProps = { list: ListState; username: string; firstNew: string | undefined }

function Rows({ list, username, firstNew }: RowsProps) {
  return (
    <>
      <div role="feed" aria-label="Notifications" aria-busy={list.isLoadingMore}>
        <VirtualList ids={list.ids}>
          {(id) => <NotificationRow key={id} id={id} username={username} isFirstNew={id === firstNew} />}
        </VirtualList>
      </div>
      <ListEnd list={list} />
    </>
  )
}

/** Reports the shown list to the server once after each load. */
function useSeen(mark: string | null): void {
  const client = useApolloClient()
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (mark === null || told.current === mark) return
    told.current = mark
    void client.mutate({ mutation: MarkNotificationsSeenDocument, variables: { mark } }).then(
      ({ data }) => data && setUnread(data.markNotificationsSeen.unreadNotifications),
      () => (told.current = null),
    )
  }, [client, mark])
}
