import { beginSession } from '../../server/auth/sessions.ts'
import { table } from '../plans/table.ts'
import { markdownTable, putInto } from '../readme.ts'
import { askInTurn, asking, shown, startLinnet } from './ask.ts'
import type { Contender } from './contenders.ts'
import { type Reader, fillFeedWorld, followeeCounts, kinds, readers } from './feedWorld.ts'
import type { Asked } from './send.ts'
import { type Place, withMongo } from './world.ts'

/** `npm run bench -- feeds` measures Home: both orders, the first and the 25th page, and newer posts. */
const parts = ['LATEST 1', 'LATEST 25', 'LATEST newer', 'TRENDING 1', 'TRENDING 25'] as const
type Part = (typeof parts)[number]

type Ask = (asked: Asked) => Promise<string>
type Question = { reader: Reader; part: Part; server: Contender['name']; ask: Ask; asked: Asked }
type Feed = {
  data: { feed: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }
}

async function askedFor(ask: Ask, token: string, part: Part): Promise<Asked | null> {
  const [filter, page] = part.split(' ')
  const home = (after: string | null) => ({
    operationName: 'Home',
    variables: { filter, reposts: filter === 'LATEST', after },
    token,
  })
  const read = async (after: string | null) => (JSON.parse(await ask(home(after))) as Feed).data.feed
  if (page === 'newer') {
    const [newest] = (await read(null)).edges
    return newest ? { operationName: 'NewerPosts', variables: { list: 'HOME', than: newest.node.id }, token } : null
  }
  let after: string | null = null
  for (let before = 1; before < Number(page); before++) {
    const { pageInfo }: Feed['data']['feed'] = await read(after)
    if (!pageInfo.hasNextPage) return null
    after = pageInfo.endCursor
  }
  return home(after)
}

async function questionsTo(server: Contender, { secret }: Place): Promise<Question[]> {
  const ask = asking(server)
  const questions: Question[] = []
  for (const reader of readers) {
    const { token } = await beginSession({ id: reader.id, isDemo: false }, secret)
    for (const part of parts) {
      const asked = await askedFor(ask, token, part)
      if (asked) questions.push({ reader, part, server: server.name, ask, asked })
    }
  }
  return questions
}

/** Prints times by the number of followees. Puts them into README.md if `publishes`. */
export async function measureFeeds(
  posts: number,
  { rounds, against, publish }: { rounds: number; against?: string | undefined; publish: boolean },
): Promise<void> {
  await withMongo(async (place) => {
    await fillFeedWorld(posts)
    const questions: Question[] = []
    const servers = await startLinnet(place, against)
    for (const server of servers) questions.push(...(await questionsTo(server, place)))
    const timed = [...(await askInTurn(questions, { warmUp: 10, rounds }, ({ ask, asked }) => ask(asked)))]
    const cell = (kind: string, part: Part, followees: number, server: string) => {
      const found = timed.find(
        ([{ reader, ...one }]) =>
          reader.kind === kind && reader.followees === followees && one.part === part && one.server === server,
      )
      return found ? shown(found[1]) : ''
    }
    const head = ['server', 'followees', 'page', ...followeeCounts.map((count) => count.toLocaleString('en'))]
    const rows = servers.flatMap(({ name }) =>
      kinds.flatMap((kind) =>
        parts.map((part) => [name, kind, part, ...followeeCounts.map((count) => cell(kind, part, count, name))]),
      ),
    )
    const caption = `With ${posts.toLocaleString('en')} posts, median / p99 in milliseconds:`
    console.log(`${caption}\n\n${table(head, rows)}`)
    if (publish)
      await putInto(new URL('README.md', import.meta.url), 'feeds', `${caption}\n\n${markdownTable(head, rows)}`)
  })
}
