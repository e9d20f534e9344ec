import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockHolder, takeLock } from './lock.mjs'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linnet locks '))
  path = join(folder, 'the.lock')
})

afterEach(() => rm(folder, { recursive: true }))

const onUnix = platform() === 'win32' ? it.skip : it

const hold = (pid: number, start: string) => writeFile(path, JSON.stringify({ pid, start, id: 'x' }))

async function holderElsewhere() {
  const program = `import { takeLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)}
    takeLock(${JSON.stringify(path)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

it('has one holder at a time', () => {
  const release = takeLock(path)
  expect(takeLock(path)).toBeUndefined()
  expect(lockHolder(path)).toEqual({ pid: process.pid })
  release?.()
  expect(lockHolder(path)).toBeUndefined()
  expect(takeLock(path)).toBeDefined()
})

it('stays taken while its holder lives, and is free after a kill', async () => {
  const holder = await holderElsewhere()
  expect(takeLock(path)).toBeUndefined()
  expect(lockHolder(path)).toEqual({ pid: holder.pid })
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(lockHolder(path)).toBeUndefined()
  expect(takeLock(path)).toBeDefined()
})

onUnix('names the same holder in all languages and time zones, where `ps` says when it began', async () => {
  await writeFile(join(folder, 'ps'), '#!/bin/sh\necho "$LC_ALL $TZ"', { mode: 0o755 })
  const program = `import { startOf } from ${JSON.stringify(new URL('./processes.mjs', import.meta.url).href)}
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    console.log(startOf(process.pid))`
  const seenIn = (LC_ALL: string, TZ: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, LC_ALL, TZ },
    })
  expect(seenIn('ja_JP.UTF-8', 'Asia/Tokyo')).toBe(seenIn('C', 'UTC'))
})

it('is free when another process has the id of its holder', async () => {
  await hold(process.pid, 'another time')
  expect(takeLock(path)).toBeDefined()
})

it('is free in a copy of the folder whose lock is held', async () => {
  const release = takeLock(path)
  const copy = join(folder, 'a copy.lock')
  await copyFile(path, copy)
  expect(lockHolder(copy)).toBeUndefined()
  expect(takeLock(copy)).toBeDefined()
  expect(lockHolder(path)).toEqual({ pid: process.pid })
  release?.()
})

it('is free when its file is damaged', async () => {
  await writeFile(path, '{"pid":')
  expect(takeLock(path)).toBeDefined()
})

it('is not released by a former holder', async () => {
  const release = takeLock(path)
  await hold(1, 'later')
  release?.()
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: 1 })
})

it('leaves no other files', async () => {
  await hold(process.pid, 'another time')
  takeLock(path)
  expect(await readdir(folder)).toEqual(['the.lock'])
})
