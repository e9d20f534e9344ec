import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rulesOfColours = ['color-contrast', 'link-in-text-block']

/**
 * The violations that an audit of a page's accessibility finds, one for each line. `ofColours` finds only those of a
 * mode. The first audit sends axe to the page, which keeps it. Axe's package for Playwright sends it twice with each.
 * An open dialog or menu in `part` is audited without the page behind it, which nobody can use meanwhile, and which has
 * its own audits.
 */
export async function barriersIn(page: Page, part: Locator, ofColours: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return part.evaluate(audits, ofColours ? rulesOfColours : null)
}

/** Runs in the page. */
async function audits(part: Element, rules: string[] | null): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe }
  const open = [...part.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')]
  const { violations } = await axe.run(open.at(-1) ?? part, {
    ...(rules && { runOnly: rules }),
    reporter: 'no-passes',
    selectors: false,
    // Style sheets, which would be read and parsed again, are needed only by a rule that is off by default.
    preload: { assets: ['media'] },
  })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`))
}
