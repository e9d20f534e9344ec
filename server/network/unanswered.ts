/** Why a request got no answer, in a few words. The cause of an error of `fetch` has what the network says. */
export function reasonOf(error: unknown): string {
  const { cause = error } = error as Error
  const { code, message } = cause as NodeJS.ErrnoException
  return typeof code === 'string' ? code : message
}
