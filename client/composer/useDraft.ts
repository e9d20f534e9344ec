import { useState } from 'react'
import { snapshotOf, isBlank, saySame, type ComposerMode, type Draft } from './draft.ts'
import { draftAt, draftKey, dropDraft, keepDraft, useKeptDraft } from './drafts.ts'

type Change = (now: Draft) => Draft

/** Whether the composer restored an earlier edit, and whether the post has changed since that edit began. */
export type Restored = 'no' | 'yes' | 'post has changed'

/** A draft that the browser stores until it is sent or discarded. An edit starts from `initial` or stored changes. */
export function useDraft(mode: ComposerMode, username: string, initial: Draft | undefined) {
  const key = keyOfDraft(username, mode)
  const [original] = useState(initial)
  const draft = useKeptDraft(key, original)
  const [opened, setOpened] = useState(original ?? draft)
  const [restored, setRestored] = useState<Restored>(() => restoredFrom(draft, original))

  const change = (how: Change) => {
    // The user may have typed since this change began, for example an upload.
    const next = how(draftAt(key, original))
    const isWorthless = original ? saySame(next, original) : isBlank(next)
    if (isWorthless) dropDraft(key)
    else keepDraft(key, original ? { ...next, base: next.base ?? snapshotOf(original) } : next)
  }
  const clear = () => {
    dropDraft(key)
    setOpened(draftAt(key, original))
    setRestored('no')
  }
  return { draft, change, clear, isChanged: !saySame(draft, opened), restored }
}

function restoredFrom(draft: Draft, original: Draft | undefined): Restored {
  if (!original || saySame(draft, original)) return 'no'
  return draft.base === undefined || draft.base === snapshotOf(original) ? 'yes' : 'post has changed'
}

/** The storage key for the draft of an account's composer. */
export function keyOfDraft(username: string, mode: ComposerMode): string {
  return draftKey(username, aboutOf(mode))
}

function aboutOf(mode: ComposerMode): string {
  if (mode.kind === 'edit') return `edit:${mode.postId}`
  return mode.kind === 'reply' ? mode.parentId : 'new'
}
