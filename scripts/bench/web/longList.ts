import type { Browser, CDPSession, Page, Route } from '@playwright/test'
import type { App } from './app.ts'
import { inTime } from './inTime.ts'
import { openPhone, type Phone } from './phone.ts'

export const openLongList = (browser: Browser, app: App, posts: number) =>
  inTime(`The opening of a list of ${posts} posts`, 120, open(browser, app, posts))

async function open(browser: Browser, { address, session }: App, posts: number): Promise<Phone> {
  const phone = await openPhone(browser, address, session)
  const { page, cdp } = phone
  await page.route('**/graphql', (route) => answerWith(posts, route))
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector('main article [data-action="like"]') !== null)
  await settles(page)
  // Time of the processor leaves out the work of other programs.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return phone
}

/** Waits until an action has had all its effects. */
export const settles = (page: Page) => page.waitForTimeout(2_000)

export const scriptTime = async (cdp: CDPSession) => 1_000 * (await metric(cdp, 'ScriptDuration'))

/** Scrolls to the end window by window, so that each post is drawn. */
export const drawEach = (page: Page) => inTime('The drawing of each post', 120, scrollToEnd(page))

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Chromium without a window can stop drawing for good while the page is idle.
    const frame = () =>
      new Promise((drawn, fail) => {
        const stopped = new Error(`Chromium drew no frame for 30 seconds, at ${Math.round(scrollY)} pixels.`)
        const late = setTimeout(() => fail(stopped), 30_000)
        requestAnimationFrame((time) => {
          clearTimeout(late)
          drawn(time)
        })
      })
    const end = () => document.documentElement.scrollHeight - innerHeight - 1
    for (let at = 0; at < end(); at += innerHeight) {
      scrollTo(0, at)
      await frame()
    }
  })
  await settles(page)
}

export async function heapSize(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await metric(cdp, 'JSHeapUsedSize')) / 1e6
}

async function metric(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN
}

type Edge = { cursor?: string; node: { id: string } }
type Asked = { operationName?: string; variables?: { after?: string } }

/** Repeats the posts of the first page under other ids until there are enough. */
async function answerWith(posts: number, route: Route): Promise<void> {
  const { operationName, variables } = (route.request().postDataJSON() ?? {}) as Asked
  if (operationName !== 'Explore' || variables?.after) return route.continue()
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
