import { createHash } from 'node:crypto'

export function etagOf(text: string): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`
}

/** Express ignores `If-None-Match` if there is `Cache-Control: no-cache`, which `fetch` adds to all such requests. */
export function isKnown(etag: string, header: string | undefined): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
