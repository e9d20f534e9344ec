import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { contentProblem, isEmptyPost } from '../../server/posts/posts.rules.ts'
import { lengthOf } from '../../server/text.rules.ts'
import { messageOf } from '../apollo/errors.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { draftKey, keepDraft, readDraft } from './drafts.ts'
import { useAttachments } from './useAttachments.ts'
import { newPostId, send, type Draft, type Mode } from './send.ts'

const done = { new: 'Tweeted', reply: 'Commented!', edit: 'Post edited!' }

type Options = { mode: Mode; initial: Draft | undefined; username: string; onDone: (() => void) | undefined }

/** The state behind a composer: text kept as a draft, the specification's checks, one sending at a time. */
export function useComposer({ mode, initial, username, onDone }: Options) {
  const client = useApolloClient()
  const key = mode.kind === 'edit' ? null : draftKey(username, mode.kind === 'reply' ? mode.parentId : 'new')
  const [content, setContent] = useState(() => initial?.content ?? (key ? readDraft(key) : ''))
  const attachments = useAttachments({ images: initial?.images ?? [], video: initial?.video ?? null })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const postId = useRef<string>(undefined)

  const { images, video } = attachments
  const draft: Draft = { content, images, video }
  const problem = contentProblem(content)
  const canSend = !busy && attachments.progress === null && !problem && !isEmptyPost(draft)

  const type = (text: string) => {
    setContent(text)
    setFailed(false)
    if (key) keepDraft(key, text)
  }

  const submit = async () => {
    if (!canSend) return
    setBusy(true)
    postId.current ??= newPostId()
    try {
      await send(client, mode, postId.current, draft)
      postId.current = undefined
      type('')
      attachments.clear()
      toastSuccess(done[mode.kind])
      onDone?.()
    } catch (error) {
      setFailed(true)
      toastError(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { content, type, attachments, problem, length: lengthOf(content), canSend, busy, failed, submit }
}
