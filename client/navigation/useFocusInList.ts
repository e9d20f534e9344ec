import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { postOf } from './cards.ts'
import { keepFocus } from './keepFocus.ts'

/** An `onFocus` handler for a list of cards: when the card with the focus leaves it, the next one has the focus. */
export function useFocusInList(ids: readonly string[]): (event: FocusEvent) => void {
  const held = useRef<{ id: string; giveBack: () => void }>(undefined)
  useLayoutEffect(() => {
    if (!held.current || ids.includes(held.current.id)) return
    held.current.giveBack()
    held.current = undefined
  }, [ids])
  return ({ target }) => {
    const id = postOf(target)
    held.current = id !== null && ids.includes(id) ? { id, giveBack: keepFocus() } : undefined
  }
}
