/** Why a request got no answer, in a few words: what the network says is in the cause of an error of `fetch`. */
export function reasonOf(error: unknown): string {
  const { cause = error } = error as Error
  const { code, message } = cause as NodeJS.ErrnoException
  return typeof code === 'string' ? code : message
}
