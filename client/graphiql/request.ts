/** The content of the editors. Variables and headers are JSON objects, or empty. */
export type Draft = { query: string; variables?: string; headers?: string; operationName?: string | undefined }

/** The query and variables in a link to the playground; null if it has no query. */
export function draftInAddress(search: string): Draft | null {
  const parameters = new URLSearchParams(search)
  const query = parameters.get('query')
  return query ? { query, variables: parameters.get('variables') ?? '' } : null
}

/** A link that fills in the editors. It leaves out headers, which may hold a token. */
export function linkTo({ query, variables = '' }: Draft, endpoint: string): string {
  const parameters = new URLSearchParams({ query, ...(variables.trim() && { variables }) })
  return `${endpoint}?${parameters.toString()}`
}

/** The curl command for a request, with `$TOKEN` for the session. Throws SyntaxError for invalid JSON in the draft. */
export function curlOf(draft: Draft, { endpoint, isLoggedIn }: { endpoint: string; isLoggedIn: boolean }): string {
  const { query, operationName } = draft
  const variables = parsed(draft.variables)
  const headers = { 'content-type': 'application/json', ...parsed(draft.headers) }
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${String(value)}`)}`)
  const hasToken = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
  if (isLoggedIn && !hasToken) lines.push('-H "authorization: Bearer $TOKEN"')
  const body = JSON.stringify({ query, ...(operationName && { operationName }), ...(variables && { variables }) })
  return [`curl ${quoted(endpoint)}`, ...lines, `-d ${quoted(body)}`].join(' \\\n  ')
}

function parsed(text = ''): object | undefined {
  return text.trim() ? (JSON.parse(text) as object) : undefined
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
