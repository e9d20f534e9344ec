import { useState } from 'react'
import { emptyDraft, saySame, type Draft } from './draft.ts'
import { draftKey, draftAt, keepDraft, useKeptDraft } from './drafts.ts'
import type { ComposerMode } from './send.ts'

type Change = (now: Draft) => Draft

/**
 * What a composer holds. New posts and replies are kept in the browser until they are sent; an edit starts from what the
 * post says (`initial`) and ends with its dialog.
 */
export function useDraft(mode: ComposerMode, username: string, initial: Draft | undefined) {
  const key = mode.kind === 'edit' ? null : draftKey(username, mode.kind === 'reply' ? mode.parentId : 'new')
  const kept = useKeptDraft(key ?? 'draft::edit')
  const [edited, setEdited] = useState(initial ?? kept)
  const draft = key ? kept : edited
  const [opened, setOpened] = useState(draft)

  const change = (how: Change) => {
    // Read anew: an upload that ends now knows nothing of what was typed since it began.
    if (key) keepDraft(key, how(draftAt(key)))
    else setEdited(how)
  }
  const clear = () => {
    if (key) keepDraft(key, emptyDraft())
    setOpened(key ? draftAt(key) : draft)
  }
  return { draft, change, clear, isChanged: !saySame(draft, opened), isKept: key !== null }
}
