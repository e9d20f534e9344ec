import { saySame, type Draft, type NewPostMode } from './draft.ts'
import { draftKey, draftsOf, dropDraft, isWorthKeeping, keepDraft, readDraft } from './drafts.ts'

export type ListedDraft = { key: string; mode: NewPostMode; draft: Draft }

const mostDrafts = 20

export const fullList = `You have ${mostDrafts} drafts. Delete or send one, then save this one.`

/** An account's drafts in this browser, the latest first: new posts that were put aside, and all replies. */
export function listedDrafts(username: string): ListedDraft[] {
  const listed = draftsOf(username).flatMap((about) => {
    const mode = modeOf(about)
    const key = draftKey(username, about)
    const draft = mode && readDraft(key)
    return draft && isWorthKeeping(draft) ? { key, mode, draft } : []
  })
  return listed.sort((one, other) => (other.draft.at ?? 0) - (one.draft.at ?? 0))
}

/** Whether the list has room for a draft, or holds it already. */
export function hasRoomFor(username: string, { id }: Draft): boolean {
  return listedDrafts(username).filter(({ draft }) => draft.id !== id).length < mostDrafts
}

/** Changes a draft in the list. Returns whether it is there. */
export function changeListed(username: string, id: string, how: (now: Draft) => Draft): boolean {
  const draft = readDraft(draftKey(username, `listed:${id}`))
  if (draft) listDraft(username, { ...how(draft), at: Date.now() })
  return draft !== null
}

export function listDraft(username: string, draft: Draft): void {
  keepDraft(keyOfListed(username, draft), draft)
}

/** Drops a sent draft from the list, where a quote may have put it meanwhile, unless it was changed there. */
export function dropListed(username: string, sent: Draft): void {
  const key = keyOfListed(username, sent)
  const listed = readDraft(key)
  if (listed && saySame(listed, sent)) dropDraft(key)
}

const keyOfListed = (username: string, { id }: Draft) => draftKey(username, `listed:${id}`)

/** A post's id has no colon. */
function modeOf(about: string): NewPostMode | null {
  if (about.startsWith('listed:')) return { kind: 'new' }
  return about === 'new' || about === 'profile' || about.includes(':') ? null : { kind: 'reply', parentId: about }
}
