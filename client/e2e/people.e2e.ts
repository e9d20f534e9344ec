import { deepEqual, equal, ok } from 'node:assert/strict'
import { asks, unique } from './api.ts'
import { becomes } from './becomes.ts'
import { holds, listensTo, loses, lostCalls } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { scenario } from './scenario.ts'

type Following = { user: { following: { edges: { node: { username: string } }[] } } }
const following =
  'query ($username: String!) { user(username: $username) { following { edges { node { username } } } } }'

scenario('the search finds people by the start of a word in their name or username', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await searches(person, 'yuk')
  await person.page.getByRole('option').filter({ hasText: '@yuki_parallax' }).waitFor()
  await searches(person, 'paral')
  await person.page.getByRole('option').filter({ hasText: '@yuki_parallax' }).waitFor()
  await searches(person, 'OKAF')
  await person.page.getByRole('option').filter({ hasText: 'Adaeze Okafor' }).waitFor()
  await searches(person, 'arallax')
  await person.sees('Sorry no users match!')
})

scenario('a press on somebody found opens their profile and empties the search', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await searches(person, 'foxglove')
  const found = person.page.getByRole('option').filter({ hasText: '@foxglovebooks' })
  await becomes(() => found.locator('img').evaluate((image) => image.clientWidth), 60)
  await found.click()
  await person.isOn('/profile/foxglovebooks')
  await becomes(() => person.page.getByRole('combobox').inputValue(), '')
  await becomes(() => person.page.getByRole('option').count(), 0)
})

scenario('the search works by arrows, Enter and Escape', async ({ visitor }) => {
  const family = unique('Lark').replace(' ', '')
  await Promise.all([newcomer(`Ada ${family}`), newcomer(`Bea ${family}`)])
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await searches(person, family)
  await person.page.getByRole('option').nth(1).waitFor()
  const chosen = person.page.getByRole('option', { selected: true })
  const first = await chosen.innerText()
  await person.presses('ArrowDown')
  const second = await chosen.innerText()
  ok(second !== first)
  await person.presses('ArrowUp')
  await becomes(() => chosen.innerText(), first)
  await person.presses('ArrowDown')
  await person.presses('Enter')
  await person.isOn(`/profile/${/@(\w+)/.exec(second)?.[1] ?? ''}`)
  await person.page.locator('h1:focus').waitFor()

  await searches(person, 'm')
  await person.page.getByRole('option').first().waitFor()
  await person.presses('Escape')
  await becomes(() => person.page.getByRole('combobox').inputValue(), '')
})

scenario('a late answer to what was typed before is not shown', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  const release = await holds(person, 'UserSearch')
  const asked = person.page.waitForRequest((request) => (request.postData() ?? '').includes('tomas'))
  await searches(person, 'tomas')
  await asked
  await searches(person, 'yuki')
  release()
  await person.page.getByRole('option').filter({ hasText: '@yuki_parallax' }).waitFor()
  await becomes(() => person.page.getByRole('option').filter({ hasText: '@tomas_bakes' }).count(), 0)
})

scenario('Who to follow is looked up 1.5 s after the page has opened', async ({ visitor }) => {
  const person = await visitor({ as: 'tomas_bakes' })
  const asked = listensTo(person, { suggestions: true })
  await person.page.clock.install({ time: Date.now() })
  await person.page.clock.pauseAt(Date.now() + 60_000)
  await person.page.goto('/bookmarks')
  const box = person.page.getByRole('region', { name: 'Who to follow' })
  await box.getByRole('status', { name: 'Loading people' }).waitFor()
  await person.page.clock.runFor(1499)
  equal(asked.includes('WhoToFollow'), false)

  await person.page.clock.runFor(1)
  await person.page.waitForFunction(() => true)
  await person.page.clock.resume()
  await box
    .getByRole('button', { name: /^Follow @/ })
    .first()
    .waitFor()
  equal(asked.includes('WhoToFollow'), true)
})

scenario('Who to follow names at most four people, not oneself and nobody one follows', async ({ visitor }) => {
  const { user } = await asks<Following>(following, { username: 'maren_holt' })
  const known = user.following.edges.map(({ node }) => node.username)
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await person.waits()
  const lines = person.page.getByRole('region', { name: 'Who to follow' }).getByRole('link')
  await lines.first().waitFor()
  const names = (await lines.allInnerTexts()).map((text) => /@(\w+)/.exec(text)?.[1] ?? '')
  ok(names.length > 0 && names.length <= 4)
  deepEqual(
    names.filter((name) => name === 'maren_holt' || known.includes(name)),
    [],
  )
  await becomes(
    () =>
      lines
        .first()
        .locator('img')
        .evaluate((image) => image.clientWidth),
    40,
  )
})

scenario('a follow in Who to follow turns its button, there and on the profile', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch') })
  await person.opens('/')
  const box = person.page.getByRole('region', { name: 'Who to follow' })
  await box.getByRole('button', { name: 'Follow @maren_holt' }).click()
  await person.hears('Followed @maren_holt')
  await box.getByRole('button', { name: 'Following @maren_holt' }).waitFor()
  await box.getByRole('link', { name: 'Maren Holt' }).click()
  await person.isOn('/profile/maren_holt')
  await person.page.getByRole('main').getByRole('button', { name: 'Following @maren_holt' }).waitFor()
})

scenario('Who to follow that did not load can be tried again', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch'), tolerates: [lostCalls] })
  const restore = await loses(person, 'WhoToFollow')
  await person.opens('/bookmarks')
  const box = person.page.getByRole('region', { name: 'Who to follow' })
  await box.getByText('This did not load').waitFor()
  await restore()
  await box.getByRole('button', { name: 'Retry' }).click()
  await box
    .getByRole('button', { name: /^Follow @/ })
    .first()
    .waitFor()
})

scenario('search and suggestions are at hand on small screens too', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', width: 375 })
  await person.opens('/')
  await person.waits()
  await person.seesA('heading', 'Who to follow')
  await searches(person, 'quay')
  await person.page.getByRole('option').filter({ hasText: '@quayside_fm' }).click()
  await person.isOn('/profile/quayside_fm')
})

async function searches({ page }: Person, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search Twitter' }).fill(text)
}
