import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { holds, listensTo, loses, lostCalls } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

type Following = { user: { following: { edges: { node: { username: string } }[] } } }
const following =
  'query ($username: String!) { user(username: $username) { following { edges { node { username } } } } }'

test('the search finds people by the start of a word in their name or username', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await searches(person, 'yuk')
  await expect(person.page.getByRole('option').filter({ hasText: '@yuki_parallax' })).toBeVisible()
  await searches(person, 'paral')
  await expect(person.page.getByRole('option').filter({ hasText: '@yuki_parallax' })).toBeVisible()
  await searches(person, 'OKAF')
  await expect(person.page.getByRole('option').filter({ hasText: 'Adaeze Okafor' })).toBeVisible()
  await searches(person, 'arallax')
  await person.sees('Sorry no users match!')
})

test('a click on a search result opens the profile and clears the search', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await searches(person, 'foxglove')
  const found = person.page.getByRole('option').filter({ hasText: '@foxglovebooks' })
  await expect.poll(() => found.locator('img').evaluate((image) => image.clientWidth)).toEqual(60)
  await found.click()
  await person.isOn('/profile/foxglovebooks')
  await expect(person.page.getByRole('combobox')).toHaveValue('')
  await person.doesNotSee(person.page.getByRole('option'), { but: person.page.getByRole('combobox') })
})

test('the search works with the arrow keys, Enter and Escape', async ({ visitor }) => {
  const family = unique('Lark').replace(' ', '')
  await Promise.all([newcomer(`Ada ${family}`), newcomer(`Bea ${family}`)])
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await searches(person, family)
  await expect(person.page.getByRole('option').nth(1)).toBeVisible()
  const chosen = person.page.getByRole('option', { selected: true })
  const first = await chosen.innerText()
  await person.presses('ArrowDown')
  await expect(chosen).not.toHaveText(first, { useInnerText: true })
  const second = await chosen.innerText()
  await person.presses('ArrowUp')
  await expect(chosen).toHaveText(first, { useInnerText: true })
  await person.presses('ArrowDown')
  await person.presses('Enter')
  await person.isOn(`/profile/${/@(\w+)/.exec(second)?.[1] ?? ''}`)
  await expect(person.page.locator('h1:focus')).toBeVisible()

  await searches(person, 'm')
  await expect(person.page.getByRole('option').first()).toBeVisible()
  await person.presses('Escape')
  await expect(person.page.getByRole('combobox')).toHaveValue('')
})

test('a late response to an earlier search text is not shown', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  const release = await holds(person, 'UserSearch')
  const asked = person.page.waitForRequest((request) => (request.postData() ?? '').includes('tomas'))
  await searches(person, 'tomas')
  await asked
  await searches(person, 'yuki')
  release()
  const option = person.page.getByRole('option')
  await person.doesNotSee(option.filter({ hasText: '@tomas_bakes' }), {
    but: option.filter({ hasText: '@yuki_parallax' }),
  })
})

test('Who to follow is requested 1.5 s after the page has opened', async ({ visitor }) => {
  const person = await visitor({ as: 'tomas_bakes' })
  const asked = listensTo(person, { suggestions: true })
  await person.page.clock.install({ time: Date.now() })
  await person.page.clock.pauseAt(Date.now() + 60_000)
  await person.page.goto('/bookmarks')
  const box = person.page.getByRole('region', { name: 'Who to follow' })
  // The column renders up to 50 ms before the end of this step of the clock.
  await expect
    .poll(async () => {
      await person.page.clock.runFor(50)
      return box.getByRole('status', { name: 'Loading people' }).isVisible()
    })
    .toBe(true)
  await person.page.clock.runFor(1449)
  expect(asked.includes('WhoToFollow')).toBe(false)

  await person.page.clock.runFor(51)
  await person.page.waitForFunction(() => true)
  await person.page.clock.resume()
  await expect(box.getByRole('button', { name: /^Follow @/ }).first()).toBeVisible()
  expect(asked.includes('WhoToFollow')).toBe(true)
})

test('Who to follow lists at most four people, without the user and followed accounts', async ({ visitor }) => {
  const { user } = await asks<Following>(following, { username: 'maren_holt' })
  const known = user.following.edges.map(({ node }) => node.username)
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await person.waits()
  const lines = person.page.getByRole('region', { name: 'Who to follow' }).getByRole('link')
  await expect(lines.first()).toBeVisible()
  const names = (await lines.allInnerTexts()).map((text) => /@(\w+)/.exec(text)?.[1] ?? '')
  expect(names.length > 0 && names.length <= 4).toBe(true)
  expect(names.filter((name) => name === 'maren_holt' || known.includes(name))).toEqual([])
  await expect
    .poll(() =>
      lines
        .first()
        .locator('img')
        .evaluate((image) => image.clientWidth),
    )
    .toEqual(40)
})

