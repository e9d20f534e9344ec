/** A retry after the timeout is safe, because a post keeps its id. */
const patienceMs = 30_000

/** The request context for a session's token, by default the current one, with an abort signal for the timeout. */
export const contextWith = (token: string | undefined, timeoutMs = patienceMs) => ({
  token,
  fetchOptions: { signal: AbortSignal.timeout(timeoutMs) },
})
