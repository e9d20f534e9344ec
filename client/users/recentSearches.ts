import { useSyncExternalStore } from 'react'
import { local, storedChanges } from '../ui/storage.ts'

const key = 'recent-searches'
const most = 10

const { tell, subscribe } = storedChanges((changed) => changed === key || changed === null)

/** The searches of posts on this device, the latest first. They are never sent anywhere. */
export function useRecentSearches(): readonly string[] {
  return parse(useSyncExternalStore(subscribe, read, () => null))
}

/** Puts a search first. Only the latest ten stay. */
export function rememberSearch(text: string): void {
  store([text, ...parse(read()).filter((other) => other !== text)].slice(0, most))
}

export function forgetSearch(text: string): void {
  store(parse(read()).filter((other) => other !== text))
}

export function forgetSearches(): void {
  store([])
}

const read = () => local.read(key)

function store(searches: readonly string[]): void {
  local.write(key, searches.length > 0 ? JSON.stringify(searches) : null)
  tell()
}

/** Other code on this origin may have written anything there. */
function parse(json: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, most) : []
  } catch {
    return []
  }
}
