import { topWindows } from '../../server/feeds/top.rules.ts'
import { table } from '../plans/table.ts'
import { askInTurn, asking, shown, startLinnet } from './ask.ts'
import { fillFeedWorld } from './feedWorld.ts'
import { withMongo } from './world.ts'

type Page = { edges: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
type Asked = { operationName: string; variables: Record<string, unknown> }
type Question = { list: string; page: number; asked: Asked }

/** `npm run bench -- top` measures Explore for guests and, beside it, Top: the first and the 25th page. */
export async function measureTop(posts: number, rounds: number, against?: string): Promise<void> {
  const tops = Object.values(topWindows).map((window) => ({
    list: `Top ${window}`,
    operationName: 'Top',
    variables: { window },
  }))
  const lists = [{ list: 'Explore', operationName: 'Explore', variables: {} }, ...tops]
  await withMongo(async (place) => {
    await fillFeedWorld(posts)
    for (const server of await startLinnet(place, against)) {
      const ask = asking(server)
      const questions: Question[] = []
      for (const { list, ...first } of lists) {
        const last = await pageAt(25, first, ask)
        questions.push({ list, page: 1, asked: first }, ...(last ? [{ list, page: 25, asked: last }] : []))
      }
      const timed = await askInTurn(questions, { warmUp: 10, rounds }, ({ asked }) => ask(asked))
      const rows = [...timed].map(([{ list, page }, times]) => [list, page, shown(times)])
      console.log(`${server.name}, with ${posts.toLocaleString('en')} posts, median / p99 in milliseconds:`)
      console.log(table(['list', 'page', 'time'], rows))
    }
  })
}

/** The request for a later page of a list; null if the list is shorter. */
async function pageAt(wanted: number, first: Asked, ask: ReturnType<typeof asking>): Promise<Asked | null> {
  let asked: Asked = first
  for (let page = 1; page < wanted; page++) {
    const { data } = JSON.parse(await ask(asked)) as { data: Record<string, Page> }
    const { hasNextPage, endCursor } = Object.values(data)[0]?.pageInfo ?? { hasNextPage: false }
    if (!hasNextPage) return null
    asked = { ...first, variables: { ...first.variables, after: endCursor } }
  }
  return asked
}
