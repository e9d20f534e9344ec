import { draftAt, keepDraft } from './drafts.ts'
import { keyOfDraft } from './useDraft.ts'

/** Another app may share a text of any length. The composer marks what is too long for a post. */
const mostCharacters = 4_000

/** What another app shares, as one text: its title, text and link, each only if the others do not contain it. */
export function sharedText(search: URLSearchParams): string {
  const parts = ['title', 'text', 'url'].map((name) => search.get(name)?.trim() ?? '').filter((part) => part !== '')
  const whole = parts.filter(
    (part, index) => !parts.some((other, at) => at !== index && other.includes(part) && (other !== part || at < index)),
  )
  return whole.join('\n').slice(0, mostCharacters)
}

/** Adds a shared text below the draft of an account's new post, unless the draft has it already. */
export function addToNewPost(username: string, text: string): void {
  const key = keyOfDraft(username, { kind: 'new' })
  const draft = draftAt(key)
  if (text === '' || draft.content.includes(text)) return
  keepDraft(key, { ...draft, content: draft.content === '' ? text : `${draft.content}\n${text}` })
}

let handed: readonly File[] = []

/** Hands shared files to the composer that opens next. */
export function handFiles(files: readonly File[]): void {
  handed = files
}

/** The files for this composer, once. */
export function takeHanded(): readonly File[] {
  const files = handed
  handed = []
  return files
}
