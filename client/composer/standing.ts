import { contentProblem, isEmptyPost, mostInThread } from '../../server/posts/posts.rules.ts'
import { lengthOf } from '../../server/text.rules.ts'
import type { ComposerMode, Draft } from './draft.ts'
import type { Attachments } from './useAttachments.ts'

type Standing = {
  mode: ComposerMode
  isChanged: boolean
  attachments: Pick<Attachments, 'waiting' | 'awaited'>
  busy: boolean
}

/** What can be done with a draft, and what would be lost with it. */
export function standingOf(draft: Draft, { mode, isChanged, attachments, busy }: Standing) {
  const { waiting, awaited } = attachments
  const problem = contentProblem(draft.content)
  const isEdit = mode.kind === 'edit'
  const isEmpty = isEmptyPost(draft)
  const earlier = draft.before?.length ?? 0
  const isReady = !busy && !awaited && !problem
  return {
    problem,
    length: lengthOf(draft.content),
    canSend: isReady && (!isEmpty || (earlier > 0 && draft.quotedId === undefined)) && (isChanged || !isEdit),
    canGoOn: isReady && !isEmpty && mode.kind === 'new' && earlier + 1 < mostInThread,
    isUnsaved: waiting || (isChanged && (isEdit || !isEmpty || earlier > 0)),
    isBareQuote: mode.kind === 'new' && draft.quotedId !== undefined && !waiting && isEmpty && earlier === 0,
  }
}
