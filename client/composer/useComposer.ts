import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useViewer } from '../auth/viewer.ts'
import { useUnloadGuard } from '../navigation/useLeaveGuard.ts'
import { type ComposerMode, type Draft, nextOf } from './draft.ts'
import { focusTextOf } from './focusText.ts'
import { standingOf } from './standing.ts'
import { isSending, useIsBusy } from './underWay.ts'
import { useAltReminder } from './useAltReminder.ts'
import { useAttachments } from './useAttachments.ts'
import { useDraft } from './useDraft.ts'
import { useSending } from './useSending.ts'

type Options = { mode: ComposerMode; initial?: Draft; onDone?: () => void }

/**
 * The state of a composer: its draft, its problem, and sending, once at a time. `reminder` is the number of an image
 * that still has no description, if the user wants to be reminded. A draft with only a quote need not be kept when its
 * dialog closes.
 */
export function useComposer({ mode, initial, onDone }: Options) {
  const { shown } = useViewer()
  const kept = useDraft(mode, shown?.username ?? '', initial)
  const { draft, clear, clearSent, save, isChanged, restored } = kept
  const form = useRef<HTMLFormElement>(null)
  const busy = useIsBusy(draft.id)
  // Changes made while sending would be lost, and `busy` is set late.
  const change: typeof kept.change = (how) => void (isSending(draft.id) || kept.change(how))
  const attachments = useAttachments({ draft, change, changeOf: kept.changeOf })
  const standing = standingOf(draft, { mode, isChanged, attachments, busy })
  const { reminder, ...alt } = useAltReminder(draft, form)
  useUnloadGuard(busy || attachments.waiting || (isChanged && mode.kind === 'edit'))

  const onSent = () => {
    attachments.clearProblem()
    alt.reset()
  }
  const { send, failure, forgetFailure } = useSending({ mode, draft, form, clearSent, onSent, onDone })

  const write = (what: Partial<Draft>) => {
    forgetFailure()
    change((now) => ({ ...now, ...what }))
  }

  /** Changes the draft for a button that may disappear, also with its dialog, and gives the text the focus. */
  const rewrite = (how: (now: Draft) => Draft) => {
    flushSync(() => {
      forgetFailure()
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
  const submit = async () => {
    if (standing.canSend && !isSending(draft.id) && !alt.stops()) await send()
  }
  const doing = { submit, change, rewrite, goOn, busy, failure, reminder, restored }
  return { form, mode, draft, write, clear, save, attachments, ...standing, ...doing }
}

export type ComposerState = ReturnType<typeof useComposer>
