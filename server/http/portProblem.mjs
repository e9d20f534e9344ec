/** @type {(code: string | undefined, port: number) => string | undefined} undefined for other errors of listening */
export function portProblem(code, port) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to a free one, or leave it out.`
  if (code === 'EACCES') return `Port ${port} needs more rights. Set PORT to one above 1023.`
  return undefined
}
