import { isWebAddress } from '../text.rules.ts'

/** A part of a post's text. All but plain text are links. The client renders posts from these. */
export type Segment = { kind: 'text' | 'mention' | 'hashtag' | 'link'; text: string }

/** What a hashtag may contain, in any script. One character must be a letter, because `#42` is a number. */
const inTag = String.raw`[\p{L}\p{M}\p{N}_]`
const address = String.raw`(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|(?<![\w@/.-])[Ww]{3}\.)[^\s<>"]+`
const mention = String.raw`(?<![\w@/])@[A-Za-z0-9_]{1,30}\b`

const pattern = new RegExp(String.raw`${address}|${mention}|(?<![\w#/&])#${inTag}*\p{L}${inTag}*`, 'gu')
const wholeTag = new RegExp(`^#?(${inTag}+)$`, 'u')

/** Splits a text into plain text, links, @mentions and #hashtags. Joined, the parts give the text. */
export function segmentsOf(content: string): Segment[] {
  const segments: Segment[] = []
  let end = 0
  for (const match of content.matchAll(pattern)) {
    const segment = segmentOf(match[0])
    if (!segment) continue
    if (match.index > end) segments.push({ kind: 'text', text: content.slice(end, match.index) })
    segments.push(segment)
    end = match.index + segment.text.length
  }
  if (end < content.length) segments.push({ kind: 'text', text: content.slice(end) })
  return segments
}

function segmentOf(found: string): Segment | null {
  if (found.startsWith('@')) return { kind: 'mention', text: found }
  if (found.startsWith('#')) return { kind: 'hashtag', text: found }
  // Punctuation after a URL belongs to the sentence, and so does a closing bracket unless the URL opened one.
  let url = found.replace(/[.,:;!?'"*]+$/, '')
  if (url.endsWith(')') && !url.includes('(')) url = url.replace(/\)+$/, '')
  return isWebAddress(linkTarget(url)) && hasDomain(url) ? { kind: 'link', text: url } : null
}

/** `www.` needs at least two more labels to be a link. */
const hasDomain = (url: string) => !/^www\./i.test(url) || /^www\.[^./?#]+\.[^./?#]/i.test(url)

/** A link that starts with `www.` gets https. */
export function linkTarget(url: string): string {
  return /^www\./i.test(url) ? `https://${url}` : url
}

/** The form in which hashtags are compared: lower case, NFC, without `#`. Null if the text is not a hashtag. */
export function hashtagKey(text: string): string | null {
  // Two steps, because a single pattern for both would take quadratic time to refuse a long text.
  const tag = wholeTag.exec(text)?.[1]
  return tag && /\p{L}/u.test(tag) ? tag.normalize('NFC').toLowerCase().normalize('NFC') : null
}

export function hashtagsOf(content: string): string[] {
  const found = segmentsOf(content).filter((segment) => segment.kind === 'hashtag')
  return [...new Set(found.flatMap((segment) => hashtagKey(segment.text) ?? []))]
}
