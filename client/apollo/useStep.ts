import { useState } from 'react'
import { keepFocus } from '../navigation/keepFocus.ts'
import { messageOf } from './errors.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

/**
 * Takes one step at a time, says `done`, which may depend on the answer, or why it failed, and then calls `onChanged`,
 * which reads anew.
 */
export function useStep(onChanged: () => Promise<unknown> = async () => {}) {
  const [busy, setBusy] = useState(false)
  const does = async <T>(send: () => Promise<T>, done: string | ((answer: T) => string)) => {
    const giveBackFocus = keepFocus()
    setBusy(true)
    try {
      const answer = await send()
      toastSuccess(typeof done === 'string' ? done : done(answer))
    } catch (error) {
      toastError(messageOf(error))
    }
    // Also after a failure: somebody else may have acted first.
    await onChanged().catch(() => {})
    giveBackFocus(() => setBusy(false))
  }
  return { busy, does }
}
