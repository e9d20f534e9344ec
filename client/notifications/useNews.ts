import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useToken } from '../auth/session.ts'
import { whenIdle } from '../hooks/whenIdle.ts'
import { useLive } from '../live/useLive.ts'
import { announce, isNotifying, useLeads, watchesInBackground } from './desktop.ts'
import { useSettings } from '../ui/settings.tsx'
import { openNotifications } from '../worker/requests.ts'
import { setUnread } from './unread.ts'
import { UnreadDocument, type UnreadQuery } from './Unread.generated.ts'

/** If the socket has been silent for `graceMs`, the app asks the server every `pauseMs`. */
const graceMs = 5_000
const pauseMs = 30_000

type Newest = UnreadQuery['notifications']['edges'][number]['node']

const isWatching = () => document.visibilityState === 'visible' || watchesInBackground()

/** Keeps the number of new notifications up to date, by socket or by asking, and shows desktop notifications. */
export function useNews(): void {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { logo } = useSettings()
  const isTold = useRef(false)
  /** The time of the newest notification; null until it is known. */
  const lastAt = useRef<string | null>(null)

  const hear = (unread: number, newest: Newest | null | undefined) => {
    setUnread(unread)
    const at = newest?.at ?? ''
    if (newest?.isUnread && lastAt.current !== null && at > lastAt.current)
      announce(newest, { open: () => void navigate('/notifications'), logo })
    if (at >= (lastAt.current ?? '')) lastAt.current = at
  }
  const load = async () => {
    const { watchNotified } = await import('../live/watchNotified.ts')
    return () =>
      watchNotified({
        onNews: ({ unreadNotifications, newest }) => hear(unreadNotifications, newest),
        onTold: (now) => (isTold.current = now),
      })
  }
  // A hidden tab starts to listen when it gets the lock.
  useLive(`notified ${useLeads()}`, load, isWatching)
  const mustAsk = () => isWatching() && !isTold.current
  const look = async () => {
    if (!mustAsk()) return
    const { data } = await client.query({ query: UnreadDocument, fetchPolicy: 'no-cache' })
    if (data && mustAsk()) hear(data.unreadNotifications, data.notifications.edges[0]?.node)
  }
  useFromTimeToTime(look)
  useEffect(() => () => setUnread(0), [])
  usePush()
}

/** Keeps push messages on after a new log-in. A press on one opens the list. */
function usePush(): void {
  const client = useApolloClient()
  const navigate = useNavigate()
  const token = useToken()
  useEffect(() => {
    if (!isNotifying()) return
    return whenIdle(() => void import('./push.ts').then(({ startPush }) => startPush(client)).catch(() => {}))
  }, [client, token])
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent) => data === openNotifications && void navigate('/notifications')
    const { serviceWorker } = navigator as Partial<Navigator>
    serviceWorker?.addEventListener('message', onMessage)
    return () => serviceWorker?.removeEventListener('message', onMessage)
  }, [navigate])
}

/** Calls `look` some time after the start or the tab's return, and then every half minute. */
function useFromTimeToTime(look: () => Promise<void>): void {
  const lookNow = useEffectEvent(look)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = (pause: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // A failed request is ignored: the next one follows soon.
        void lookNow().catch(() => {})
        next(pauseMs)
      }, pause)
    }
    const begin = () => next(graceMs)
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [])
}
