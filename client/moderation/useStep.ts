import { useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

/** One step of a moderator at a time: says `done` or why it failed, then reads the case again. */
export function useStep(onChanged: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const does = async (send: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await send()
      toastSuccess(done)
    } catch (error) {
      toastError(messageOf(error))
    }
    // Somebody else may have been faster.
    await onChanged().catch(() => {})
    setBusy(false)
  }
  return { busy, does }
}
