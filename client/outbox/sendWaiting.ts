import type { ApolloClient } from '@apollo/client'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { readToken } from '../auth/session.ts'
import { ViewerDocument } from '../auth/Viewer.generated.ts'
import { saySame, type Draft } from '../composer/draft.ts'
import { draftAt, dropDraft } from '../composer/drafts.ts'
import { contextWith, sendDraft } from '../composer/sendDraft.ts'
import { keyOfDraft } from '../composer/useDraft.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { dropWaiting, keepWaiting, waitingOf, type Waiting } from './outbox.ts'

/**
 * What may be different at the next attempt. An error without a code has not come from the API, and a server of another
 * version may not know the app's operations.
 */
const passing: (string | null)[] = [null, 'BUSY', 'RATE_LIMITED', 'INTERNAL', 'DOCUMENT_NOT_TRUSTED']

/** The first of an account's posts that is to be sent. */
const nextOf = (username: string) => waitingOf(username).find(({ refusal }) => refusal === null)

/**
 * Sends an account's waiting posts, one after the other and in one tab at a time. Resolves to whether no post is left
 * that another attempt could send.
 */
export async function sendWaiting(username: string, client: ApolloClient): Promise<boolean> {
  return inOneTab(async () => {
    const token = readToken()
    if (token === null || !nextOf(username)) return true
    try {
      // Another tab may have logged in to another account. The token decides who posts, so the server is asked whose it is.
      // On its own: Apollo would join it with an earlier query, whose token may be another one.
      const context = { ...contextWith(token), queryDeduplication: false }
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache', context })
      if (data?.viewer?.username !== username) return true
      for (let next = nextOf(username); next; next = nextOf(username)) await send(username, next, { client, token })
      return true
    } catch (error) {
      return !passing.includes(codeOf(error))
    }
  })
}

/** Sends one post. Keeps it with the reason if the server refuses it. Throws what another attempt may overcome. */
async function send(username: string, waiting: Waiting, to: { client: ApolloClient; token: string }): Promise<void> {
  const { draft, mode } = waiting
  try {
    await sendDraft(draft, { mode, ...to })
    forgetSent(username, waiting)
    toastSuccess(mode.kind === 'reply' ? 'Commented!' : 'Tweeted')
  } catch (error) {
    const code = codeOf(error)
    // The session's end leads to the log-in page; the post waits for its author.
    if (passing.includes(code) || code === 'UNAUTHENTICATED') throw error
    // Unless it has been taken back to the composer, discarded, or submitted with other words meanwhile.
    if (isStillWaiting(username, draft)) keepWaiting(username, { ...waiting, refusal: messageOf(error) })
    toastError(messageOf(error))
  }
}

/** Drops what has been sent, also from the composer if it was taken back there, unless it has been changed meanwhile. */
function forgetSent(username: string, { draft, mode }: Waiting): void {
  if (isStillWaiting(username, draft)) dropWaiting(username, draft.id)
  const key = keyOfDraft(username, mode)
  if (isSame(draftAt(key), draft)) dropDraft(key)
}

const isStillWaiting = (username: string, draft: Draft) =>
  waitingOf(username).some((waiting) => isSame(waiting.draft, draft))

const isSame = (one: Draft, other: Draft) => one.id === other.id && saySame(one, other)

/** Pages without TLS have no locks, nor do those that may not store. There, too, the server stores each id once. */
async function inOneTab<Value>(act: () => Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return act()
  const run = { hasBegun: false }
  const begin = () => {
    run.hasBegun = true
    return act()
  }
  try {
    return await navigator.locks.request('outbox', begin)
  } catch (error) {
    if (run.hasBegun) throw error
    return act()
  }
}
