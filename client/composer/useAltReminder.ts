import { type RefObject, useState } from 'react'
import { remindsOfAlt } from '../ui/altReminder.ts'
import type { Draft } from './draft.ts'

/**
 * Stops the first try to send if an image has no description and the user wants to be reminded, and gives the field for
 * the description the focus.
 */
export function useAltReminder({ images }: Draft, form: RefObject<HTMLFormElement | null>) {
  const [reminded, setReminded] = useState(false)
  const undescribed = images.findIndex(({ alt }) => !alt?.trim()) + 1
  const stops = () => {
    const isDue = undescribed > 0 && !reminded && remindsOfAlt()
    if (!isDue) return false
    setReminded(true)
    form.current?.querySelector<HTMLElement>(`[aria-label="Description of image ${undescribed}"]`)?.focus()
    return true
  }
  return { reminder: reminded && undescribed > 0 ? undescribed : null, stops, reset: () => setReminded(false) }
}
