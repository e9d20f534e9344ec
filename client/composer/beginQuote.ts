import { hasRoomFor, listDraft } from './draftList.ts'
import { draftAt, dropDraft, keepDraft } from './drafts.ts'
import { isFree } from './underWay.ts'
import { keyOfDraft } from './useDraft.ts'

/** Puts a quote into the draft of a new post. Other content moves to the drafts; if these are full, nothing changes. */
export function beginQuote(username: string, quotedId: string): 'begun' | 'other put aside' | 'no room' {
  const key = keyOfDraft(username, { kind: 'new' })
  const draft = draftAt(key)
  if (draft.quotedId === quotedId) return 'begun'
  // A file that is still uploading then finds its draft in the list.
  const wasFree = isFree(draft)
  if (!wasFree) {
    if (!hasRoomFor(username, draft)) return 'no room'
    listDraft(username, draft)
    dropDraft(key)
  }
  keepDraft(key, { ...draftAt(key), quotedId })
  return wasFree ? 'begun' : 'other put aside'
}
