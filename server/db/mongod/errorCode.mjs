/** @type {(error: unknown) => string | undefined} the code of an error, such as ENOENT */
export function errorCode(error) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
