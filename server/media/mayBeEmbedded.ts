import type { ServerResponse } from 'node:http'

/** Lets other sites show a media file, because it can never run as a page of this server. */
export function mayBeEmbedded(response: ServerResponse): void {
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
}
