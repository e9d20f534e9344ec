import { inspect } from 'node:util'
import { root } from './project.mjs'

/** @type {(error: unknown) => string} the message for a user whose disk cannot be written */
export function diskProblem(error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full. Setting up needs about 1 GB in ${root}: free some space and start again.`
  if (code === 'EROFS') return `${root} is read-only. Put the project on a disk that can be written.`
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not write in ${root}. Start as its owner, or change the owner of the folder.`
  // A bug in the setup itself: whoever fixes it needs the stack trace.
  return inspect(error)
}
