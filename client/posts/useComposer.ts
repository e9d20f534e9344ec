import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { contentProblem, isEmptyPost } from '../../server/posts/posts.rules.ts'
import { lengthOf } from '../../server/text.rules.ts'
import { messageOf } from '../apollo/errors.ts'
import { useViewer } from '../auth/viewer.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { useUnloadGuard } from '../ui/useLeaveGuard.ts'
import type { Draft } from './draft.ts'
import { send, type Mode } from './send.ts'
import { useAttachments } from './useAttachments.ts'
import { useDraft } from './useDraft.ts'

const done = { new: 'Tweeted', reply: 'Commented!', edit: 'Post edited!' }

type Options = { mode: Mode; initial?: Draft; onDone?: () => void }

/** The state behind a composer: what is typed kept as a draft, the specification's checks, one sending at a time. */
export function useComposer({ mode, initial, onDone }: Options) {
  const client = useApolloClient()
  const { shown } = useViewer()
  const { draft, change, clear, isChanged, isKept } = useDraft(mode, shown?.username ?? '', initial)
  const attachments = useAttachments({ draft, change })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // State is as old as the last painting; two presses may come before the next.
  const sending = useRef(false)

  const problem = contentProblem(draft.content)
  const uploading = attachments.pending.length > 0
  const canSend = !busy && !uploading && !problem && !isEmptyPost(draft)
  const isUnsaved = uploading || (isChanged && !(isKept && isEmptyPost(draft)))
  useUnloadGuard(busy || uploading || (isChanged && !isKept))

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
      await send(client, mode, draft)
      clear()
      toastSuccess(done[mode.kind])
      onDone?.()
    } catch (error) {
      setFailure(messageOf(error))
      toastError(messageOf(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  const length = lengthOf(draft.content)
  return { mode, draft, type, clear, attachments, problem, length, canSend, busy, failure, isUnsaved, isKept, submit }
}

export type ComposerState = ReturnType<typeof useComposer>
