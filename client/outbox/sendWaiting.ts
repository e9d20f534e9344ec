import type { ApolloClient } from '@apollo/client'
import { contextWith } from '../apollo/contextWith.ts'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { readToken } from '../auth/session.ts'
import { ViewerDocument } from '../auth/Viewer.generated.ts'
import { saySame, type Draft } from '../composer/draft.ts'
import { dropListed } from '../composer/draftList.ts'
import { draftAt, dropDraft } from '../composer/drafts.ts'
import { sendDraft } from '../composer/sendDraft.ts'
import { keyOfDraft } from '../composer/useDraft.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { dropWaiting, keepWaiting, waitingOf, type Waiting } from './outbox.ts'

/** After these, another attempt may succeed. Null means no answer; an older server may not know the operation. */
const passing: (string | null)[] = [null, 'BUSY', 'RATE_LIMITED', 'INTERNAL', 'DOCUMENT_NOT_TRUSTED']

const nextOf = (username: string) => waitingOf(username).find(({ refusal }) => refusal === null)

/** Sends an account's waiting posts, from one tab at a time. Resolves to false if some must be sent again. */
export async function sendWaiting(username: string, client: ApolloClient): Promise<boolean> {
  return inOneTab(async () => {
    const token = readToken()
    if (token === null || !nextOf(username)) return true
    try {
      // Another tab may have changed the account, so the server says whose token it is. Apollo must not answer with an
      // earlier query's result, which may belong to another token.
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

/** If the server refuses the post, stores why. Throws errors after which another attempt may succeed. */
async function send(username: string, waiting: Waiting, to: { client: ApolloClient; token: string }): Promise<void> {
  const { draft, mode } = waiting
  try {
    await sendDraft(draft, { mode, ...to })
    forgetSent(username, waiting)
    toastSuccess(mode.kind === 'reply' ? 'Commented!' : 'Tweeted')
  } catch (error) {
    const code = codeOf(error)
    // The app opens the log-in page, and the post waits.
    if (passing.includes(code) || code === 'UNAUTHENTICATED') throw error
    // The author may have edited, discarded or sent it again meanwhile.
    if (isStillWaiting(username, draft)) keepWaiting(username, { ...waiting, refusal: messageOf(error) })
    toastError(messageOf(error))
  }
}

/** Drops a sent post, and its draft in the composer or the list unless that was changed. */
function forgetSent(username: string, { draft, mode }: Waiting): void {
  if (isStillWaiting(username, draft)) dropWaiting(username, draft.id)
  dropListed(username, draft)
  const key = keyOfDraft(username, mode)
  if (isSame(draftAt(key), draft)) dropDraft(key)
}

const isStillWaiting = (username: string, draft: Draft) =>
  waitingOf(username).some((waiting) => isSame(waiting.draft, draft))

const isSame = (one: Draft, other: Draft) => one.id === other.id && saySame(one, other)

/** Without HTTPS or storage there are no locks. The server stores each id only once anyway. */
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
