import { topWindows } from '../../server/feeds/top.rules.ts'
import { table } from '../plans/table.ts'
import { askInTurn, asking, shown, startLinnet } from './ask.ts'
import { fillFeedWorld } from './feedWorld.ts'
import { withMongo } from './world.ts'

type Page = { edges: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
type Question = { list: string; page: 1 | 25; asked: { operationName: string; variables: Record<string, unknown> } }

/** `npm run bench -- top` measures Explore for guests and, beside it, Top: the first and the 25th page. */
export async function measureTop(posts: number, rounds: number, against?: string): Promise<void> {
  await withMongo(async (place) => {
    await fillFeedWorld(posts)
    for (const server of await startLinnet(place, against)) {
      const ask = asking(server)
      const lists = [
        { list: 'Explore', operationName: 'Explore', variables: {} },
        ...Object.values(topWindows).map((window) => ({
          list: `Top ${window}`,
          operationName: 'Top',
          variables: { window },
        })),
      ]
      const questions: Question[] = []
      for (const { list, operationName, variables } of lists) {
        const first = { operationName, variables }
        questions.push({ list, page: 1, asked: first })
        let asked: Question['asked'] | null = first
        for (let page = 1; page < 25 && asked; page++) {
          const { data } = JSON.parse(await ask(asked)) as { data: Record<string, Page> }
          const { hasNextPage, endCursor } = Object.values(data)[0]?.pageInfo ?? { hasNextPage: false }
          asked = hasNextPage ? { operationName, variables: { ...variables, after: endCursor } } : null
        }
        if (asked) questions.push({ list, page: 25, asked })
      }
      const timed = await askInTurn(questions, { warmUp: 10, rounds }, ({ asked }) => ask(asked))
      const rows = [...timed].map(([{ list, page }, times]) => [list, page, shown(times)])
      console.log(`${server.name}, with ${posts.toLocaleString('en')} posts, median / p99 in milliseconds:`)
      console.log(table(['list', 'page', 'time'], rows))
    }
  })
}
