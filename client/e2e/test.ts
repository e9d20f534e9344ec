import { type BrowserContext, test as base } from '@playwright/test'
import { Person } from './person.ts'
import { type VisitorOptions, openContext } from './visitor.ts'

type Fixtures = {
  /** Opens a browser context for a guest or, with `as`, a member. */
  visitor: (options?: VisitorOptions) => Promise<Person>
}

/** Playwright's `test` with people. An error in a page's scripts or console fails it. */
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
        (error: unknown) => console.warn(`No screenshot of page ${index + 1}: ${String(error)}`),
      )
    }
    for (const context of contexts) await context.close()
    if (complaints.length > 0) throw new Error(`Errors in the browser:\n${complaints.join('\n')}`)
  },
})

function usernameOf({ as }: VisitorOptions): string | null {
  return typeof as === 'object' ? as.username : (as ?? null)
}
