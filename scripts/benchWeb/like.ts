import type { Browser, CDPSession, Page, Route } from '@playwright/test'
import { median } from '../bench/harness.ts'
import { openPage } from './visit.ts'

/**
 * What a like in a list costs: milliseconds of script until it settles, milliseconds until its heart is painted, and
 * megabytes of live objects.
 */
export type LikeFigures = { 'first like': number; 'later likes': number; painted: number; 'heap, MB': number }

const likes = 7

/** Likes and unlikes the first post of Explore under a list of so many posts, which are all in the cache. */
export async function likeAmong(
  browser: Browser,
  { address, session, posts }: { address: string; session: { name: string; value: string }[]; posts: number },
): Promise<LikeFigures> {
  const { page, cdp, close } = await openPage(browser, address, session)
  try {
    await page.route('**/graphql', (route) => answerWith(posts, route))
    await page.goto(address)
    await page.waitForFunction(() => document.querySelector('main article [data-action="like"]') !== null)
    await settles(page)
    await cdp.send('Performance.enable')
    const taken: { script: number; painted: number }[] = []
    for (let count = 0; count < likes; count++) taken.push(await like(page, cdp))
    const later = taken.slice(1)
    await cdp.send('HeapProfiler.collectGarbage')
    const heap = await metric(cdp, 'JSHeapUsedSize')
    return {
      'first like': taken[0]?.script ?? NaN,
      'later likes': median(later.map(({ script }) => script)),
      painted: median(later.map(({ painted }) => painted)),
      'heap, MB': heap / 1e6,
    }
  } finally {
    await close()
  }
}

const settles = (page: Page) => page.waitForTimeout(2_000)

async function like(page: Page, cdp: CDPSession): Promise<{ script: number; painted: number }> {
  const before = await metric(cdp, 'ScriptDuration')
  const painted = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('main article [data-action="like"]')
    if (!button) throw new Error('There is no post to like.')
    const pressed = button.getAttribute('aria-pressed')
    const began = performance.now()
    button.click()
    while (button.getAttribute('aria-pressed') === pressed) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  })
  await settles(page)
  return { script: 1_000 * ((await metric(cdp, 'ScriptDuration')) - before), painted }
}

async function metric(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN
}

type Edge = { cursor: string; node: { id: string } }

/** Lets the server answer, and repeats the posts of a list under other ids until there are enough. */
async function answerWith(posts: number, route: Route): Promise<void> {
  const response = await route.fetch()
  const answer = (await response.json()) as { data?: { posts?: { edges?: Edge[] } } }
  const edges = answer.data?.posts?.edges
  if (!edges?.[0]) return route.fulfill({ response })
  const own = edges.length
  for (let index = own; index < posts; index++) {
    const edge = edges[index % own] as Edge
    edges.push({ ...edge, node: { ...edge.node, id: `copy-${index}` } })
  }
  return route.fulfill({ response, json: answer })
}
