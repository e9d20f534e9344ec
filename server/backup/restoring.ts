import { MetaModel } from '../db/meta.model.ts'
import { BackupError } from './archive.ts'
import { restoringId } from './momentary.ts'

/** Throws BackupError if a restore of this database began and has not ended. */
export async function requireWhole(): Promise<void> {
  if (!(await MetaModel.exists({ _id: restoringId }))) return
  throw new BackupError(
    'A restore of this database did not come to its end, so part of the data is missing. If none runs now, run `linnet restore FILE` again.',
  )
}
