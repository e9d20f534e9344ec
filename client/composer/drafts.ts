import { useSyncExternalStore } from 'react'
import { emptyDraft, type Draft } from './draft.ts'

/** Every draft that was read or written, by its key. All composers of one key show the same, in every tab. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

/** Where unsent text is kept: separately for each account and for what it is (`new`, the post it answers or edits). */
export function draftKey(username: string, about: string): string {
  return `draft:${username}:${about}`
}

/** The draft under a key, kept fresh; see `draftAt`. */
export function useKeptDraft(key: string, initial: Draft | undefined): Draft {
  return useSyncExternalStore(
    subscribe,
    () => draftAt(key, initial),
    () => initial ?? nothing,
  )
}

/** The draft under a key; where there is none `initial`, or an empty one that stays the same until it changes. */
export function draftAt(key: string, initial?: Draft): Draft {
  const kept = drafts.get(key) ?? readDraft(key)
  if (!kept && initial) return initial
  const draft = kept ?? emptyDraft()
  drafts.set(key, draft)
  return draft
}

/** Keeps a draft until it is dropped. Where the browser's storage is full it lasts as long as the page. */
export function keepDraft(key: string, draft: Draft): void {
  drafts.set(key, draft)
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // The text is still on the screen.
  }
  for (const listener of listeners) listener()
}

/** Forgets a draft with its id: what is written next is another post. */
export function dropDraft(key: string): void {
  drafts.delete(key)
  localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** Whether there is unsent text, of any account. */
export function hasDrafts(): boolean {
  return keptKeys().length > 0
}

/** Forgets all drafts, as logging out does. */
export function forgetDrafts(): void {
  for (const key of keptKeys()) localStorage.removeItem(key)
  drafts.clear()
  for (const listener of listeners) listener()
}

const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

const nothing: Draft = { id: '', content: '', images: [], video: null }

function readDraft(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, content, images } = kept as Partial<Draft>
  return typeof id === 'string' && typeof content === 'string' && Array.isArray(images) && 'video' in kept
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** Another tab has changed, sent or dropped a draft. */
function onStorage({ key }: StorageEvent): void {
  if (key === null) drafts.clear()
  else drafts.delete(key)
  for (const listener of listeners) listener()
}