test('a follow in Who to follow changes the button there and on the profile', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch') })
  await person.opens('/')
  const box = person.page.getByRole('region', { name: 'Who to follow' })
  await box.getByRole('button', { name: 'Follow @maren_holt' }).click()
  await person.hears('Followed @maren_holt')
  await expect(box.getByRole('button', { name: 'Following @maren_holt' })).toBeVisible()
  await box.getByRole('link', { name: 'Maren Holt' }).click()
  await person.isOn('/profile/maren_holt')
  await expect(person.page.getByRole('main').getByRole('button', { name: 'Following @maren_holt' })).toBeVisible()
})

test('Who to follow can be retried when it did not load', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch'), tolerates: [lostCalls] })
  const restore = await loses(person, 'WhoToFollow')
  await person.opens('/bookmarks')
  const box = person.page.getByRole('region', { name: 'Who to follow' })
  await expect(box.getByText('This did not load')).toBeVisible()
  await restore()
  await box.getByRole('button', { name: 'Retry' }).click()
  await expect(box.getByRole('button', { name: /^Follow @/ }).first()).toBeVisible()
})

test('the search is one press away for guests, on small screens, and by its key', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/')
  await searches(guest, 'quay')
  await guest.page.getByRole('option').filter({ hasText: '@quayside_fm' }).click()
  await guest.isOn('/profile/quayside_fm')

  const onPhone = await visitor({ width: 320 })
  await onPhone.opens('/profile/quayside_fm')
  await onPhone.clicks('button', 'Search')
  await expect(onPhone.page.locator('[role="combobox"]:focus')).toBeVisible()
  await searches(onPhone, 'maren')
  await onPhone.page.getByRole('option').first().click()
  await onPhone.isOn('/profile/maren_holt')
  await onPhone.goesBack()
  await onPhone.isOn('/profile/quayside_fm')
  await expect(onPhone.page.getByRole('dialog')).toHaveCount(0)
  await onPhone.presses('/')
  await expect(onPhone.dialog('Search').locator('[role="combobox"]:focus')).toBeVisible()
})

test('the search has an address, which keeps what is searched for', async ({ visitor }) => {
  for (const width of [320, 1366]) {
    const guest = await visitor({ width })
    await guest.opens('/search')
    await expect(guest.page.locator('[role="combobox"]:focus')).toBeVisible()
    await searches(guest, 'maren')
    await guest.page.waitForURL('**/search?q=maren')
    await guest.page.getByRole('option').first().click()
    await guest.isOn('/profile/maren_holt')
    await guest.goesBack()
    await expect(guest.page.getByRole('combobox')).toHaveValue('maren')
    await guest.page.reload()
    await expect(guest.page.getByRole('option').first()).toContainText('@maren_holt')
    expect(await guest.barriers()).toEqual([])
  }
})

test('search and suggestions are available on small screens too', async ({ visitor }) => {
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

test('typing in the search never widens its column, at any width and in any font', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  const search = person.page.getByRole('search').filter({ visible: true })
  for (const width of [1000, 1200, 1366]) {
    await person.page.setViewportSize({ width, height: 900 })
    for (const font of ['16px monospace', '40px serif']) {
      await searches(person, '')
      await person.page.addStyleTag({ content: `:root input { font: ${font} !important }` })
      const before = (await search.boundingBox())?.width
      await searches(person, 'o'.repeat(64))
      await expect(person.page.getByRole('button', { name: 'Clear search' })).toBeVisible()
      expect({ width, font, column: (await search.boundingBox())?.width }).toEqual({ width, font, column: before })
    }
  }
})

test('a click with Ctrl on a search result opens it in a new tab, like a link', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  await searches(person, 'foxglove')
  const found = person.page.getByRole('option').filter({ hasText: '@foxglovebooks' })
  const opened = person.page.context().waitForEvent('page')
  await found.click({ modifiers: ['Control'] })
  await (await opened).waitForURL((url) => url.pathname === '/profile/foxglovebooks')
  await person.isOn('/')
})

test('a mouse that rests on a name opens a card with Follow, which leaves with the mouse and blocks no click', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Rest on my name')
  await bea.writes(words)
  const person = await visitor({ as: ada })
  const { page } = person
  await person.opens(`/profile/${bea.username}`)
  const name = person.post(words).getByRole('link', { name: /Bea Lark/ })
  const card = page.locator('[data-hover-card]')
  const rests = async () => {
    await expect(async () => {
      await page.mouse.move(2, 2)
      await name.hover()
      await expect(card).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }

  await rests()
  await expect(card).toContainText('0 Following')
  expect(await person.barriers()).toEqual([])
  await card.getByRole('button', { name: `Follow @${bea.username}` }).click()
  await person.hears(`Followed @${bea.username}`)
  await expect(card).toContainText('1 Follower')
  await page.mouse.move(2, 2)
  await expect(card).toHaveCount(0)

  await rests()
  await person.presses('Escape')
  await expect(card).toHaveCount(0)
  await person.isOn(`/profile/${bea.username}`)

  await rests()
  await name.click()
  await expect(card).toHaveCount(0)
})
