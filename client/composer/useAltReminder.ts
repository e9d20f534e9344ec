import { useState } from 'react'
import { remindsOfAlt } from '../ui/altReminder.ts'
import type { Draft } from './draft.ts'

/** Stops the first try to send if an image has no description and the user wants to be reminded. */
export function useAltReminder({ images }: Draft) {
  const [reminded, setReminded] = useState(false)
  const undescribed = images.findIndex(({ alt }) => !alt?.trim()) + 1
  const stops = () => {
    const isDue = undescribed > 0 && !reminded && remindsOfAlt()
    if (isDue) setReminded(true)
    return isDue
  }
  return { reminder: reminded && undescribed > 0 ? undescribed : null, stops, reset: () => setReminded(false) }
}
