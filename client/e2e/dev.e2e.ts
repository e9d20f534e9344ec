import { expect } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../server/testing/freePort.ts'
import { test } from './test.ts'

/** Starts `npm run dev` with a new data folder. Returns the client's address once everything runs. */
async function startDevelopment(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'linnet-dev-'))
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: `${await freePort()}`,
    MONGODB_URI: '',
    NODE_ENV: 'development',
    // With CI set, some tools print colours, and the pattern below would not match.
    NO_COLOR: '1',
  }
  const tools = spawn(process.execPath, ['scripts/dev.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    const isOver = tools.exitCode !== null || tools.signalCode !== null
    if (!isOver) {
      tools.kill('SIGTERM')
      await once(tools, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  const said: string[] = []
  let url: string | undefined
  let isReady = false
  for await (const line of createInterface({ input: tools.stdout })) {
    said.push(line)
    url ??= /Local:\s+(http:\/\/\S+)/.exec(line)?.[1]
    isReady ||= line.includes('Ready on ')
    if (!url || !isReady) continue
    tools.stdout.resume()
    return { url, stop }
  }
  await stop()
  throw new Error(`The development server ended before it was ready.\n${said.join('\n')}`)
}

test('npm run dev shows the app and the playground from their sources', async ({ visitor }) => {
  test.setTimeout(900_000)
  const development = await startDevelopment()
  const visit = await visitor()
  visit.page.setDefaultNavigationTimeout(300_000)
  try {
    await visit.opens(development.url)
    await expect(visit.post('The shop cat has sat down on the poetry section')).toBeVisible()
    await visit.page.goto(`${development.url}graphql`)
    await visit.seesA('button', /^Execute query/)
  } finally {
    // The page must close before the server, or it would log failed requests.
    await visit.leaves()
    await development.stop()
  }
})
