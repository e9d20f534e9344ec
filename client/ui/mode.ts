import { useSyncExternalStore } from 'react'
import { local } from './storage.ts'

export type Mode = 'light' | 'dark'
export type ModeChoice = Mode | 'system'

const listeners = new Set<() => void>()
const systemIsDark = '(prefers-color-scheme: dark)'

/** The display mode (`/theme.js` sets the first), the reader's choice, and functions that store another. */
export function useMode() {
  const mode = useSyncExternalStore(subscribe, currentMode, () => 'light' as const)
  const choice = useSyncExternalStore(subscribe, currentChoice, () => 'light' as const)
  return { mode, choice, choose, toggle: () => choose(mode === 'dark' ? 'light' : 'dark') }
}

function currentMode(): Mode {
  return document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light'
}

/** `mode` is stored as light or dark, as other clients expect; `mode-choice` says who decides. */
function currentChoice(): ModeChoice {
  if (local.read('mode-choice') === 'system') return 'system'
  const isOpen = document.documentElement.dataset['defaultMode'] === 'system' && !local.read('mode')
  return isOpen ? 'system' : currentMode()
}

function choose(choice: ModeChoice): void {
  const mode = choice === 'system' ? systemMode() : choice
  local.write('mode-choice', choice === 'system' ? choice : null)
  local.write('mode', mode)
  show(mode)
}

const systemMode = (): Mode => (matchMedia(systemIsDark).matches ? 'dark' : 'light')

function show(mode: Mode): void {
  const root = document.documentElement
  root.dataset['mode'] = mode
  const background = getComputedStyle(root).getPropertyValue('--bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background)
  for (const listener of listeners) listener()
}

function followSystem(): void {
  if (currentChoice() === 'system') show(systemMode())
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === 'mode' && (newValue === 'light' || newValue === 'dark')) show(newValue)
    if (key === 'mode-choice') listener()
  }
  listeners.add(listener)
  const system = matchMedia(systemIsDark)
  window.addEventListener('storage', onStorage)
  system.addEventListener('change', followSystem)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', followSystem)
    window.removeEventListener('storage', onStorage)
  }
}
