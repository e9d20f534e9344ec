import { type BrowserContext, test as base } from '@playwright/test'
import { Person } from './person.ts'
import { type VisitorOptions, openContext } from './visitor.ts'

type Fixtures = {
  /** Somebody opens a browser of their own: a guest, or with `as` somebody who is logged in already. */
  visitor: (options?: VisitorOptions) => Promise<Person>
}

/**
 * A test of what a person sees, named by a sentence. An error in a page's scripts or console fails it even where the
 * person would not notice. When it fails, the report holds pictures of all its pages and their traces.
 */
export const test = base.extend<Fixtures>({
  visitor: async ({ browser }, use, testInfo) => {
    const complaints: string[] = []
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await openContext(browser, options, complaints)
      contexts.push(context)
      return new Person(await context.newPage(), usernameOf(options))
    })
    const failed = testInfo.status !== testInfo.expectedStatus || complaints.length > 0
    const pages = failed ? contexts.flatMap((context) => context.pages()) : []
    for (const [index, page] of pages.entries()) {
      const path = testInfo.outputPath(`failed-${index + 1}.png`)
      await page.screenshot({ path }).then(
        () => testInfo.attach(`page ${index + 1}`, { path }),
        (error: unknown) => console.warn(`No picture of page ${index + 1}: ${String(error)}`),
      )
    }
    for (const context of contexts) await context.close()
    if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
  },
})

function usernameOf({ as }: VisitorOptions): string | null {
  return typeof as === 'object' ? as.username : (as ?? null)
}
