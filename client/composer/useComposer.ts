import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { contentProblem, isEmptyPost } from '../../server/posts/posts.rules.ts'
import { lengthOf } from '../../server/text.rules.ts'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { forget } from '../apollo/lists.ts'
import { useViewer } from '../auth/viewer.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { useUnloadGuard } from '../navigation/useLeaveGuard.ts'
import type { Draft } from './draft.ts'
import { useSend, type ComposerMode } from './useSend.ts'
import { useAttachments } from './useAttachments.ts'
import { useDraft } from './useDraft.ts'

const done = { new: 'Tweeted', reply: 'Commented!', edit: 'Post edited!' }

type Options = { mode: ComposerMode; initial?: Draft; onDone?: () => void }

/** The state of a composer: the draft, its problem, and sending it once at a time. */
export function useComposer({ mode, initial, onDone }: Options) {
  const send = useSend(mode)
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

  const submit = async () => {
    if (!canSend || sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    try {
      await send(draft)
      clear()
      toastSuccess(done[mode.kind])
      onDone?.()
    } catch (error) {
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
