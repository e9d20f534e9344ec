import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import getPort from 'get-port'
import { builtServer, readyPort } from './bench/contenders.ts'
import { checkSite } from './deploy/checks.ts'
import { makeCertificate, startCaddy, startNginx } from './deploy/proxy.ts'
import { prepare } from './setup/prepare.mjs'
import { everything } from './setup/steps.mjs'

/** `npm run proxies` tries the examples of `scripts/deploy` with nginx and Caddy from the PATH. */
async function main(): Promise<void> {
  await prepare(everything)
  const folder = await mkdtemp(join(tmpdir(), 'linnet-proxies-'))
  const server = await startServer(join(folder, 'data'))
  try {
    const own = await makeCertificate(folder)
    const certificate = await readFile(own.certificate)
    for (const [name, start] of Object.entries({ nginx: startNginx, caddy: startCaddy })) {
      const [http, https] = [await getPort(), await getPort()]
      const proxy = await start(join(folder, name), { http, https, linnet: server.port }, own)
      try {
        for (const [what, saw] of await checkSite({ port: https, certificate })) console.log(`${name}  ${what}: ${saw}`)
      } finally {
        await proxy.stop()
      }
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startServer(dataDir: string): Promise<{ port: number; stop(): Promise<unknown> }> {
  const own = { HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1', DATA_DIR: dataDir, MONGODB_URI: '', NODE_OPTIONS: '' }
  const child = spawn(process.execPath, [builtServer], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { port: await readyPort(child), stop }
}

await main()
