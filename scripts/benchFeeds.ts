import { Agent } from 'node:http'
import { beginSession } from '../server/auth/sessions.ts'
import { type Reader, fillFeedWorld, followeeCounts, kinds, readers } from './bench/feedWorld.ts'
import { inNewWorld, secret } from './bench/harness.ts'
import { at, askInTurn, shown } from './bench/inTurn.ts'
import { askedAnew, clientsQuestion } from './bench/operations.ts'
import { ask as askServer } from './bench/send.ts'
import { table } from './plans/table.ts'
import { markdownTable, putIntoReadme } from './readme.ts'

/**
 * `npm run bench -- --feeds`: how long Home takes to answer people who follow 10 to 5,000 accounts that post often,
 * rarely or never, in both orders, its first and its 25th page, and whether there are newer posts, with 10,000, 100,000
 * and 1,000,000 posts. Prints the median and the 99th percentile in milliseconds. `npm run bench -- --feeds S M` leaves
 * out the largest; `--publish` puts the largest size that was measured into the README, relative to the smallest.
 */
const sizes: Record<string, number> = { S: 10_000, M: 100_000, L: 1_000_000 }
/** A 99th percentile of 200 answers is the third slowest, which one pause of the machine moves. */
const often = { warmUp: 10, rounds: 400 }
const pageSize = 20

/** What is asked for: a page by its number, or the posts that are newer than the newest one on Home, which are none. */
type Part = { order: 'latest' | 'trending'; page: 1 | 25 | 'newer' }
const pagesOf = (order: Part['order']): Part[] => [
  { order, page: 1 },
  { order, page: 25 },
]
const parts: readonly Part[] = [...pagesOf('latest'), { order: 'latest', page: 'newer' }, ...pagesOf('trending')]

type Question = { reader: Reader; part: Part; token: string; body: object }
type Ask = (token: string, body: object) => Promise<string>
type Feed = { data: { feed: { edges: { node: { id: string } }[]; pageInfo: PageInfo } } }
type PageInfo = { endCursor: string; hasNextPage: boolean }

const cursors = `query ($filter: FeedFilter!, $after: String) {
  feed(filter: $filter, first: ${pageSize}, after: $after) { edges { node { id } } pageInfo { endCursor hasNextPage } }
}`

/** The question for a part; null if there are fewer pages, or no posts. */
async function questionOf(ask: Ask, token: string, part: Part): Promise<object | null> {
  const filter = part.order.toUpperCase()
  const read = async (after: string | null) =>
    (JSON.parse(await ask(token, { query: cursors, variables: { filter, after } })) as Feed).data.feed
  if (part.page === 'newer') {
    const [newest] = (await read(null)).edges
    return newest ? clientsQuestion('NewerPosts', { list: 'HOME', than: newest.node.id }) : null
  }
  let after: string | null = null
  for (let before = 1; before < part.page; before++) {
    const { endCursor, hasNextPage }: PageInfo = (await read(after)).pageInfo
    if (!hasNextPage) return null
    after = endCursor
  }
  return clientsQuestion('Home', { filter, after })
}

/** The parts that exist, of each reader. */
async function questionsTo(ask: Ask): Promise<Question[]> {
  const questions: Question[] = []
  for (const reader of readers) {
    const { token } = await beginSession({ id: reader.id, isDemo: false }, secret)
    for (const part of parts) {
      const body = await questionOf(ask, token, part)
      if (body) questions.push({ reader, part, token, body })
    }
  }
  return questions
}

/** What was measured for readers of a kind, by how many they follow; parts that do not exist have no times. */
type Growth = { kind: string; part: Part; times: (readonly number[] | undefined)[] }

const head = ['followees', 'order', 'page', ...followeeCounts.map((count) => count.toLocaleString('en'))]

/** Measures with this many posts. */
async function growth(posts: number): Promise<Growth[]> {
  const measured: Growth[] = []
  await inNewWorld(async (start) => {
    await fillFeedWorld(posts)
    const agent = new Agent({ keepAlive: true })
    const { port } = await start('linnet', 'linnetContender.ts')
    const ask: Ask = (token, body) => askServer(agent, port, { token, body })
    const timed = await askInTurn(await questionsTo(ask), often, ({ token, body }) => ask(token, askedAnew(body)))
    const timesFor = (kind: string, part: Part) => (followees: number) =>
      timed.find(
        ({ question: { reader, part: asked } }) =>
          reader.kind === kind && reader.followees === followees && asked === part,
      )?.times
    for (const kind of kinds)
      for (const part of parts) measured.push({ kind, part, times: followeeCounts.map(timesFor(kind, part)) })
    agent.destroy()
  })
  return measured
}

function inMilliseconds(measured: readonly Growth[]): string {
  const rows = measured.map(({ kind, part, times }) => [
    ...[kind, part.order, String(part.page)],
    ...times.map((some) => (some ? shown(some) : '-')),
  ])
  return table(head, rows)
}

/**
 * Medians and 99th percentiles in Markdown, relative to the same page for those who follow the fewest active accounts and
 * have such a page; the question for newer posts is relative to a first page.
 */
function asRatios(measured: readonly Growth[], base: readonly Growth[]): string {
  const ratios = (some: readonly number[], { order, page }: Part) => {
    const like = page === 'newer' ? 1 : page
    const same = base.find(({ part }) => part.order === order && part.page === like)
    const unit = same?.times.find((times) => times !== undefined) ?? []
    return [0.5, 0.99].map((share) => (at(some, share) / at(unit, share)).toFixed(1)).join(' / ')
  }
  const rows = measured.map(({ kind, part, times }) => [
    ...[kind, part.order, String(part.page)],
    ...times.map((some) => (some ? ratios(some, part) : '')),
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
  const caption = `With ${largest.posts} posts, relative to ${smallest.posts}; "newer" asks for posts newer than the newest, and there are none:`
  await putIntoReadme('bench:feeds', `${caption}\n\n${asRatios(largest.measured, smallest.measured)}`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
