import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { postOf } from '../navigation/cards.ts'

/** Opens a clicked card's post unless a link or button was clicked. A middle or Ctrl+click opens a new tab. */
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
  // React also bubbles events from portals (menus, dialogs) outside the list's DOM.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null
  if (target.closest('a, button, video, input, textarea')) return null
  const id = postOf(target)
  return id ? `/post/${id}` : null
}
