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
import { send, type ComposerMode } from './send.ts'
import { useAttachments } from './useAttachments.ts'
import { useDraft } from './useDraft.ts'

const done = { new: 'Tweeted', reply: 'Commented!', edit: 'Post edited!' }

type Options = { mode: ComposerMode; initial?: Draft; onDone?: () => void }

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

  const forgetLater = useForgetLater()

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
      // The session is over: the page to log in says so, and the draft waits.
      if (codeOf(error) === 'UNAUTHENTICATED') return
      if (codeOf(error) === 'POST_NOT_FOUND') forgetLater(mode)
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

/** Takes a post that is no more out of the lists when the composer closes: until then what was written stays in sight. */
function useForgetLater(): (mode: ComposerMode) => void {
  const { cache } = useApolloClient()
  const gone = useRef<ComposerMode | null>(null)
  useEffect(
    () => () => {
      if (gone.current?.kind === 'reply') forget(cache, { __typename: 'Post', id: gone.current.parentId })
      if (gone.current?.kind === 'edit') forget(cache, { __typename: 'Post', id: gone.current.postId })
    },
    [cache],
  )
  return (mode) => {
    gone.current = mode
  }
}

export type ComposerState = ReturnType<typeof useComposer>
