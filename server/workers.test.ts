import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './testing/freePort.ts'
import { MeasuredServer } from './testing/media/measuredServer.ts'
import { scraped } from './testing/scraped.ts'
import { startWorkers } from './workers.ts'

const count = 2
let server: MeasuredServer

beforeAll(async () => {
  server = await MeasuredServer.start({ WORKERS: `${count}` })
})

afterAll(() => server.remove())

async function isServed(): Promise<boolean> {
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => server.asks('{ posts { edges { node { content } } } }')),
  )
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.data)
}

/** Kills the process, and waits until another one is there. */
async function untilReplaced(of: MeasuredServer, pid: string | undefined): Promise<void> {
  const before = await of.children()
  process.kill(Number(pid), 'SIGKILL')
  while ((await of.children()).every((one) => before.includes(one))) await sleep(10)
}

describe('several processes on one port', () => {
  it('serve the same data', async () => {
    expect(await server.children()).toHaveLength(count)
    const input = { username: 'alice', name: 'Alice', email: 'alice@example.org', password: 'long enough' }
    const { token } = await server.does('signUp', { ...input, confirmPassword: input.password }, '', 'token')
    await server.does('createPost', { content: 'Hello' }, token)
    const answers = await Promise.all(
      Array.from({ length: 4 * count }, () =>
        server.asks('{ viewer { username } posts { edges { node { content } } } }', {}, token),
      ),
    )
    const posts = { edges: [{ node: { content: 'Hello' } }] }
    for (const { data } of answers) expect(data).toEqual({ viewer: { username: 'alice' }, posts })
  })

  it('keep serving when one ends, and replace it', async () => {
    const [first] = await server.children()
    await untilReplaced(server, first)
    while (!(await isServed())) await sleep(10)
    expect(await server.children()).toHaveLength(count)
  })

  it('sum their metrics, in which stays what an ended one counted, and stop together while one is being replaced', async () => {
    const port = await freePort()
    const other = await MeasuredServer.start({ ...server.shared, WORKERS: `${count}`, METRICS_PORT: `${port}` })
    await Promise.all(Array.from({ length: 12 }, () => other.asks('{ posts { edges { cursor } } }')))
    const counted = 'linnet_requests_total{api="graphql",operation="other",status="200"}'
    const asked = async () => (await scraped(port)).values.get(counted)
    // A busy process may be left out of a sum.
    while ((await asked()) !== 12) await sleep(10)
    for (const pid of await other.children()) await untilReplaced(other, pid)
    expect(await asked()).toBe(12)
    let { values } = await scraped(port)
    while (!values.has('linnet_requests_in_progress')) ({ values } = await scraped(port))
    expect(values.get('linnet_requests_in_progress')).toBe(0)
    expect([...values.keys()].filter((name) => name.startsWith('linnet_info'))).toHaveLength(1)
    const [first] = await other.children()
    await untilReplaced(other, first)
    const processes = await other.children()
    expect(await other.stop()).toBe(0)
    expect(processes.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
  })

  it('stop although one does not hear that it should', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'linnet-deaf-'))
    const file = join(folder, 'deaf.mjs')
    writeFileSync(file, `import { createServer } from 'node:http'\ncreateServer().listen(0, '127.0.0.1')`)
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    const { ready, stop } = startWorkers({ file, count: 1, port: 0, env: {}, say, longestStopMs: 1 })
    await ready
    await stop()
    expect(lines).toEqual([expect.stringMatching(/^Worker process \d+ did not stop in time, and was killed[.]$/)])
    rmSync(folder, { recursive: true })
  })

  it('end when the first one cannot start', async () => {
    const starting = MeasuredServer.start({
      ...server.shared,
      WORKERS: `${count}`,
      PORT: new URL(server.urlOf('/')).port,
    })
    await expect(starting).rejects.toThrow('ended before it was ready')
  })
})
