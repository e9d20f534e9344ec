import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useViewer } from '../../auth/viewer.ts'
import { useDialog } from '../../hooks/useDialog.ts'
import { forTop } from '../../navigation/linkState.ts'
import { useGoBack } from '../../navigation/routerIndex.ts'
import { currentCard, focusCard, isCard, postOf, pressOnCard } from '../../navigation/cards.ts'
import { usePostActions } from '../../posts/actions.ts'
import { focusSearch } from '../../users/searchFocus.ts'
import { hasRightColumn } from './rightColumn.ts'

const cardActions: Record<string, string> = { l: 'like', r: 'reply', t: 'repost', b: 'bookmark', s: 'share' }

/** Turns keyboard shortcuts on (`ShortcutsHelp` lists them), except while the user types or a dialog is open. */
export function useShortcuts(showHelp: () => void): void {
  const navigate = useNavigate()
  const goBack = useGoBack()
  const { shown } = useViewer()
  const { open: search } = useDialog('search')
  const { compose } = usePostActions()
  const afterG = useRef(false)

  const places: Record<string, string> = {
    h: '/home',
    e: '/',
    n: '/notifications',
    p: shown ? `/profile/${shown.username}` : '/login',
  }
  // Links to the open page replace the history entry as well.
  const goTo = (path: string) =>
    void navigate(path, { state: forTop, replace: window.location.pathname + window.location.search === path })
  const commands: Record<string, () => void> = {
    '?': showHelp,
    n: compose,
    j: () => focusCard(1),
    k: () => focusCard(-1),
    u: goBack,
    '.': () => goTo(window.location.pathname + window.location.search),
    '/': () => {
      if (!focusSearch() && !hasRightColumn()) search()
    },
    Enter: () => {
      const id = postOf(currentCard())
      if (id) void navigate(`/post/${id}`)
    },
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Shift comes before the letter.
    if (event.key === 'Shift') return
    // Only the way through the cards goes on while a key is held.
    if (event.repeat && !'jk'.includes(event.key)) return
    const isSecond = afterG.current
    afterG.current = false
    if (isBusy(event)) return
    const place = places[event.key]
    if (isSecond && place) return leads(event, () => goTo(place))
    if (isSecond && isLetter(event.key)) return
    afterG.current = event.key === 'g'
    const action = cardActions[event.key]
    const command = action ? () => pressOnCard(action) : commands[event.key]
    // Enter must still press the link or button that has the focus.
    if (!command || (event.key === 'Enter' && !isCard(document.activeElement))) return
    leads(event, command)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isBusy(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const target = event.target instanceof HTMLElement ? event.target : null
  const typing = target?.closest('input, textarea, select, video, [contenteditable], [role="menu"]')
  return Boolean(typing ?? document.querySelector('[role="dialog"], [role="alertdialog"]'))
}

/** Other keys have longer names, such as Enter. */
const isLetter = (key: string) => [...key].length === 1

function leads(event: KeyboardEvent, command: () => void): void {
  event.preventDefault()
  command()
}
