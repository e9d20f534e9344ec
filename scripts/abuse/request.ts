import type { World } from './world.ts'

export type PreparedRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer }

export type AbuseCase = { name: string; request: (world: World) => PreparedRequest }

/** A string is sent as it is, anything else as JSON. */
export function jsonRequest({ token }: World, path: string, body?: unknown, method = 'POST'): PreparedRequest {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return { method, path, headers, body: Buffer.from(text) }
}
