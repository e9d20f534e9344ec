import { Parser } from 'htmlparser2'
import { isWebAddress } from '../addresses.rules.ts'
import { oneLine } from '../line.rules.ts'
import { beginningOf, isUsableText } from '../text.rules.ts'

/** What a page says about itself, as plain text. `picture` is an address. */
export type PageFacts = { title: string; description: string | null; siteName: string | null; picture: string | null }

/** In characters. What is longer is cut. */
const longest = { title: 200, description: 300, siteName: 100 } as const

/** Only this much of each is read, in code units. */
const mostRead = 4_000

/** With each open element the parser needs longer for the next. If a page is nested deeper, its rest is not read. */
const mostDepth = 200

const wanted = new Set([
  ...['og:title', 'og:description', 'og:site_name', 'og:image'],
  ...['twitter:title', 'twitter:description', 'twitter:image', 'description'],
])

/** Reads the names of Open Graph and Twitter, the title and the description. Null without a title. */
export function pageFactsIn(bytes: Buffer, contentType: string, url: URL): PageFacts | null {
  const said = saidIn(textOf(bytes, contentType))
  const first = (names: readonly string[], use: (text: string) => string | null): string | null => {
    for (const name of names) {
      const used = use(said.get(name) ?? '')
      if (used !== null) return used
    }
    return null
  }
  const text = (characters: number, ...names: string[]) => first(names, (said) => plain(said, characters))
  const title = text(longest.title, 'og:title', 'twitter:title', 'title')
  if (title === null) return null
  return {
    title,
    description: text(longest.description, 'og:description', 'twitter:description', 'description'),
    siteName: text(longest.siteName, 'og:site_name'),
    picture: first(['og:image', 'twitter:image'], (address) => pictureAt(address, url)),
  }
}

/** The first value of each name that is not blank, as far as it is not nested too deeply. */
function saidIn(html: string): Map<string, string> {
  const said = new Map<string, string>()
  let title: string | undefined
  let depth = 0
  const parser = new Parser({
    onopentagname: () => {
      if (++depth > mostDepth) parser.pause()
    },
    onopentag: (tag, { property, name, content = '' }) => {
      if (tag === 'title') title ??= ''
      const key = (property ?? name ?? '').toLowerCase()
      if (tag !== 'meta' || !wanted.has(key) || said.has(key) || content.trim() === '') return
      said.set(key, content.slice(0, mostRead))
    },
    ontext: (text) => {
      if (title !== undefined && !said.has('title') && title.length < mostRead) title += text
    },
    onclosetag: (tag) => {
      depth--
      if (tag === 'title' && title !== undefined && !said.has('title')) said.set('title', title.slice(0, mostRead))
    },
  })
  parser.end(html)
  return said
}

function textOf(bytes: Buffer, contentType: string): string {
  try {
    return new TextDecoder(charsetOf(bytes, contentType)).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

const marks = { 'utf-8': 'efbbbf', 'utf-16le': 'fffe', 'utf-16be': 'feff' }

/** As browsers choose it: a byte order mark comes before the header, and that before the page. */
function charsetOf(bytes: Buffer, contentType: string): string | undefined {
  const beginning = bytes.toString('hex', 0, 3)
  const marked = Object.entries(marks).find(([, mark]) => beginning.startsWith(mark))
  if (marked) return marked[0]
  const declared = /charset\s*=\s*["']?([\w.:-]{1,40})/i
  const [, inHeader] = declared.exec(contentType) ?? []
  const [, inPage] = declared.exec(bytes.toString('latin1', 0, 1_024)) ?? []
  // In a page of UTF-16, nobody could have read the declaration.
  return inHeader ?? inPage?.replace(/^utf-16.*/i, 'utf-8')
}

function plain(text: string, characters: number): string | null {
  const line = oneLine(text.toWellFormed())
  const shown = beginningOf(line, characters)
  if (shown === '' || !isUsableText(shown)) return null
  return shown.length < line.length ? `${shown.trimEnd()}…` : shown
}

function pictureAt(address: string, { href }: URL): string | null {
  if (!address || !URL.canParse(address, href)) return null
  const { href: picture } = new URL(address, href)
  return isWebAddress(picture) ? picture : null
}
