import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

export type RunningApp = { url: string; dataDir: string; stop(): Promise<void> }

/** Builds and starts the app with fresh seed data on a free port. `stop` deletes its data folder. */
export async function startApp(settings: Record<string, string> = {}): Promise<RunningApp> {
  await built()
  return runServer('scripts/start.mjs', { settings })
}

/**
 * Starts `dist/` in another folder with only the project's packages. Accepts only trusted documents: the client's and
 * these.
 */
export async function startAlone(settings: Record<string, string>, documents: string[]): Promise<RunningApp> {
  const folder = await mkdtemp(join(tmpdir(), 'linnet-alone-'))
  await cp('dist', join(folder, 'dist'), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const trusted = documents.map((text) => [createHash('sha256').update(text).digest('hex'), text] as const)
  const file = join(folder, 'trusted.json')
  await writeFile(file, JSON.stringify(Object.fromEntries(trusted)))
  const all = { ...settings, TRUSTED_DOCUMENTS_ONLY: 'true', TRUSTED_DOCUMENTS_FILE: file }
  const app = await runServer(join(folder, 'dist/server/main.js'), { settings: all, cwd: folder })
  const stop = async () => {
    await app.stop()
    await rm(folder, { recursive: true })
  }
  return { ...app, stop }
}

/** Starts a server program with fresh seed data on a free port, with `cwd` as its working directory. */
async function runServer(
  program: string,
  { settings = {}, cwd }: { settings?: Record<string, string>; cwd?: string },
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'linnet-e2e-'))
  // An empty value stops `.env` from setting it.
  const environment = { ...process.env, DATA_DIR: dataDir, PORT: '0', MONGODB_URI: '', NODE_ENV: 'development' }
  const server = spawn(process.execPath, [program], {
    ...(cwd && { cwd }),
    env: {
      ...environment,
      DEMO_ACCOUNTS: 'true',
      SEED: 'true',
      BRAND: '',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'false',
      STORAGE_FREE_PERCENT: '0',
      // A busy machine makes the database slow, which is no fault of the app.
      DATABASE_TIMEOUT_MS: '60000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    return { url: await ready(server), dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function built(): Promise<void> {
  const build = spawn(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The build failed.')
}

/** Waits until the server is ready; returns its address. Throws the server's output if it ends before that. */
async function ready({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output to read.')
  const said: string[] = []
  for await (const line of createInterface({ input: stdout })) {
    said.push(line)
    const url = /^Ready on (.*)$/.exec(line)?.[1]
    if (!url) continue
    // Unread output would fill the pipe and block the server.
    stdout.resume()
    return url
  }
  throw new Error(`The server ended before it was ready.\n${said.join('\n')}`)
}
