import { useSyncExternalStore } from 'react'
import { local } from '../ui/storage.ts'
import { emptyDraft, isDraft, type Draft } from './draft.ts'

/** Composers with the same key share a draft, even across tabs. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

/** A draft's key in the storage. `about` is `new`, the parent's id, or `edit:` or `listed:` and the post's id. */
export function draftKey(username: string, about: string): string {
  return `draft:${username}:${about}`
}

/** `draftAt` as a hook, which rerenders when the draft changes. */
export function useKeptDraft(key: string, initial: Draft | undefined): Draft {
  return useSyncExternalStore(
    subscribe,
    () => draftAt(key, initial),
    () => initial ?? nothing,
  )
}

/** The draft of `key`, else `initial`, else a new empty draft, whose id then stays the same. */
export function draftAt(key: string, initial?: Draft): Draft {
  const kept = drafts.get(key) ?? readDraft(key)
  if (!kept && initial) return initial
  const draft = kept ?? emptyDraft()
  drafts.set(key, draft)
  return draft
}

/** Stores a draft. If the browser cannot store it, it lasts until the page closes. */
export function keepDraft(key: string, draft: Draft): void {
  drafts.set(key, draft)
  local.write(key, JSON.stringify(draft))
  for (const listener of listeners) listener()
}

/** Deletes a draft. The next one gets a new post id. */
export function dropDraft(key: string): void {
  drafts.delete(key)
  local.write(key, null)
  for (const listener of listeners) listener()
}

export function hasDrafts(): boolean {
  return keptKeys().length > 0
}

export function forgetDrafts(): void {
  for (const key of keptKeys()) local.write(key, null)
  drafts.clear()
  for (const listener of listeners) listener()
}

/** The `about` of an account's drafts, as in `draftKey`. */
export function draftsOf(username: string): string[] {
  const start = draftKey(username, '')
  return keptKeys().flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []))
}

const keptKeys = () => local.keys().filter((key) => key.startsWith('draft:'))

const nothing: Draft = { id: '', content: '', images: [], video: null }

/** A stored draft; null if there is none or its text is invalid. */
export function readDraft(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(local.read(key) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

/** Calls `listener` when a draft changes, also in another tab. Returns a function that stops it. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** Another tab has changed, sent or deleted a draft. */
function onStorage({ key }: StorageEvent): void {
  if (key === null) drafts.clear()
  else drafts.delete(key)
  for (const listener of listeners) listener()
}
