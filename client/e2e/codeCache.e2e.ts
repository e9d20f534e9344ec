import { expect } from '@playwright/test'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { runServer } from './app.ts'
import { test } from './test.ts'

let folder: string
let server: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linnet code #'))
  server = join(folder, 'dist/server')
  const withoutCache = (path: string) => !path.endsWith('.cache')
  await cp('dist', join(folder, 'dist'), { recursive: true, filter: withoutCache })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
})

test.afterEach(() => rm(folder, { recursive: true }))

async function startAndAsk(): Promise<void> {
  const app = await runServer(join(server, 'main.js'), { cwd: folder })
  try {
    expect((await fetch(`${app.url}/api/posts`)).status).toBe(200)
  } finally {
    await app.stop()
  }
}

/** What starts keep, of each of the two scripts. */
async function keptCode() {
  const files = (await readdir(server)).filter((name) => /(?<![.]built)[.]cache$/.test(name)).toSorted()
  expect(files).toEqual([expect.stringMatching(/^launch-/), expect.stringMatching(/^server-/)])
  return Promise.all(
    files.map(async (name) => {
      const { mtimeMs, size } = await stat(join(server, name))
      return { path: join(server, name), mtimeMs, size }
    }),
  )
}

test('the build keeps what V8 compiles for a first start', async () => {
  const built = (await readdir('dist/server')).filter((name) => name.endsWith('.built.cache')).toSorted()
  expect(built.map((name) => name.split('-')[0])).toEqual(expect.arrayContaining(['launch', 'server']))
})

test('a start from what the build compiled keeps all that a start compiles', async () => {
  await promisify(execFile)(process.execPath, [join(server, 'compile.js')])
  await startAndAsk()
  const built = (await readdir(server)).filter((name) => name.endsWith('.built.cache')).toSorted()
  for (const [index, { size }] of (await keptCode()).entries()) {
    expect(size).toBeGreaterThan((await stat(join(server, built[index] ?? ''))).size)
  }
})

test('a start without it keeps it for the next, and so does one that cannot use it', async () => {
  await startAndAsk()
  const first = await keptCode()

  await startAndAsk()
  expect(await keptCode()).toEqual(first)

  // As long as before: V8 itself would not notice.
  for (const { path } of first) await writeFile(path, (await readFile(path)).fill(0, 40_960, 45_056))
  await startAndAsk()
  const second = await keptCode()
  expect(second.map(({ mtimeMs }, index) => mtimeMs > (first[index]?.mtimeMs ?? Infinity))).toEqual([true, true])
})

test('stack traces name the sources, whether or not the code was kept', async () => {
  await startAndAsk()
  await writeFile(join(server, 'operations.json'), 'no JSON')
  expect(await failedStart()).toMatch(/server[/]graphql[/]\w+[.]ts:\d+:\d+/)
  for (const { path } of await keptCode()) await rm(path)
  expect(await failedStart()).toMatch(/server[/]graphql[/]\w+[.]ts:\d+:\d+/)
})

async function failedStart(): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: join(folder, 'data'), PORT: '0', MONGODB_URI: '' }
  const child = spawn(process.execPath, ['--enable-source-maps', join(server, 'main.js')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return said
}
