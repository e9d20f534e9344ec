import { useSyncExternalStore } from 'react'
import { local } from './storage.ts'

export type Mode = 'light' | 'dark'

const listeners = new Set<() => void>()

/** Returns the display mode and a function that switches and stores it. `/theme.js` sets the first one. */
export function useMode(): { mode: Mode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, currentMode, () => 'light' as const)
  return { mode, toggle: () => setMode(mode === 'dark' ? 'light' : 'dark') }
}

function currentMode(): Mode {
  return document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light'
}

function setMode(mode: Mode): void {
  local.write('mode', mode)
  show(mode)
}

function show(mode: Mode): void {
  const root = document.documentElement
  root.dataset['mode'] = mode
  const background = getComputedStyle(root).getPropertyValue('--bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background)
  for (const listener of listeners) listener()
}

/** In the mode `system`, the system decides until the user chooses a mode. */
function followSystem({ matches }: { matches: boolean }): void {
  const follows = document.documentElement.dataset['defaultMode'] === 'system' && !local.read('mode')
  if (follows) show(matches ? 'dark' : 'light')
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'mode' && (event.newValue === 'light' || event.newValue === 'dark')) show(event.newValue)
  }
  listeners.add(listener)
  const system = matchMedia('(prefers-color-scheme: dark)')
  window.addEventListener('storage', onStorage)
  system.addEventListener('change', followSystem)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', followSystem)
    window.removeEventListener('storage', onStorage)
  }
}
