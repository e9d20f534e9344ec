import type { CDPSession } from '@playwright/test'

/** Times are in milliseconds since the request for the page. `end` is NaN while a request runs. */
export type Sent = {
  url: string
  /** The name that developer tools give it, such as Document, Script, Fetch, Image. */
  type: string
  isOfScript: boolean
  begin: number
  end: number
  /** The size as transferred; 0 if it comes from the browser's cache. */
  bytes: number
}

/** Records all later requests of the page. `Network.enable` must have been sent before. */
export function recordRequests(cdp: CDPSession): Sent[] {
  const sent: Sent[] = []
  const running = new Map<string, Sent>()
  let zero: number | null = null
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp, documentURL, initiator }) => {
    zero ??= timestamp
    const frame = initiator.stack?.callFrames[0]
    const isOfScript = initiator.type === 'script' && frame !== undefined && frame.url !== documentURL
    const begin = 1_000 * (timestamp - zero)
    const one = { url: request.url, type, isOfScript, begin, end: NaN, bytes: 0 }
    sent.push(one)
    running.set(requestId, one)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = running.get(requestId)
    if (one && zero !== null) Object.assign(one, { end: 1_000 * (timestamp - zero), bytes: encodedDataLength })
  })
  return sent
}

const blocking = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'])

/**
 * How many requests before `shown` (in milliseconds) waited for one another. Requests of the page's HTML wait for the
 * page, and a script's for the last request before it. Cached ones do not count.
 */
export function stepsUntil(shown: number, sent: readonly Sent[]): number {
  const depths = new Map<Sent, number>()
  const needed = sent.filter(({ type, end, bytes }) => blocking.has(type) && end <= shown && bytes > 0)
  for (const one of needed.toSorted((a, b) => a.begin - b.begin)) {
    const before = needed.filter(({ type, end }) => end <= one.begin && (one.isOfScript || type === 'Document'))
    depths.set(one, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 0)))
  }
  return Math.max(1, ...depths.values())
}
