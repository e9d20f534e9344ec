import type { Browser, Page } from '@playwright/test'
import { inTime } from './inTime.ts'

type Event = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/** The longest task of pages' main threads while `work` runs, in milliseconds of the processor. */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  // Without `-*` the trace has the events of all categories, and takes up to half a minute to read.
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] })
  await work()
  const trace = await inTime('The reading of the trace', 120, browser.stopTracing())
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Event[] }
  const thread = ({ pid, tid }: Event) => `${pid} ${tid}`
  const isMain = ({ name, args }: Event) => name === 'thread_name' && args.name === 'CrRendererMain'
  const main = new Set(traceEvents.filter(isMain).map(thread))
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(thread(event)))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000))
}
