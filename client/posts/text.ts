import { isWebAddress } from '../../server/text.rules.ts'

export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'hashtag'; text: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'mention'; text: string; to: string }

const pattern =
  /https?:\/\/[^\s<>"]+|(?<![\w@/])@[A-Za-z0-9_]{1,30}\b|(?<![\w#/&])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/giu

/** Cuts a text into plain parts, http(s) links, @mentions and #hashtags; joined again they are the text. */
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
  if (found.startsWith('@')) return { kind: 'mention', text: found, to: `/profile/${found.slice(1)}` }
  if (found.startsWith('#')) return { kind: 'hashtag', text: found }
  // A stop behind an address belongs to the sentence, a closing bracket too unless the address opened one.
  let url = found.replace(/[.,:;!?'"*]+$/, '')
  if (url.endsWith(')') && !url.includes('(')) url = url.replace(/\)+$/, '')
  return isWebAddress(url) ? { kind: 'link', text: url, to: url } : null
}
