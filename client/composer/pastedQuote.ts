import { isPostId } from '../../server/posts/posts.rules.ts'

/** The id of the first post of this site whose address is in a text, and the text without it; null if there is none. */
export function pastedQuote(text: string, origin: string): { id: string; rest: string } | null {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const id = postAt(word, origin)
    if (id === null) continue
    const before = text.slice(0, index)
    const after = text.slice(index + word.length).trimStart()
    return { id, rest: before.trim() === '' || after === '' ? (before + after).trim() : before + after }
  }
  return null
}

function postAt(word: string, origin: string): string | null {
  const start = `${origin}/post/`
  const id = word.startsWith(start) ? (word.slice(start.length).split(/\/?(?:[?#]|$)/)[0] ?? '') : ''
  return isPostId(id) ? id : null
}
