import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { forget } from '../apollo/lists.ts'
import { useViewer } from '../auth/viewer.ts'
import { keepWaiting } from '../outbox/outbox.ts'
import { toastError, toastNote, toastSuccess } from '../ui/toast.ts'
import { useUnloadGuard } from '../navigation/useLeaveGuard.ts'
import { type ComposerMode, type Draft, nextOf } from './draft.ts'
import { focusTextOf } from './focusText.ts'
import { sendDraft } from './sendDraft.ts'
import { standingOf } from './standing.ts'
import { useAltReminder } from './useAltReminder.ts'
import { useAttachments } from './useAttachments.ts'
import { useDraft } from './useDraft.ts'
import { useClosing } from './useClosing.ts'

const done = { new: 'Tweeted', reply: 'Commented!', edit: 'Post edited!' }

/** The composer looks busy only after this time, because most answers come sooner. */
const patienceMs = 150

type Options = { mode: ComposerMode; initial?: Draft; onDone?: () => void }

/**
 * The state of a composer: its draft, its problem, and sending, once at a time. `reminder` is the number of an image
 * that still has no description, if the user wants to be reminded. A draft with only a quote need not be kept when its
 * dialog closes.
 */
export function useComposer({ mode, initial, onDone }: Options) {
  const client = useApolloClient()
  const { shown } = useViewer()
  const kept = useDraft(mode, shown?.username ?? '', initial)
  const { draft, clear, clearSent, save, isChanged, restored } = kept
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ id: string; message: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // Changes made while sending would be lost, and `busy` is set late.
  const sending = useRef(false)
  const change: typeof kept.change = (how) => void (sending.current || kept.change(how))
  const attachments = useAttachments({ draft, change })
  const { whenClosed, isClosed } = useClosing()

  const { waiting } = attachments
  const standing = standingOf(draft, { mode, isChanged, waiting, busy })
  const { reminder, ...alt } = useAltReminder(draft, form)
  useUnloadGuard(busy || waiting || (isChanged && mode.kind === 'edit'))

  const write = (what: Partial<Draft>) => {
    setFailure(null)
    change((now) => ({ ...now, ...what }))
  }

  /** Changes the draft for a button that may disappear, also with its dialog, and gives the text the focus. */
  const rewrite = (how: (now: Draft) => Draft) => {
    flushSync(() => {
      setFailure(null)
      change(how)
    })
    focusTextOf(form.current)
  }
  const goOn = () => {
    if (!standing.canGoOn || alt.stops()) return
    alt.reset()
    attachments.clearProblem()
    rewrite(nextOf)
  }

  /** Returns whether the composer closes. */
  const succeed = () => {
    toastSuccess(done[mode.kind])
    attachments.clearProblem()
    alt.reset()
    if (!onDone) {
      clearSent(draft)
      return false
    }
    // An earlier clear would render the dialog once more before it closes.
    whenClosed(() => clearSent(draft))
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

  const submit = async () => {
    if (!standing.canSend || sending.current || alt.stops()) return
    sending.current = true
    setFailure(null)
    const timer = setTimeout(() => setBusy(true), patienceMs)
    try {
      await sendDraft(draft, { client, mode })
      if (succeed()) return
    } catch (error) {
      fail(error)
    } finally {
      clearTimeout(timer)
    }
    sending.current = false
    setBusy(false)
    focusTextOf(form.current)
  }
  const failed = failure?.id === draft.id ? failure.message : null
  const doing = { submit, change, rewrite, goOn, busy, failure: failed, reminder, restored }
  return { form, mode, draft, write, clear, save, attachments, isSending: () => sending.current, ...standing, ...doing }
}

function forgetPostOf(mode: ComposerMode, cache: ApolloCache): void {
  if (mode.kind === 'reply') forget(cache, { __typename: 'Post', id: mode.parentId })
  if (mode.kind === 'edit') forget(cache, { __typename: 'Post', id: mode.postId })
}

export type ComposerState = ReturnType<typeof useComposer>
