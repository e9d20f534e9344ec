import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type RefObject, useState } from 'react'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { forget } from '../apollo/lists.ts'
import { useViewer } from '../auth/viewer.ts'
import { keepWaiting } from '../outbox/outbox.ts'
import { toastError, toastNote, toastSuccess } from '../ui/toast.ts'
import type { ComposerMode, Draft } from './draft.ts'
import { focusTextOf } from './focusText.ts'
import { sendDraft } from './sendDraft.ts'
import { beginSending } from './underWay.ts'
import { useClosing } from './useClosing.ts'

const done = { new: 'Tweeted', reply: 'Commented!', edit: 'Post edited!' }

type Options = {
  mode: ComposerMode
  draft: Draft
  form: RefObject<HTMLFormElement | null>
  clearSent: (sent: Draft) => void
  onSent: () => void
  onDone: (() => void) | undefined
}

/** Sends a composer's draft. `failure` says why that did not work. */
export function useSending({ mode, draft, form, clearSent, onSent, onDone }: Options) {
  const client = useApolloClient()
  const { shown } = useViewer()
  const [failure, setFailure] = useState<{ id: string; message: string } | null>(null)
  const { whenClosed, isClosed } = useClosing()

  /** Returns whether the composer closes, and calls `end` then. */
  const succeed = (end: () => void) => {
    toastSuccess(done[mode.kind])
    onSent()
    if (!onDone) {
      clearSent(draft)
      return false
    }
    // An earlier clear would render the dialog once more before it closes.
    whenClosed(() => {
      clearSent(draft)
      end()
    })
    if (!isClosed()) onDone()
    return true
  }

  const fail = (error: unknown) => {
    const code = codeOf(error)
    if (mode.kind !== 'edit' && shown && code === null && !navigator.onLine) {
      // The draft goes first, because the storage may have no room for both.
      clearSent(draft)
      if (!isClosed()) onDone?.()
      keepWaiting(shown.username, { draft, mode, at: Date.now(), refusal: null })
      return toastNote('Will be sent when you are online.')
    }
    // The log-in page says that the session has ended, and the draft stays stored.
    if (code === 'UNAUTHENTICATED') return
    // Forgetting the post at once would remove the composer with it.
    if (code === 'NOT_FOUND' && !draft.quotedId) whenClosed(() => forgetPostOf(mode, client.cache))
    toastError(messageOf(error))
    // The form then says that the post has been edited, and can show it.
    if (mode.kind === 'edit' && code === 'EDITED_MEANWHILE') return mode.reload()
    setFailure({ id: draft.id, message: messageOf(error) })
  }

  const send = async () => {
    const end = beginSending(draft.id)
    setFailure(null)
    try {
      await sendDraft(draft, { client, mode })
      if (succeed(end)) return
    } catch (error) {
      fail(error)
    }
    end()
    focusTextOf(form.current)
  }
  const failed = failure?.id === draft.id ? failure.message : null
  return { send, failure: failed, forgetFailure: () => setFailure(null) }
}

function forgetPostOf(mode: ComposerMode, cache: ApolloCache): void {
  if (mode.kind === 'reply') forget(cache, { __typename: 'Post', id: mode.parentId })
  if (mode.kind === 'edit') forget(cache, { __typename: 'Post', id: mode.postId })
}
