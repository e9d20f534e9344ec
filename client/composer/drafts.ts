import { useSyncExternalStore } from 'react'
import { local, storedChanges } from '../ui/storage.ts'
import { emptyDraft, isBlank, isDraft, type Draft } from './draft.ts'

/**
 * Composers with the same key share a draft, even across tabs. `stored` is the text that the draft was read from:
 * when another tab has changed it, the draft is read again, also if no composer was there to hear of the change.
 */
const drafts = new Map<string, { stored: string | null; draft: Draft }>()

const { tell, subscribe } = storedChanges((key) => key === null || key.startsWith('draft:'))
export { subscribe }

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
  const stored = local.read(key)
  const known = drafts.get(key)
  if (known?.stored === stored && (stored !== null || !initial)) return known.draft
  const kept = parse(stored)
  if (!kept && initial) return initial
  const draft = kept ?? emptyDraft()
  drafts.set(key, { stored, draft })
  return draft
}

/** Stores a draft. If the browser cannot store it, it lasts until the page closes. */
export function keepDraft(key: string, draft: Draft): void {
  const stored = JSON.stringify(draft)
  drafts.set(key, { stored, draft })
  local.write(key, stored)
  tell()
}

/** Deletes a draft. The next one gets a new post id. */
export function dropDraft(key: string): void {
  drafts.delete(key)
  local.write(key, null)
  tell()
}

/** Whether something would be lost. Drafts of profiles are of another kind. */
export function hasDrafts(): boolean {
  return keptKeys().some((key) => {
    const draft = readDraft(key)
    return !draft || isWorthKeeping(draft)
  })
}

/** A blank draft may stay stored when the upload for which it waited is cancelled. */
export const isWorthKeeping = (draft: Draft) => !isBlank(draft) || draft.quotedId !== undefined

export function forgetDrafts(): void {
  for (const key of keptKeys()) local.write(key, null)
  drafts.clear()
  tell()
}

/** The `about` of an account's drafts, as in `draftKey`. */
export function draftsOf(username: string): string[] {
  const start = draftKey(username, '')
  return keptKeys().flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []))
}

const keptKeys = () => local.keys().filter((key) => key.startsWith('draft:'))

const nothing: Draft = { id: '', content: '', images: [], video: null }

/** A stored draft; null if there is none or its text is invalid. */
export const readDraft = (key: string) => parse(local.read(key))

function parse(stored: string | null): Draft | null {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}
