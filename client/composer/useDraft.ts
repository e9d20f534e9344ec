import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { DraftAnswers_PostFragmentDoc } from './draftAnswers.generated.ts'
import { emptyDraft, snapshotOf, isBlank, saySame, type ComposerMode, type Draft } from './draft.ts'
import { draftAt, draftKey, dropDraft, keepDraft, useKeptDraft } from './drafts.ts'
import { changeListed, dropListed, hasRoomFor, listDraft } from './draftList.ts'
import { isFree } from './underWay.ts'

/** A draft keeps this many characters of what it answers. */
const mostOfAnswered = 100

type Change = (now: Draft) => Draft

/** Whether the composer restored an earlier edit, and whether the post was changed after that edit began. */
export type Restored = 'no' | 'yes' | 'post has changed'

/** A draft that the browser stores until it is sent or discarded. An edit starts from `initial` or stored changes. */
export function useDraft(mode: ComposerMode, username: string, initial: Draft | undefined) {
  const { cache } = useApolloClient()
  const key = keyOfDraft(username, mode)
  const [original, setOriginal] = useState(initial)
  const draft = useKeptDraft(key, original)
  const [opened, setOpened] = useState(original ?? draft)
  const [restored, setRestored] = useState<Restored>(() => restoredFrom(draft, original))
  // An edit waits for its post, and loads it again if the post was edited elsewhere.
  if (initial && initial !== original) {
    setOriginal(initial)
    setOpened(initial)
    setRestored(restoredFrom(draftAt(key, initial), initial))
  }

  const change = (how: Change) => {
    // Somebody may have typed since this change began, for example during an upload.
    const next = how(draftAt(key, original))
    const isNothing = isFree(next) && isForEveryone(next) && !next.quotedId
    const isWorthless = original ? saySame(next, original) : isNothing
    if (isWorthless) dropDraft(key)
    else if (original) keepDraft(key, { ...next, base: next.base ?? snapshotOf(original) })
    else keepDraft(key, { ...next, at: Date.now(), answers: next.answers ?? answeredBy(mode, cache) })
  }
  /** Changes the draft with this id, here or in the list. Returns whether it is there. */
  const changeOf = (id: string, how: Change) => {
    if (draftAt(key, original).id !== id) return changeListed(username, id, how)
    change(how)
    return true
  }
  const clear = () => {
    dropDraft(key)
    setOpened(draftAt(key, original))
    setRestored('no')
  }
  /** Deletes a draft that was sent. What another tab has written meanwhile stays, and becomes another post. */
  const clearSent = (sent: Draft) => {
    dropListed(username, sent)
    const now = draftAt(key, original)
    if (saySame(now, sent)) clear()
    else if (!original && now.id === sent.id) keepDraft(key, { ...now, id: emptyDraft().id })
  }
  /** Puts the draft on the list, unless it is a reply's, which is there already. Returns whether the list had room. */
  const save = () => {
    const now = draftAt(key, original)
    if (isBlank(now)) return true
    if (!hasRoomFor(username, now)) return false
    if (mode.kind === 'new') {
      listDraft(username, now)
      clear()
    }
    return true
  }
  return { draft, change, changeOf, clear, clearSent, save, isChanged: !saySame(draft, opened), restored }
}

function restoredFrom(draft: Draft, original: Draft | undefined): Restored {
  if (!original || saySame(draft, original)) return 'no'
  return draft.base === undefined || draft.base === snapshotOf(original) ? 'yes' : 'post has changed'
}

const isForEveryone = ({ replyPolicy = 'EVERYONE', quotePolicy = 'EVERYONE' }: Draft) =>
  replyPolicy === 'EVERYONE' && quotePolicy === 'EVERYONE'

/** The storage key for the draft of an account's composer. */
export function keyOfDraft(username: string, mode: ComposerMode): string {
  return draftKey(username, aboutOf(mode))
}

function aboutOf(mode: ComposerMode): string {
  if (mode.kind === 'edit') return `edit:${mode.postId}`
  return mode.kind === 'reply' ? mode.parentId : 'new'
}

/** Whom and what a reply answers, if that is loaded. */
function answeredBy(mode: ComposerMode, cache: ApolloCache): Draft['answers'] {
  if (mode.kind !== 'reply') return undefined
  const from = { __typename: 'Post', id: mode.parentId } as const
  const post = cache.readFragment({ from, fragment: DraftAnswers_PostFragmentDoc })
  return post ? { username: post.author.username, text: post.content.slice(0, mostOfAnswered) } : undefined
}
