import { createHash } from 'node:crypto'

/** The entity tag of an answer: the same for the same bytes, on every server. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`
}

/**
 * Whether an `If-None-Match` header names this tag. Express would ignore the header beside `Cache-Control: no-cache`, which
 * `fetch` adds to every request that carries it.
 */
export function isKnown(etag: string, header: string | undefined): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
