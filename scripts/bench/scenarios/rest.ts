import type { Scenario } from '../scenario.ts'
import { turns, writesElsewhere } from './reads.ts'

/** `GET /api/posts`: twenty posts, and as many as it answers without a limit. */
export const restLists: readonly Scenario[] = [20, 500].flatMap((posts) => {
  const path = `/api/posts?limit=${posts}`
  const list: Scenario = {
    ...{ ...turns, servers: ['plain', 'linnet'] },
    title: `${posts} posts`,
    requests: () => [{ method: 'GET', path }],
    shared: (_server, [text = '']) => JSON.parse(text) as unknown,
  }
  return [
    list,
    { ...list, title: `${posts}, made anew`, before: writesElsewhere },
    {
      ...list,
      title: `${posts}, unchanged`,
      // The driver alone knows no ETags and answers the whole list.
      requests: () => [{ method: 'GET', path, headers: { 'if-none-match': '*' } }],
      shared: () => undefined,
    },
  ]
})
