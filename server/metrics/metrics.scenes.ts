import { readFileSync } from 'node:fs'
import { claimId } from '../backup/momentary.ts'
import { MetaModel } from '../db/meta.model.ts'
import { cast } from '../testing/cast.ts'
import { freePort } from '../testing/freePort.ts'
import { scraped } from '../testing/scraped.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

let port = 0
const hashes = JSON.parse(readFileSync('client/apollo/operations.generated.json', 'utf8')) as Record<string, string>
const hashOf = (name: string) => Object.entries(hashes).find(([, text]) => text.startsWith(`query ${name}`))?.[0]

async function asks(body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(urlOf('/graphql'), { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
}

const reads = async (path: string) => void (await (await fetch(urlOf(path))).arrayBuffer())

async function growthDuring(work: () => Promise<unknown>): Promise<Map<string, number>> {
  const { values: before } = await scraped(port)
  await work()
  const { values: after } = await scraped(port)
  const growth = [...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)
  return new Map(growth.filter(([, more]) => more !== 0))
}

const requests = (labels: string) => `linnet_requests_total{${labels}}`

describe('the metrics', () => {
  useServer(async () => {
    port = await freePort()
    return { METRICS_PORT: String(port), RATE_LIMITS: 'likes=1/3600' }
  })

  it('count operations that the app sends by their names, and all others together', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf('Explore') } }
    const grown = await growthDuring(async () => {
      await asks({ operationName: 'Explore', extensions })
      await asks({ operationName: 'Explore', extensions })
      await asks({ query: 'query Home { posts(first: 1) { edges { cursor } } }' })
      await asks({ query: 'query Explore { nothing }' })
    })
    expect(grown.get(requests('api="graphql",operation="Explore",status="200"'))).toBe(2)
    expect(grown.get(requests('api="graphql",operation="other",status="200"'))).toBe(2)
    expect(grown.get('linnet_request_duration_seconds_count{api="graphql",operation="Explore"}')).toBe(2)
    expect(grown.get('linnet_graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1)
  })

  it('count REST calls by their routes, and pages by their kinds', async () => {
    const grown = await growthDuring(async () => {
      await reads('/api/posts/one')
      await reads('/api/posts/another')
      await reads('/post/one')
      await reads('/nowhere/at/all')
    })
    expect(grown.get(requests('api="rest",operation="GET /api/posts/:postId",status="404"'))).toBe(2)
    // If the client is not built, pages answer 500.
    const ofPages = [...grown].map(([name, more]) => [name.replace(/,status="\d+"/, ''), more] as const)
    expect(ofPages).toContainEqual([requests('api="page",operation="post"'), 1])
    expect(ofPages).toContainEqual([requests('api="page",operation="missing"'), 1])
  })

  it('are no more for clients that invent names', async () => {
    const invent = async (word: string) => {
      await asks({ query: `query ${word} { posts(first: 1) { edges { cursor } } }` })
      for (const path of [`/api/${word}`, `/${word}`, `/media/${word}`, `/post/${word}`]) await reads(path)
    }
    await invent('first')
    const { values: before } = await scraped(port)
    await invent('second')
    const { values: after } = await scraped(port)
    // The names for Node's collections and the database's commands appear when the first of a kind happens, whoever
    // asks.
    const ofRequests = [...after.keys()].filter((name) => /^linnet_(request|graphql|limit|media)/.test(name))
    expect(ofRequests.filter((name) => !before.has(name))).toEqual([])
  })

  it('name the limit that refused something', async () => {
    const { alice, bobsPost } = await cast()
    const grown = await growthDuring(async () => {
      await alice.likes(bobsPost)
      await expect(alice.likes(bobsPost)).rejects.toHaveCode('RATE_LIMITED')
    })
    expect(grown.get('linnet_limit_hits_total{limit="likes"}')).toBe(1)
  })

  it('time commands of the database, and show queues, disk and the data that is stored', async () => {
    const grown = await growthDuring(() => reads('/api/posts'))
    expect(grown.get('linnet_database_command_duration_seconds_count{command="find"}')).toBeGreaterThan(0)
    const { values } = await scraped(port)
    for (const queue of ['newPasswords', 'passwords', 'media', 'mail', 'push'])
      expect(values.get(`linnet_queue_length{queue="${queue}"}`)).toBe(0)
    expect(values.get('linnet_disk_free_bytes')).toBeLessThan(values.get('linnet_disk_size_bytes') ?? 0)
    expect(values.has('linnet_database_size_bytes')).toBe(true)
    expect(values.has('linnet_last_backup_timestamp_seconds')).toBe(false)
    expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })

  it('tell when the last backup that succeeded began, also while the next one is made', async () => {
    const doneAt = new Date('2027-01-31T18:00:00Z')
    await MetaModel.create({ _id: claimId, at: new Date(), done: false, doneAt })
    const { values } = await scraped(port)
    expect(values.get('linnet_last_backup_timestamp_seconds')).toBe(doneAt.getTime() / 1000)
  })

  it('have names as Prometheus wants them', async () => {
    const { types } = await scraped(port)
    const ours = [...types].filter(([name]) => name.startsWith('linnet_'))
    expect(ours.length).toBeGreaterThan(10)
    for (const [name, type] of ours) {
      expect(name.endsWith('_total')).toBe(type === 'counter')
      if (type === 'histogram') expect(name).toMatch(/_seconds$/)
    }
  })

  it('are what the dashboard shows', async () => {
    const { types } = await scraped(port)
    const dashboard = readFileSync('server/metrics/grafana.json', 'utf8')
    const named = [...dashboard.matchAll(/\b(?:linnet|nodejs|process)_\w+/g)].map(([name]) => name)
    const shown = new Set(named.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))
    expect(shown.size).toBeGreaterThan(10)
    expect([...shown].filter((name) => !types.has(name))).toEqual([])
  })

  it('are not at the address of the app', async () => {
    expect(await (await fetch(urlOf('/metrics'))).text()).not.toContain('linnet_')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })
})
