import { Agent } from 'node:http'
import { beginSession } from '../server/auth/sessions.ts'
import { type Reader, fillFeedWorld, followeeCounts, kinds, readers } from './bench/feedWorld.ts'
import { inNewWorld, secret } from './bench/harness.ts'
import { askedAnew, clientsQuestion } from './bench/operations.ts'
import { ask as askServer } from './bench/send.ts'
import { table } from './plans/table.ts'
import { markdownTable, putIntoReadme } from './readme.ts'

/**
 * `npm run bench -- --feeds`: how long Home takes to answer people who follow 10 to 5,000 accounts that post often,
 * rarely or never, in both orders, its first and its 25th page, with 10,000, 100,000 and 1,000,000 posts. Prints the
 * median and the 99th percentile in milliseconds. `npm run bench -- --feeds S M` leaves out the largest; `--publish` puts
 * the largest size that was measured into the README, relative to the smallest.
 */
const sizes: Record<string, number> = { S: 10_000, M: 100_000, L: 1_000_000 }
const [warmUp, rounds] = [10, 200]
const filters = ['LATEST', 'TRENDING'] as const
const [pageSize, farPage] = [20, 25]

type Question = { reader: Reader; token: string; filter: (typeof filters)[number]; page: number; after: string | null }
type Ask = (token: string, body: object) => Promise<string>
type Feed = { data: { feed: { pageInfo: { endCursor: string; hasNextPage: boolean } } } }

const cursors = `query ($filter: FeedFilter!, $after: String) {
  feed(filter: $filter, first: ${pageSize}, after: $after) { pageInfo { endCursor hasNextPage } }
}`

/** The cursor before a page; null if there are fewer pages. */
async function cursorOf(ask: Ask, token: string, filter: string, page: number): Promise<string | null> {
  let after: string | null = null
  for (let before = 1; before < page; before++) {
    const answer = JSON.parse(await ask(token, { query: cursors, variables: { filter, after } })) as Feed
    const { endCursor, hasNextPage } = answer.data.feed.pageInfo
    if (!hasNextPage) return null
    after = endCursor
  }
  return after
}

/** The pages that exist, of each reader, in both orders. */
async function questionsTo(ask: Ask): Promise<Question[]> {
  const questions: Question[] = []
  for (const reader of readers) {
    const { token } = await beginSession({ id: reader.id, isDemo: false }, secret)
    for (const filter of filters) {
      questions.push({ reader, token, filter, page: 1, after: null })
      const after = await cursorOf(ask, token, filter, farPage)
      if (after !== null) questions.push({ reader, token, filter, page: farPage, after })
    }
  }
  return questions
}

/** Asks all questions in turn, so that other load affects all alike; returns each one's times in milliseconds, sorted. */
async function timesOf(ask: Ask, questions: readonly Question[]): Promise<Map<Question, number[]>> {
  const times = new Map<Question, number[]>(questions.map((question) => [question, []]))
  for (let index = -warmUp; index < rounds; index++) {
    for (const question of questions) {
      const { token, filter, after } = question
      const begin = performance.now()
      await ask(token, askedAnew(clientsQuestion('Home', { filter, after })))
      if (index >= 0) times.get(question)?.push(performance.now() - begin)
    }
  }
  for (const measured of times.values()) measured.sort((a, b) => a - b)
  return times
}

const at = (times: readonly number[], share: number) => times[Math.ceil(times.length * share) - 1] ?? NaN
const shown = (times: readonly number[]) => `${at(times, 0.5).toFixed(1)} / ${at(times, 0.99).toFixed(1)}`

/** What was measured for readers of a kind, by how many they follow; pages that do not exist have no times. */
type Growth = { kind: string; filter: string; page: number; times: (readonly number[] | undefined)[] }

const head = ['followees', 'order', 'page', ...followeeCounts.map((count) => count.toLocaleString('en'))]

/** Measures with this many posts. */
async function growth(posts: number): Promise<Growth[]> {
  const measured: Growth[] = []
  await inNewWorld(async (start) => {
    await fillFeedWorld(posts)
    const agent = new Agent({ keepAlive: true })
    const { port } = await start('linnet', 'linnetContender.ts')
    const ask: Ask = (token, body) => askServer(agent, port, { token, body })
    const times = [...(await timesOf(ask, await questionsTo(ask)))]
    const timesFor = (kind: string, filter: string, page: number) => (followees: number) =>
      times.find(
        ([{ reader, ...question }]) =>
          reader.kind === kind &&
          reader.followees === followees &&
          question.filter === filter &&
          question.page === page,
      )?.[1]
    for (const kind of kinds)
      for (const filter of filters)
        for (const page of [1, farPage])
          measured.push({ kind, filter, page, times: followeeCounts.map(timesFor(kind, filter, page)) })
    agent.destroy()
  })
  return measured
}

function inMilliseconds(measured: readonly Growth[]): string {
  const rows = measured.map(({ kind, filter, page, times }) => [
    ...[kind, filter, String(page)],
    ...times.map((some) => (some ? shown(some) : '-')),
  ])
  return table(head, rows)
}

/** Medians and 99th percentiles in Markdown, relative to those of the active few, first page, in the same order. */
function asRatios(measured: readonly Growth[], base: readonly Growth[]): string {
  const ratios = (some: readonly number[], wanted: string) => {
    const unit = base.find(({ filter, page }) => filter === wanted && page === 1)?.times[0] ?? []
    return [0.5, 0.99].map((share) => (at(some, share) / at(unit, share)).toFixed(1)).join(' / ')
  }
  const rows = measured.map(({ kind, filter, page, times }) => [
    ...[kind, filter.toLowerCase(), String(page)],
    ...times.map((some) => (some ? ratios(some, filter) : '')),
  ])
  return markdownTable(head, rows)
}

async function main(): Promise<void> {
  const wanted = Object.entries(sizes).filter(([size]) => process.argv.includes(size))
  const all: { posts: string; measured: Growth[] }[] = []
  for (const [, posts] of wanted.length > 0 ? wanted : Object.entries(sizes)) {
    const measured = await growth(posts)
    all.push({ posts: posts.toLocaleString('en'), measured })
    console.log(`${posts.toLocaleString('en')} posts: median / p99 in ms, by the number of followees`)
    console.log(`${inMilliseconds(measured)}\n`)
  }
  const [smallest, largest] = [all[0], all.at(-1)]
  if (!smallest || !largest || !process.argv.includes('--publish')) return
  const caption = `With ${largest.posts} posts, relative to ${smallest.posts}:`
  await putIntoReadme('bench:feeds', `${caption}\n\n${asRatios(largest.measured, smallest.measured)}`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
