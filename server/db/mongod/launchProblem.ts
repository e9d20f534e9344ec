import { errorCode } from './errorCode.mjs'

const isFull = (file: string) => `The disk that holds ${file} is full. Free some space; the data is unharmed.`

const problems: readonly { sign: RegExp; says: (folder: string) => string }[] = [
  {
    sign: /No space left on device|disk quota exceeded/i,
    says: isFull,
  },
  {
    sign: /Read-only file system/i,
    says: (folder) => `${folder} is read-only. Make it writable, or name another folder in DATA_DIR.`,
  },
  {
    sign: /Permission denied|Operation not permitted/i,
    says: (folder) =>
      `This user may not write in ${folder}. Start as its owner, change the owner of the folder and all its files, or name another folder in DATA_DIR.`,
  },
  {
    sign: /security key/,
    says: (folder) =>
      `MongoDB takes its key, ${folder}.key, only from a file that this user owns and nobody else can read (mode 0600). ` +
      'Change the owner of the data folder and all its files, or, on a disk that keeps no modes, name another folder in DATA_DIR.',
  },
  {
    sign: /--repair|data corruption|WT_PANIC|WT_ERROR|WT_TRY_SALVAGE|file size=0|handle-open: open: No such file|Cursor not found: Failed to open/,
    says: (folder) =>
      `The data files in ${folder} are damaged or missing. Copy the folder first. Then put a backup in its place, or run ` +
      `"mongod --dbpath ${folder} --repair", which keeps the documents it can still read, drops the others and builds ` +
      'the indexes anew. Or move the folder away to start with an empty database.',
  },
]

/** Says why a mongod did not start, from the errors that it logged; undefined if the reason is unknown. */
export function launchProblem(complaints: readonly string[], folder: string): string | undefined {
  const said = complaints.join('\n')
  return problems.find(({ sign }) => sign.test(said))?.says(folder)
}

const isForbidden = (file: string) =>
  `This user may not read or write ${file}. Change the owner of it or of its folder, or do this as another user.`

const fileProblems: Record<string, (file: string) => string> = {
  ENOSPC: isFull,
  EDQUOT: isFull,
  EROFS: (file) => `${file} is on a disk that is read-only. Make it writable, or name another place.`,
  EACCES: isForbidden,
  EPERM: isForbidden,
  EFBIG: (file) => `${file} would be larger than its disk or this user's limit allows. Name another place.`,
  EIO: (file) => `The disk that holds ${file} is failing. Name another place.`,
  ENAMETOOLONG: (file) => `The name ${file} is too long.`,
  ENOTDIR: (file) => `There can be no ${file}, because a folder in its path is a file.`,
}

/** Says why a file or folder cannot be read or written, from the system's error; undefined for any other error. */
export function fileProblem(error: unknown, file?: string): string | undefined {
  // The error of a write to an open file does not name its path.
  const { path = 'DATA_DIR', syscall } = error as NodeJS.ErrnoException
  // A refused port is no problem of a file.
  if (syscall === 'listen' || syscall === 'bind') return undefined
  return fileProblems[errorCode(error) ?? '']?.(file ?? path)
}
