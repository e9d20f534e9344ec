import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { contentProblem, isEmptyPost } from '../../server/posts/posts.rules.ts'
import { lengthOf } from '../../server/text.rules.ts'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { forget } from '../apollo/lists.ts'
import { useViewer } from '../auth/viewer.ts'
import { keepWaiting } from '../outbox/outbox.ts'
import { toastError, toastNote, toastSuccess } from '../ui/toast.ts'
import { useUnloadGuard } from '../navigation/useLeaveGuard.ts'
import type { Draft } from './draft.ts'
import { sendDraft, type ComposerMode } from './sendDraft.ts'
import { useAttachments } from './useAttachments.ts'
import { useDraft } from './useDraft.ts'

const done = { new: 'Tweeted', reply: 'Commented!', edit: 'Post edited!' }

type Options = { mode: ComposerMode; initial?: Draft; onDone?: () => void }

/** The state of a composer: the draft, its problem, and sending it once at a time. */
export function useComposer({ mode, initial, onDone }: Options) {
  const client = useApolloClient()
  const { shown } = useViewer()
  const { draft, change, clear, isChanged, restored } = useDraft(mode, shown?.username ?? '', initial)
  const attachments = useAttachments({ draft, change })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // `busy` is too late for a second press before the next render.
  const sending = useRef(false)

  const forgetLater = useForgetLater()

  const problem = contentProblem(draft.content)
  const isEdit = mode.kind === 'edit'
  const waiting = attachments.pending.length > 0 || attachments.oversized.busy
  const uploading = attachments.pending.some((one) => !one.failed)
  const canSend = !busy && !waiting && !problem && !isEmptyPost(draft) && (isChanged || !isEdit)
  const isUnsaved = waiting || (isChanged && (isEdit || !isEmptyPost(draft)))
  useUnloadGuard(busy || waiting || (isChanged && isEdit))

  const type = (content: string) => {
    setFailure(null)
    change((now) => ({ ...now, content }))
  }

  const finish = () => {
    clear()
    onDone?.()
  }

  const submit = async () => {
    if (!canSend || sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    try {
      await sendDraft(draft, { client, mode })
      finish()
      toastSuccess(done[mode.kind])
    } catch (error) {
      if (mode.kind !== 'edit' && shown && isOffline(error)) {
        // First the draft goes: the browser may not have room for both.
        finish()
        keepWaiting(shown.username, { draft, mode, at: Date.now(), refusal: null })
        return toastNote('Will be sent when you are online.')
      }
      // The log-in page says that the session has ended, and the draft is kept.
      if (codeOf(error) === 'UNAUTHENTICATED') return
      if (codeOf(error) === 'NOT_FOUND') forgetLater(mode)
      setFailure(messageOf(error))
      toastError(messageOf(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  const length = lengthOf(draft.content)
  const doing = { canSend, busy, uploading, failure, isUnsaved, restored }
  return { mode, draft, type, clear, attachments, problem, length, submit, ...doing }
}

/** Whether a request failed because the browser has no network. */
const isOffline = (error: unknown) => codeOf(error) === null && !navigator.onLine

/** Removes a deleted post from all lists when the composer closes; earlier, the composer would disappear with the post. */
function useForgetLater(): (mode: ComposerMode) => void {
  const { cache } = useApolloClient()
  const deleted = useRef<ComposerMode | null>(null)
  useEffect(
    () => () => {
      if (deleted.current?.kind === 'reply') forget(cache, { __typename: 'Post', id: deleted.current.parentId })
      if (deleted.current?.kind === 'edit') forget(cache, { __typename: 'Post', id: deleted.current.postId })
    },
    [cache],
  )
  return (mode) => {
    deleted.current = mode
  }
}

export type ComposerState = ReturnType<typeof useComposer>
