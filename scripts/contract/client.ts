import assert from 'node:assert/strict'
import type { z } from 'zod'
import { answers } from '../../server/rest/schemas.ts'

export type Answer = { call: string; status: number; headers: Headers; body: unknown }

/** An HTTP client of the server under test, with or without a token. */
export class Client {
  readonly #baseUrl: string
  readonly token: string | undefined

  constructor(baseUrl: string, token?: string) {
    this.#baseUrl = baseUrl
    this.token = token
  }

  as = (token: string) => new Client(this.#baseUrl, token)
  get = (path: string, headers: Record<string, string> = {}) => this.send('GET', path, undefined, headers)
  delete = (path: string) => this.send('DELETE', path)
  post = (path: string, body: unknown = {}) =>
    this.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json' })

  /** Sends a request. Throws when the server does not respond, or responds with something other than JSON. */
  async send(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.#baseUrl + path, {
      method,
      headers: { ...(this.token !== undefined && { authorization: this.token }), ...headers },
      signal: AbortSignal.timeout(30_000),
      ...(body !== undefined && { body }),
    })
    const call = `${method} ${path}`
    const text = await response.text()
    if (response.status === 304) return { call, status: 304, headers: response.headers, body: null }
    assert.match(
      response.headers.get('content-type') ?? 'none',
      /^application\/json/,
      `${call}: the answer is not JSON`,
    )
    return { call, status: response.status, headers: response.headers, body: JSON.parse(text) as unknown }
  }
}

/** Checks the status and the exact shape of the body, and returns the body. */
export function succeeds<Shape extends z.ZodType>(answer: Answer, status: number, shape: Shape): z.output<Shape> {
  assert.equal(
    answer.status,
    status,
    `${answer.call}: status ${answer.status} ${JSON.stringify(answer.body).slice(0, 120)}`,
  )
  const parsed = shape.safeParse(answer.body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    assert.fail(`${answer.call}: at ${issue?.path.join('.')}: ${issue?.message}`)
  }
  return parsed.data
}

/** Checks an error response: its status, its shape, and its message if one is given. */
export function refuses(answer: Answer, status: number, message?: string): void {
  const { errors } = succeeds(answer, status, answers.errors)
  if (message !== undefined) assert.equal(errors[0], message, answer.call)
}
