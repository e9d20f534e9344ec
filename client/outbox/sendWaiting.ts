import type { ApolloClient } from '@apollo/client'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { readToken } from '../auth/session.ts'
import { ViewerDocument } from '../auth/Viewer.generated.ts'
import { sendDraft } from '../composer/sendDraft.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { dropWaiting, keepWaiting, waitingOf, type Waiting } from './outbox.ts'

/** What may be different at the next attempt. An error without a code has not come from the API. */
const passing: (string | null)[] = [null, 'BUSY', 'RATE_LIMITED', 'INTERNAL']

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
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache', context: { token } })
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
    dropWaiting(username, draft.id)
    toastSuccess(mode.kind === 'reply' ? 'Commented!' : 'Tweeted')
  } catch (error) {
    const code = codeOf(error)
    // The session's end leads to the log-in page; the post waits for its author.
    if (passing.includes(code) || code === 'UNAUTHENTICATED') throw error
    // Unless it has been taken back to the composer, or discarded, meanwhile.
    if (hasStill(username, draft.id)) keepWaiting(username, { ...waiting, refusal: messageOf(error) })
    toastError(messageOf(error))
  }
}

const hasStill = (username: string, id: string) => waitingOf(username).some(({ draft }) => draft.id === id)

/** Pages without TLS have no locks. There, too, the server stores each id once. */
async function inOneTab<Value>(act: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request('outbox', act) : act()
}
