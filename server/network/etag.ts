import { createHash } from 'node:crypto'

/** The entity tag of a response body. It is the same on every server. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`
}

/**
 * Whether an `If-None-Match` header names this tag. Express would ignore the header if the request has `Cache-Control:
 * no-cache`, which `fetch` adds whenever a script sets `If-None-Match`.
 */
export function isKnown(etag: string, header: string | undefined): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
