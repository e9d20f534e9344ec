import { expect } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { runServer } from './app.ts'
import { test } from './test.ts'

let folder: string
let server: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linnet-code-'))
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

async function keptCode() {
  const files = (await readdir(server)).filter((name) => name.endsWith('.cache'))
  return Promise.all(
    files.map(async (name) => {
      const { mtimeMs, size } = await stat(join(server, name))
      return { path: join(server, name), mtimeMs, size }
    }),
  )
}

test('the build keeps what V8 compiles', async () => {
  expect(await readdir('dist/server')).toContainEqual(expect.stringMatching(/[.]cache$/))
})

test('a start without it keeps it for the next, and so does one that cannot use it', async () => {
  await startAndAsk()
  const [first, ...others] = await keptCode()
  expect(others).toEqual([])
  expect(first?.size).toBeGreaterThan(1_000_000)

  await startAndAsk()
  expect(await keptCode()).toEqual([first])

  await writeFile(first?.path ?? '', 'half-written')
  await startAndAsk()
  expect((await keptCode())[0]?.size).toBeGreaterThan(1_000_000)
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
