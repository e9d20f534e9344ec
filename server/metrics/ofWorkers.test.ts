import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../testing/freePort.ts'
import { MeasuredServer } from '../testing/media/measuredServer.ts'
import { scraped } from '../testing/scraped.ts'

let server: MeasuredServer
let port = 0

beforeAll(async () => {
  port = await freePort()
  server = await MeasuredServer.start({ WORKERS: '2', METRICS_PORT: `${port}` })
})

afterAll(() => server.remove())

const asked = async () =>
  (await scraped(port)).values.get('linnet_requests_total{api="graphql",operation="other",status="200"}')

async function replace(pid: string): Promise<void> {
  const before = await server.children()
  process.kill(Number(pid), 'SIGKILL')
  while ((await server.children()).filter((one) => !before.includes(one)).length === 0) await sleep(10)
}

describe('the metrics of several processes', () => {
  it('are sums, in which stays what an ended process counted', async () => {
    const count = 12
    await Promise.all(Array.from({ length: count }, () => server.asks('{ posts { edges { cursor } } }')))
    expect(await asked()).toBe(count)
    for (const pid of await server.children()) await replace(pid)
    expect(await asked()).toBe(count)
    let { values } = await scraped(port)
    while (!values.has('linnet_requests_in_progress')) ({ values } = await scraped(port))
    expect(values.get('linnet_requests_in_progress')).toBe(0)
    expect([...values.keys()].filter((name) => name.startsWith('linnet_info'))).toHaveLength(1)
  })
})
