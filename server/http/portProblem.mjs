/**
 * Why a port cannot be listened on, in words for the person who starts the server.
 * @param {string | undefined} code of the error that listening gave
 * @param {number} port
 * @returns {string | undefined} undefined for any other error
 */
export function portProblem(code, port) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to a free one, or leave it out.`
  if (code === 'EACCES') return `Port ${port} needs more rights. Set PORT to one above 1023.`
  return undefined
}
