import { Agent } from 'node:http'
import { beginSession } from '../server/auth/sessions.ts'
import { type Reader, fillFeedWorld, followeeCounts, kinds, readers } from './bench/feedWorld.ts'
import { inNewWorld, secret } from './bench/harness.ts'
import { clientsQuestion } from './bench/operations.ts'
import { ask as askServer } from './bench/send.ts'
import { table } from './plans/table.ts'

/**
 * `npm run bench -- --feeds`: how long Home takes to answer people who follow 10 to 5,000 accounts that post often,
 * rarely or never, in both orders, its first and its 25th page, with 10,000, 100,000 and 1,000,000 posts. Prints the
 * median and the 99th percentile in milliseconds. `npm run bench -- --feeds S M` leaves out the largest.
 */
const sizes: Record<string, number> = { S: 10_000, M: 100_000, L: 1_000_000 }
const [warmUp, rounds] = [5, 60]
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
      await ask(token, clientsQuestion('Home', { filter, after }))
      if (index >= 0) times.get(question)?.push(performance.now() - begin)
    }
  }
  for (const measured of times.values()) measured.sort((a, b) => a - b)
  return times
}

const at = (times: readonly number[], share: number) => times[Math.ceil(times.length * share) - 1] ?? NaN
const shown = (times: readonly number[]) => `${at(times, 0.5).toFixed(1)} / ${at(times, 0.99).toFixed(1)}`

/** The times with this many posts, as a table of kinds and pages by numbers of followees. */
async function growth(posts: number): Promise<string> {
  const rows: string[][] = []
  await inNewWorld(async (start) => {
    await fillFeedWorld(posts)
    const agent = new Agent({ keepAlive: true })
    const { port } = await start('linnet', 'linnetContender.ts')
    const ask: Ask = (token, body) => askServer(agent, port, { token, body })
    const times = await timesOf(ask, await questionsTo(ask))
    const cell = (kind: string, filter: string, page: number) => (followees: number) => {
      const [, found] =
        [...times].find(
          ([question]) =>
            question.reader.kind === kind &&
            question.reader.followees === followees &&
            question.filter === filter &&
            question.page === page,
        ) ?? []
      return found ? shown(found) : '-'
    }
    for (const kind of kinds)
      for (const filter of filters)
        for (const page of [1, farPage])
          rows.push([kind, filter, String(page), ...followeeCounts.map(cell(kind, filter, page))])
    agent.destroy()
  })
  return table(['followees', 'order', 'page', ...followeeCounts.map(String)], rows)
}

async function main(): Promise<void> {
  const wanted = Object.entries(sizes).filter(([size]) => process.argv.includes(size))
  for (const [, posts] of wanted.length > 0 ? wanted : Object.entries(sizes)) {
    console.log(`${posts.toLocaleString('en')} posts: median / p99 in ms, by the number of followees`)
    console.log(`${await growth(posts)}\n`)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
