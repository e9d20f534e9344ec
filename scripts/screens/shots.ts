import { test } from 'node:test'
import { Person } from '../../client/e2e/person.ts'
import { openContext } from '../../client/e2e/visitor.ts'
import { makeWorld, type World } from './world.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'
import { writeSheet, type Shot } from './sheet.ts'

const modes = ['light', 'dark'] as const
/** Widths that one page is shown at in turn: with a touch screen, and without. */
const devices = [
  { widths: [320, 375], height: 812 },
  { widths: [768, 1024, 1200, 1366], height: 900 },
]

const words = (process.env['SCREENS'] ?? '').split(' ').filter(Boolean)
const chosen = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

const world = makeWorld()

for (const screen of chosen) {
  void test(screen.name, { timeout: 120_000 }, async () => {
    const shots: Shot[] = []
    const flaws: string[] = []
    for (const mode of modes) {
      for (const device of devices) await shoot(screen, await world, { mode, ...device }, shots, flaws)
    }
    await writeSheet(screen.name, shots)
    if (flaws.length > 0) throw new Error(flaws.join('\n'))
  })
}

type Look = { mode: 'light' | 'dark'; widths: number[]; height: number }

/** Opens a screen once and takes its picture at each width; what is wrong with it goes to `flaws`. */
async function shoot(screen: Screen, at: World, { mode, widths, height }: Look, shots: Shot[], flaws: string[]) {
  const as = screen.as && at.people[screen.as]
  const { page, complaints } = await openContext({
    ...(as && { as }),
    mode,
    width: widths[0] ?? 375,
    tolerates: screen.tolerates ?? [],
  })
  const person = new Person(page, { complaints, folder: 'artifacts/screens', username: null })
  try {
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
    flaws.push(...complaints.map((complaint) => `${mode}: ${complaint}`))
  } finally {
    await person.leaves()
  }
}

/** Whether every picture in sight has loaded; runs in the page. */
function picturesAreThere(): boolean {
  return Array.from(document.images).every((image) => {
    const { top, height } = image.getBoundingClientRect()
    return image.complete || height === 0 || top >= innerHeight
  })
}
