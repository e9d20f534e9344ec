import { inspect } from 'node:util'
import { root } from './project.mjs'

/**
 * What keeps the set-up from writing, in words for the person who started it.
 * @param {unknown} error
 * @returns {string}
 */
export function diskProblem(error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full. Setting up needs about 1 GB in ${root}: free some space and start again.`
  if (code === 'EROFS') return `${root} is read-only. Put the project on a disk that can be written.`
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not write in ${root}. Start as its owner, or change the owner of the folder.`
  // A fault of the set-up itself: whoever mends it needs the whole story.
  return inspect(error)
}
