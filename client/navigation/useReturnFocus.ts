import { useState } from 'react'
import { keepFocus } from './keepFocus.ts'

/** An `onCloseAutoFocus` handler that puts the focus back where it was (`keepFocus`). */
export function useReturnFocus(): (event: Event) => void {
  const [giveBack] = useState(() => keepFocus())
  return (event) => {
    event.preventDefault()
    giveBack()
  }
}
