import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useOnline } from '../hooks/useOnline.ts'
import type { Waiting } from './outbox.ts'
import { sendWaiting } from './sendWaiting.ts'

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/** Sends an account's waiting posts when there is a network, and again after a pause if that fails. */
export function useSendWaiting(username: string, waiting: readonly Waiting[]): void {
  const client = useApolloClient()
  const online = useOnline()
  const [failures, setFailures] = useState(0)
  const [wasOnline, setWasOnline] = useState(online)
  if (online !== wasOnline) {
    setWasOnline(online)
    setFailures(0)
  }
  const due = waiting.flatMap(({ draft, refusal }) => (refusal === null ? [draft.id] : [])).join()
  useEffect(() => {
    if (!online || !due) return
    let isGone = false
    const attempt = async () => {
      const isDone = await sendWaiting(username, client).catch(() => false)
      // What was sent is due no more, so this effect has ended by then.
      if (isDone) setFailures(0)
      else if (!isGone) setFailures(failures + 1)
    }
    const pauseMs = failures === 0 ? 0 : Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs)
    const timer = setTimeout(() => void attempt(), pauseMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [client, username, online, due, failures])
}
