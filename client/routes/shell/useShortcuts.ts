import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useViewer } from '../../auth/viewer.ts'
import { forTop } from '../../navigation/linkState.ts'
import { usePostActions } from '../../posts/actions.ts'
import { toastNote } from '../../ui/toast.ts'

const cardActions: Record<string, string> = { l: 'like', r: 'reply', b: 'bookmark' }

/** Keys for everything that is done often (the help lists them). Silent while somebody types or a dialog is open. */
export function useShortcuts(showHelp: () => void): void {
  const navigate = useNavigate()
  const { shown } = useViewer()
  const { compose } = usePostActions()
  const afterG = useRef(false)

  useEffect(() => {
    const places: Record<string, string> = { h: '/home', e: '/', p: shown ? `/profile/${shown.username}` : '/login' }
    // As a link does, the place where somebody is already takes the place of its own entry in the history.
    const goTo = (path: string) =>
      void navigate(path, { state: forTop, replace: window.location.pathname + window.location.search === path })
    const commands: Record<string, () => void> = {
      '?': showHelp,
      n: compose,
      j: () => moveTo(1),
      k: () => moveTo(-1),
      '/': () => focusSearch() || toastNote('Log in to search for people.'),
      Enter: () => openCurrent((path) => void navigate(path)),
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isBusy(event)) return
      const place = afterG.current ? places[event.key] : undefined
      afterG.current = !place && event.key === 'g'
      const action = cardActions[event.key]
      const command = place ? () => goTo(place) : action ? () => press(action) : commands[event.key]
      // On a link or a button Enter has its own meaning.
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

const isCard = (element: Element | null) => element?.matches('[data-post]') ?? false

const currentCard = () => document.activeElement?.closest<HTMLElement>('[data-post]') ?? null

function moveTo(step: 1 | -1): void {
  const cards = Array.from(document.querySelectorAll<HTMLElement>('main [data-post]'))
  const now = currentCard()
  const inSight = cards.findIndex((card) => card.getBoundingClientRect().bottom > 120)
  const next = now ? cards[cards.indexOf(now) + step] : cards[Math.max(inSight, 0)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'center' })
}

function press(action: string): void {
  const place = currentCard() ?? document.querySelector<HTMLElement>('main article:not([data-post])')
  place?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}

function openCurrent(open: (path: string) => void): void {
  const id = currentCard()?.dataset['post']
  if (id) open(`/post/${id}`)
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-search]')
  field?.focus()
  return field !== null
}
