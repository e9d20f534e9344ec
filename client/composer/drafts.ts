import { useSyncExternalStore } from 'react'
import { emptyDraft, isBlank, type Draft } from './draft.ts'

/** Every draft that was read or written, by its key. All composers of one key show the same, in every tab. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

/** Where an unsent text is kept: apart for each account and each post that it answers. */
export function draftKey(username: string, about: string): string {
  return `draft:${username}:${about}`
}

/** The draft under a key, kept fresh. */
export function useKeptDraft(key: string): Draft {
  return useSyncExternalStore(
    subscribe,
    () => draftAt(key),
    () => nothing,
  )
}

/** The draft under a key; an empty one where there is none, the same until it changes. */
export function draftAt(key: string): Draft {
  const known = drafts.get(key) ?? readDraft(key) ?? emptyDraft()
  drafts.set(key, known)
  return known
}

/**
 * Keeps a draft until it is sent. An empty one is forgotten with its id: what is written next is another post. A full
 * storage loses the draft with the page, not the typing.
 */
export function keepDraft(key: string, draft: Draft): void {
  drafts.set(key, isBlank(draft) ? emptyDraft() : draft)
  try {
    if (isBlank(draft)) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Nothing to be done: the text is still on the screen.
  }
  for (const listener of listeners) listener()
}

/** Whether a text waits here unsent, of any account. */
export function hasDrafts(): boolean {
  return keptKeys().length > 0
}

/** Forgets all drafts, as logging out does (product.md §4). */
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

/** Another tab has written or sent a draft. */
function onStorage({ key }: StorageEvent): void {
  if (key === null) drafts.clear()
  else drafts.delete(key)
  for (const listener of listeners) listener()
}
