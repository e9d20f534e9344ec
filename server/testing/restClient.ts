export type Answer<Body> = { call: string; status: number; headers: Headers; body: Body }

/** `urlOf` makes a URL from a path below `/api`. */
export class RestClient<Body = unknown> {
  readonly #urlOf: (path: string) => string
  readonly token: string | undefined

  constructor(urlOf: (path: string) => string, token?: string) {
    this.#urlOf = urlOf
    this.token = token
  }

  as = (token: string) => new RestClient(this.#urlOf, token)
  get = (path: string, headers: Record<string, string> = {}) => this.sends('GET', path, undefined, headers)
  delete = (path: string) => this.sends('DELETE', path)
  post = (path: string, body?: unknown) =>
    this.sends('POST', path, body === undefined ? undefined : JSON.stringify(body), {
      'content-type': 'application/json',
    })

  /** Throws if the server does not answer, or answers with something other than JSON. */
  async sends(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.#urlOf(path), {
      method,
      headers: { ...(this.token !== undefined && { authorization: this.token }), ...headers },
      signal: AbortSignal.timeout(120_000),
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    const { status } = response
    const type = response.headers.get('content-type') ?? 'none'
    const call = `${method} ${path}`
    if (status !== 304 && !/^application\/json\b/.test(type))
      throw new Error(`${call}: the answer is no JSON but ${type}`)
    return { call, status, headers: response.headers, body: JSON.parse(text || '{}') as Body }
  }
}
