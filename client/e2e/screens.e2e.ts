import { expect } from '@playwright/test'
import { asks } from './api.ts'
import { modes, showsIn } from './modes.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const wide = { width: 1366, height: 900 }
const narrow = { width: 375, height: 812 }
const latest = '{ posts(first: 1) { edges { node { id } } } }'

const screens: [name: string, path: string, as?: string][] = [
  ['explore', '/'],
  ['explore-logged-in', '/', 'maren_holt'],
  ['home', '/home', 'maren_holt'],
  ['notifications', '/notifications', 'maren_holt'],
  ['bookmarks', '/bookmarks', 'maren_holt'],
  ['verified', '/verified', 'maren_holt'],
  ['login', '/login'],
  ['signup', '/signup'],
  ['logout', '/logout', 'maren_holt'],
  ['post', '/post/:latest'],
  ['post-logged-in', '/post/:latest', 'maren_holt'],
  ['hashtag', '/hashtag/linnet'],
  ['post-missing', '/post/no-such-post'],
  ['profile', '/profile/foxglovebooks'],
  ['profile-own', '/profile/maren_holt', 'maren_holt'],
  ['profile-replies', '/profile/maren_holt?tab=replies', 'maren_holt'],
  ['followers', '/profile/maren_holt?list=followers', 'maren_holt'],
  ['settings', '/settings', 'maren_holt'],
  ['profile-missing', '/profile/nobody_here'],
  ['not-found', '/no/such/page'],
]

for (const [place, [name, path, as]] of screens.entries()) {
  // Half of the screens start in dark mode, so that each mode comes first somewhere.
  const [first, second] = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  test(`${name} fits, is accessible and has no errors, narrow and wide, light and dark`, async ({ visitor }) => {
    const flaws: string[] = []
    const person = await visitor({ mode: first, ...(as && { as }), tolerates: [/status of 404/] })
    await person.opens(await resolved(path))
    // Colours do not depend on the width, so the narrow window is audited in one mode only.
    for (const [size, mode, ofColours] of [
      [wide, first, false],
      [wide, second, true],
      [narrow, second, false],
    ] as const) {
      await person.page.setViewportSize(size)
      await showsIn(mode, person)
      await person.waits()
      const look = `${size.width} pixels, ${mode}`
      if ((await person.overhang()) > 0) flaws.push(`${look}: can be scrolled sideways`)
      const barriers = await person.barriers({ ofColours })
      flaws.push(...barriers.map((barrier) => `${look}: ${barrier}`))
    }
    expect(flaws.join('\n')).toBe('')
  })
}

async function resolved(path: string): Promise<string> {
  if (!path.includes(':latest')) return path
  const { posts } = await asks<{ posts: { edges: { node: { id: string } }[] } }>(latest)
  return path.replace(':latest', posts.edges[0]?.node.id ?? 'none')
}

const opened: [name: string, open: (person: Person) => Promise<unknown>, role: 'menu' | 'listbox'][] = [
  ['the menu of a post', (person) => person.page.getByRole('button', { name: 'More' }).first().click(), 'menu'],
  ['the account menu', (person) => person.clicks('button', /^Account of/), 'menu'],
  ['found people', (person) => person.page.getByRole('combobox').fill('a'), 'listbox'],
]

test('menus and found people are accessible, light and dark', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await person.waits()
  for (const [name, open, role] of opened) {
    await open(person)
    for (const mode of modes) {
      await showsIn(mode, person)
      await expect(person.page.getByRole(role)).toBeVisible()
      const barriers = await person.barriers({ ofColours: mode !== modes[0] })
      expect({ name, mode, barriers }).toEqual({ name, mode, barriers: [] })
    }
    await person.presses('Escape')
    await expect(person.page.getByRole(role)).toHaveCount(0)
  }
})
