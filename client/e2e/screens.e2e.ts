import { expect } from '@playwright/test'
import { asks } from './api.ts'
import { modes, showsIn } from './modes.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const wide = { width: 1366, height: 900 }
const narrow = { width: 375, height: 812 }
const latest = '{ posts(first: 1) { edges { node { id } } } }'

type Screen = readonly [name: string, path: string]

const ofGuests: Screen[] = [
  ['explore', '/'],
  ['login', '/login'],
  ['signup', '/signup'],
  ['post', '/post/:latest'],
  ['hashtag', '/hashtag/linnet'],
  ['post-missing', '/post/no-such-post'],
  ['profile', '/profile/foxglovebooks'],
  ['profile-missing', '/profile/nobody_here'],
  ['not-found', '/no/such/page'],
]

const ofMembers: Screen[] = [
  ['explore', '/'],
  ['home', '/home'],
  ['notifications', '/notifications'],
  ['bookmarks', '/bookmarks'],
  ['verified', '/verified'],
  ['logout', '/logout'],
  ['post', '/post/:latest'],
  ['profile', '/profile/maren_holt'],
  ['profile-replies', '/profile/maren_holt?tab=replies'],
  ['followers', '/profile/maren_holt?list=followers'],
  ['settings', '/settings'],
]

for (const [who, screens, as] of [
  ['guests', ofGuests, undefined],
  ['members', ofMembers, 'maren_holt'],
] as const)
  // Half of the screens are wide in dark mode, so that both modes show what is only wide.
  for (const [first, second, half] of [
    ['light', 'dark', 0],
    ['dark', 'light', 1],
  ] as const) {
    const some = screens.filter((_, place) => place % 2 === half)
    const names = some.map(([name]) => name).join(', ')
    test(`${names} of ${who} fit, are accessible and have no errors, wide in ${first} mode and narrow in ${second} mode`, async ({
      visitor,
    }) => {
      const flaws: string[] = []
      const person = await visitor({ mode: first, ...(as && { as }), tolerates: [/status of 404/] })
      for (const [name, path] of some) {
        await person.page.setViewportSize(wide)
        await person.opens(await resolved(path))
        // Colours do not depend on the width, so each width is audited in one mode only.
        for (const [size, mode] of [
          [wide, first],
          [narrow, second],
        ] as const) {
          await person.page.setViewportSize(size)
          await showsIn(mode, person)
          await person.waits()
          const look = `${name}, ${size.width} pixels, ${mode}`
          if ((await person.overhang()) > 0) flaws.push(`${look}: can be scrolled sideways`)
          const barriers = await person.barriers()
          flaws.push(...barriers.map((barrier) => `${look}: ${barrier}`))
        }
      }
      expect(flaws.join('\n')).toBe('')
    })
  }

async function resolved(path: string): Promise<string> {
  if (!path.includes(':latest')) return path
  const { posts } = await asks<{ posts: { edges: { node: { id: string } }[] } }>(latest)
  return path.replace(':latest', posts.edges[0]?.node.id ?? 'none')
}

/** What opens, the label of what opens it, and how. */
const opened: [role: 'menu' | 'listbox', label: string, open: (person: Person) => Promise<void>][] = [
  ['menu', 'More', ({ page }) => page.getByRole('button', { name: 'More' }).first().click()],
  ['menu', 'Account of @maren_holt', (person) => person.clicks('button', 'Account of @maren_holt')],
  ['listbox', 'Search Twitter', ({ page }) => page.getByRole('combobox').fill('a')],
]

test('menus and found people are accessible, light and dark', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  // Other tests delete some of the latest posts.
  await person.opens('/?top=all')
  await person.waits()
  for (const [role, label, open] of opened) {
    await open(person)
    for (const mode of modes) {
      await showsIn(mode, person)
      await expect(person.page.getByRole(role)).toBeVisible()
      const barriers = await person.barriers({ ofColours: mode !== modes[0] })
      expect({ label, mode, barriers }).toEqual({ label, mode, barriers: [] })
    }
    await person.presses('Escape')
    await expect(person.page.getByRole(role)).toHaveCount(0)
    // A menu returns the focus a moment after it has gone, and would take it from what opens next.
    await person.hasFocusOn(label)
  }
})
