import { type Browser, test as base } from '@playwright/test'
import { Person } from '../../client/e2e/person.ts'
import { openContext } from '../../client/e2e/visitor.ts'
import { makeWorld, type World } from './world.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'
import { writeSheet, type Shot } from './sheet.ts'

const modes = ['light', 'dark'] as const
/** A device opens a page once and shows it at its widths in turn. The first has a touch screen. */
const devices = [
  { widths: [320, 375], height: 812 },
  { widths: [768, 1024, 1200, 1366], height: 900 },
]

const test = base.extend<object, { world: World }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern here.
  world: [async ({}, use) => use(await makeWorld()), { scope: 'worker' }],
})

for (const screen of screens) {
  test(screen.name, async ({ browser, world }) => {
    const seen: Seen[] = []
    for (const mode of modes) {
      for (const device of devices) seen.push(await shoot(browser, screen, world, { mode, ...device }))
    }
    await writeSheet(
      screen.name,
      seen.flatMap(({ shots }) => shots),
    )
    const flaws = seen.flatMap((one) => one.flaws)
    if (flaws.length > 0) throw new Error(flaws.join('\n'))
  })
}

type Look = { mode: 'light' | 'dark'; widths: number[]; height: number }

type Seen = { shots: Shot[]; flaws: string[] }

async function shoot(browser: Browser, screen: Screen, at: World, { mode, widths, height }: Look): Promise<Seen> {
  const shots: Shot[] = []
  const flaws: string[] = []
  const as = screen.as && at.people[screen.as]
  const options = { ...(as && { as }), mode, width: widths[0] ?? 375, tolerates: screen.tolerates ?? [] }
  const complaints: string[] = []
  const context = await openContext(browser, options, complaints)
  try {
    const page = await context.newPage()
    const person = new Person(page, null)
    await person.opens(screen.path(at))
    await screen.steps?.(person)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      if (screen.again) await screen.steps?.(person)
      await person.waits()
      await page.waitForFunction(picturesAreThere)
      shots.push({ mode, width, height, picture: await page.screenshot({ animations: 'disabled' }) })
      const overhang = await person.overhang()
      if (overhang > 0) flaws.push(`${width} ${mode}: can be scrolled sideways by ${overhang} px`)
    }
    return { shots, flaws: [...flaws, ...complaints.map((complaint) => `${mode}: ${complaint}`)] }
  } finally {
    await context.close()
  }
}

function picturesAreThere(): boolean {
  return Array.from(document.images).every((image) => {
    const { top, height } = image.getBoundingClientRect()
    return image.complete || height === 0 || top >= innerHeight
  })
}
