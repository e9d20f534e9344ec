import { isWebAddress, linkTarget } from '../addresses.rules.ts'
import { folded } from '../folding.rules.ts'

/** A part of a post's text; the client renders posts from these. */
export type Segment = { kind: 'text' | 'mention' | 'hashtag' | 'link'; text: string }

const letter = String.raw`[\p{L}\p{N}]`
const inWord = String.raw`[\p{L}\p{M}\p{N}_]`
/** Joiners, dots and marks inside words of many scripts. At the end of a word they belong to the sentence. */
const insideWord = String.raw`[\u00b7\u05f3\u05f4\u0f0b\u30a0\u30fb\uff65\u200c\u200d](?=${letter})`
/** Scripts that put words, or endings of words, after one another without a space. */
export const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`
/** A letter that continues a word. */
const joins = String.raw`(?!${unspaced})${inWord}`
const noAddress = String.raw`(?![A-Za-z][A-Za-z0-9+.\-]*:\/\/|[Ww]{3}\.)`

/** A name before another `@` is part of an email address or of an account on another server. */
const mention = String.raw`(?<!${joins}|[@＠/])[@＠]${noAddress}[A-Za-z0-9_]{1,30}(?![\w@＠]|${joins})`
const hashtag = String.raw`(?<!${joins}|[#＃/&])[#＃]${noAddress}[\p{L}\p{N}_](?:${inWord}|${insideWord})*`

/** Beyond ASCII, addresses have only what words consist of: anything else is punctuation or a picture. */
const inAddress = String.raw`[\w\-.~:/?#\[\]@!$&'()*+,;=%|{}]|(?!(?<=\w)${unspaced})${inWord}|${insideWord}|–(?=${letter})`
const address = String.raw`(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|(?<!${joins}|[@/.\-])[Ww]{3}\.)(?:${inAddress})+`

const pattern = new RegExp(`${address}|${mention}|${hashtag}`, 'gu')
const wholeTag = new RegExp(`^[#＃]?([\\p{L}\\p{N}_](?:${inWord}|${insideWord})*)$`, 'u')

/** Patterns of an `@name` or `#hashtag` that somebody is still typing. */
export const tokenPatterns = {
  mention: String.raw`(?<!${joins}|[@＠/])[@＠](\w{0,30})`,
  hashtag: String.raw`(?<!${joins}|[#＃/&])[#＃](${letter}(?:${inWord}|${insideWord}){0,99})`,
}

/** Splits a text into plain text, links, @mentions and #hashtags. Joined, the parts give the text. */
export function segmentsOf(content: string): Segment[] {
  const segments: Segment[] = []
  let end = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(content); match; match = pattern.exec(content)) {
    const segment = segmentOf(match[0])
    if (!segment) continue
    if (match.index > end) segments.push({ kind: 'text', text: content.slice(end, match.index) })
    segments.push(segment)
    end = match.index + segment.text.length
    pattern.lastIndex = end
  }
  if (end < content.length) segments.push({ kind: 'text', text: content.slice(end) })
  return segments
}

function segmentOf(found: string): Segment | null {
  if (/^[@＠]/.test(found)) return { kind: 'mention', text: found }
  if (/^[#＃]/.test(found)) return hashtagKey(found) === null ? null : { kind: 'hashtag', text: found }
  const url = addressIn(found)
  return isWebAddress(linkTarget(url)) && hasDomain(url) ? { kind: 'link', text: url } : null
}

const trailing = /(?:[.,:;!?'*|]|(?<=[^'])'s)$/i

/** Where the next address in an enumeration begins. */
const next = /[,;|・–]https?:\/\//i

/** The address without unbalanced brackets, and without punctuation or `'s` at its end. */
function addressIn(found: string): string {
  const [first = ''] = found.split(next, 1)
  let url = first.slice(0, balancedLength(first))
  for (let more = trailing.exec(url.slice(-3)); more; more = trailing.exec(url.slice(-3)))
    url = url.slice(0, -more[0].length)
  return url
}

const brackets = ['()', '[]', '{}']

/** The length up to the first unbalanced bracket. */
function balancedLength(text: string): number {
  const open: { index: number; close: string | undefined }[] = []
  for (const { index, 0: bracket } of text.matchAll(/[()[\]{}]/g)) {
    const pair = brackets.find(([opening]) => opening === bracket)
    if (pair) open.push({ index, close: pair[1] })
    else if (open.at(-1)?.close === bracket) open.pop()
    else return open[0]?.index ?? index
  }
  return open[0]?.index ?? text.length
}

/** An address that begins with `www.` needs at least two more labels to be a link. */
const hasDomain = (url: string) => !/^www\./i.test(url) || /^www\.[^./?#]+\.[^./?#]/i.test(url)

/** The folded form in which hashtags are compared, without `#`. Null if the text is no hashtag. */
export function hashtagKey(text: string): string | null {
  const tag = wholeTag.exec(text)?.[1]
  if (!tag) return null
  // Folding may yield punctuation, as with `½`, and accents without a letter.
  const key = folded(folded(tag).replace(/[^\p{L}\p{M}\p{N}_]|^\p{M}+/gu, ''))
  // `#42` is a number.
  return /\p{L}/u.test(key) ? key : null
}

/** A hashtag to show, in lower case and without `#`. */
export function hashtagName(text: string): string {
  return text
    .replace(/^[#＃]/, '')
    .normalize('NFKC')
    .toLowerCase()
}

/** The hashtag with this key as the text writes it; the key itself if the text no longer has it. */
export function hashtagAsWritten(content: string, key: string): string {
  const written = segmentsOf(content).find(({ kind, text }) => kind === 'hashtag' && hashtagKey(text) === key)
  return hashtagName(written?.text ?? key)
}

export function hashtagsOf(content: string): string[] {
  const found = segmentsOf(content).filter((segment) => segment.kind === 'hashtag')
  return [...new Set(found.flatMap((segment) => hashtagKey(segment.text) ?? []))]
}
