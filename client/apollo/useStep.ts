import { useState } from 'react'
import { keepFocus } from '../navigation/keepFocus.ts'
import { messageOf } from './errors.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

/** Takes one step at a time, says `done` or why it failed, and then calls `onChanged`, which reads anew. */
export function useStep(onChanged: () => Promise<unknown> = async () => {}) {
  const [busy, setBusy] = useState(false)
  const does = async (send: () => Promise<unknown>, done: string) => {
    const giveBackFocus = keepFocus()
    setBusy(true)
    try {
      await send()
      toastSuccess(done)
    } catch (error) {
      toastError(messageOf(error))
    }
    // Also after a failure: somebody else may have acted first.
    await onChanged().catch(() => {})
    giveBackFocus(() => setBusy(false))
  }
  return { busy, does }
}
