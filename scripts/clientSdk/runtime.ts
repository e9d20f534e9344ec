import type { ErrorCode } from '../../server/schema/resolvers.generated.ts'

export type Operation<Data, Variables> = {
  readonly text: string
  /** Never set: it only carries types. */
  readonly types?: (variables: Variables) => Data
}

/** The message is for the user; `extensions` is for the program. */
export type ApiError = {
  message: string
  path?: (string | number)[]
  extensions: { code: ErrorCode; [detail: string]: unknown }
}

/** An operation failed, in whole or in part. `data` is what the server answered in spite of the errors. */
export class OperationError extends Error {
  readonly errors: readonly ApiError[]
  readonly data: unknown

  constructor(errors: readonly ApiError[], data: unknown) {
    super(errors.map(({ message }) => message).join(' '))
    this.name = 'OperationError'
    this.errors = errors
    this.data = data
  }

  get code(): ErrorCode | undefined {
    return this.errors[0]?.extensions.code
  }
}

type Endpoint = {
  url: string
  /** Returns the token of `logIn` or `signUp`; null for a guest. */
  token?: () => string | null
}

/** Operations without required variables may be sent without any. */
type Given<Variables> = Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]

/** Returns a function that sends an operation. It throws OperationError if the answer has errors. */
export function connect({ url, token }: Endpoint) {
  return async <Data, Variables>(operation: Operation<Data, Variables>, ...[variables]: Given<Variables>) => {
    const sent = token?.()
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(sent && { authorization: `Bearer ${sent}` }) },
      body: JSON.stringify({ query: operation.text, variables }),
    })
    if (!response.headers.get('content-type')?.includes('json'))
      throw new Error(`The server answered with status ${response.status}.`)
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: ApiError[] }
    if (errors) throw new OperationError(errors, data)
    return data as Data
  }
}
