import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useViewer } from '../../auth/viewer.ts'
import { forTop } from '../../navigation/linkState.ts'
import { currentCard, focusCard, isCard, postOf, pressOnCard } from '../../navigation/cards.ts'
import { usePostActions } from '../../posts/actions.ts'
import { toastNote } from '../../ui/toast.ts'

const cardActions: Record<string, string> = { l: 'like', r: 'reply', b: 'bookmark' }

/** The keyboard shortcuts (see `ShortcutsHelp`), off while the user types or a dialog is open. */
export function useShortcuts(showHelp: () => void): void {
  const navigate = useNavigate()
  const { shown } = useViewer()
  const { compose } = usePostActions()
  const afterG = useRef(false)

  useEffect(() => {
    const places: Record<string, string> = {
      h: '/home',
      e: '/',
      i: '/notifications',
      p: shown ? `/profile/${shown.username}` : '/login',
    }
    // Like a link to the open page, it then replaces the history entry.
    const goTo = (path: string) =>
      void navigate(path, { state: forTop, replace: window.location.pathname + window.location.search === path })
    const commands: Record<string, () => void> = {
      '?': showHelp,
      n: compose,
      j: () => focusCard(1),
      k: () => focusCard(-1),
      '/': () => focusSearch() || toastNote('Log in to search for people.'),
      Enter: () => {
        const id = postOf(currentCard())
        if (id) void navigate(`/post/${id}`)
      },
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isBusy(event)) return
      const place = afterG.current ? places[event.key] : undefined
      afterG.current = !place && event.key === 'g'
      const action = cardActions[event.key]
      const command = place ? () => goTo(place) : action ? () => pressOnCard(action) : commands[event.key]
      // Enter on a link or a button must still activate it.
      if (!command || (event.key === 'Enter' && !isCard(document.activeElement))) return
      event.preventDefault()
      command()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [navigate, shown, compose, showHelp])
}

function isBusy(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const target = event.target instanceof HTMLElement ? event.target : null
  const typing = target?.closest('input, textarea, select, video, [contenteditable], [role="menu"]')
  return Boolean(typing ?? document.querySelector('[role="dialog"], [role="alertdialog"]'))
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-search]')
  field?.focus()
  return field !== null
}
