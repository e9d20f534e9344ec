import { cp, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedMongo } from './embedded.ts'
import { fileProblem, launchProblem } from './launchProblem.ts'

describe('the embedded MongoDB that cannot start', () => {
  it('says that its data is damaged or was deleted and what a repair does, and leaves it alone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'linnet-damaged-'))
    await (await startEmbeddedMongo({ dataDir })).stop()
    const copy = await mkdtemp(join(tmpdir(), 'linnet-deleted-'))
    await cp(dataDir, copy, { recursive: true })
    await truncate(join(dataDir, 'mongo/WiredTiger.wt'), 0)
    const files = (await readdir(join(copy, 'mongo'))).filter((name) => name.startsWith('collection-'))
    expect(files).not.toEqual([])
    for (const name of files) await rm(join(copy, 'mongo', name))

    for (const folder of [dataDir, copy]) {
      await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toMatchObject({
        name: 'LaunchError',
        message: expect.stringMatching(
          /^The data files in .*mongo are damaged or missing\. Copy the folder first\. .*--repair/,
        ),
      })
      await rm(folder, { recursive: true })
    }
  })

  it.each([
    ['a full disk', 'error opening journal: No space left on device', 'is full. Free some space'],
    [
      'a disk that is read-only',
      'mongod.lock (Read-only file system). Ensure the user',
      'is read-only. Make it writable',
    ],
    [
      'a key that others can read',
      'Error creating service context: Location5579201: Unable to acquire security key[s]',
      '/data.key, only from a file that this user owns',
    ],
    [
      'a folder of another user',
      'mongod.lock (Permission denied). Ensure the user',
      'This user may not write in /data.',
    ],
  ])('names %s by what mongod complains of', (_what, complaint, words) => {
    expect(launchProblem([`{"s":"E","msg":"…","attr":{"error":"${complaint}"}}`], '/data')).toContain(words)
  })

  it('does not explain an unknown error', () => {
    expect(launchProblem(['{"s":"E","msg":"Something new"}'], '/data')).toBeUndefined()
    expect(fileProblem(new Error('Something new'))).toBeUndefined()
  })

  it('says of any other file that this user may not open it, and nothing of the data folder', () => {
    const problem = fileProblem(Object.assign(new Error(), { code: 'EACCES', path: '/backups/a.backup' }))
    expect(problem).toMatch(/^This user may not read or write [/]backups[/]a[.]backup[.] (?!.*DATA_DIR)/)
  })

  it.each([
    ['EFBIG', "/a would be larger than its disk or this user's limit allows."],
    ['EIO', 'The disk that holds /a is failing.'],
  ])('says in words what %s of a write to a file is', (code, words) => {
    expect(fileProblem(Object.assign(new Error(), { code, syscall: 'write' }), '/a')).toContain(words)
  })

  it.each(['listen', 'bind'])('does not blame the data folder for a port that this user may not use: %s', (syscall) => {
    expect(fileProblem(Object.assign(new Error(), { code: 'EACCES', syscall, port: 80 }))).toBeUndefined()
  })

  it('names a full disk also when the server itself cannot write a file', async () => {
    const error: unknown = await writeFile('/dev/full', 'text').catch((thrown: unknown) => thrown)
    expect(fileProblem(error)).toContain('The disk that holds DATA_DIR is full.')
  })
})
