import type { World } from './world.ts'

/** A request with its whole body. */
export type PreparedRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer }

/** Something that a hostile client sends. */
export type AbuseCase = { name: string; request: (world: World) => PreparedRequest }

/** A request with a JSON body, or without a body, by the world's member. */
export function jsonRequest({ token }: World, path: string, body?: unknown, method = 'POST'): PreparedRequest {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return { method, path, headers, body: Buffer.from(text) }
}
