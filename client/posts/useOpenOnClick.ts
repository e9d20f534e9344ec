import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Opens a post when its card is pressed anywhere that does nothing else; one handler for a whole list. Selecting text
 * does not count as a press; a middle or Ctrl-press opens a new tab, as on a link.
 */
export function useOpenOnClick() {
  const navigate = useNavigate()
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const path = pathUnder(event)
    if (!path || window.getSelection()?.isCollapsed === false) return
    if (event.ctrlKey || event.metaKey) window.open(path, '_blank', 'noopener')
    else void navigate(path)
  }
  const onAuxClick = (event: MouseEvent<HTMLElement>) => {
    const path = pathUnder(event)
    if (path && event.button === 1) window.open(path, '_blank', 'noopener')
  }
  return { onClick, onAuxClick }
}

function pathUnder({ target, currentTarget }: MouseEvent<HTMLElement>): string | null {
  // What a portal shows (a menu, a dialog) bubbles here through React alone and is not in the list.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null
  if (target.closest('a, button, video, input, textarea')) return null
  const id = target.closest('[data-post]')?.getAttribute('data-post')
  return id ? `/post/${id}` : null
}
