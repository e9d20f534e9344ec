/**
 * The code that Node or the system gives an error, such as ENOENT; undefined for an error without one.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function errorCode(error) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
