import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'
import { cardOf, postOf } from './cards.ts'
import { untilTouched } from './untilTouched.ts'
import { tabOf } from './useScroll.ts'

const lastFocused = new Map<string, string>()

/** After Back or Forward, focuses the card from which the reader left. */
export default function CardFocus({ page }: { page: Location }): null {
  const { key } = page
  const tab = tabOf(page)
  const type = useNavigationType()
  const here = useRef({ tab: '', key: '' })

  useEffect(() => {
    const remember = (target: EventTarget | null) => {
      if (!(target instanceof Element) || !target.closest('main')) return
      const id = postOf(target)
      if (id) lastFocused.set(here.current.key, id)
      else lastFocused.delete(here.current.key)
    }
    const onFocus = ({ target }: FocusEvent) => remember(target)
    remember(document.activeElement)
    window.addEventListener('focusin', onFocus)
    return () => window.removeEventListener('focusin', onFocus)
  }, [])

  useLayoutEffect(() => {
    const before = here.current
    here.current = { tab, key }
    const id = lastFocused.get(key)
    if (id && type === NavigationType.Pop && before.tab !== tab) return focusOnceDrawn(id)
  }, [tab, key, type])
  return null
}

function focusOnceDrawn(id: string): () => void {
  const look = () => {
    const card = cardOf(id)
    if (!card) return
    stop()
    card.focus({ preventScroll: true })
  }
  const drawing = new MutationObserver(look)
  const stop = untilTouched(() => drawing.disconnect())
  drawing.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}
