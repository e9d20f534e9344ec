import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { holds, listensTo, loses, lostCalls } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

test('the search finds people by the start of a word, shows no late response, opens profiles like links, works with the arrow keys, Enter and Escape, and never widens its column', async ({
  visitor,
}) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  const option = person.page.getByRole('option')
  const release = await holds(person, 'UserSearch')
  const asked = person.page.waitForRequest((request) => (request.postData() ?? '').includes('tomas'))
  await searches(person, 'tomas')
  await asked
  await searches(person, 'yuk')
  release()
  await person.doesNotSee(option.filter({ hasText: '@tomas_bakes' }), {
    but: option.filter({ hasText: '@yuki_parallax' }),
  })
  await searches(person, 'OKAF')
  await expect(option.filter({ hasText: 'Adaeze Okafor' })).toBeVisible()
  await searches(person, 'arallax')
  await person.sees('Sorry no users match!')

  await searches(person, 'foxglove')
  const found = option.filter({ hasText: '@foxglovebooks' })
  await expect.poll(() => found.locator('img').evaluate((image) => image.clientWidth)).toEqual(60)
  const opened = person.page.context().waitForEvent('page')
  await found.click({ modifiers: ['Control'] })
  await (await opened).waitForURL((url) => url.pathname === '/profile/foxglovebooks')
  await person.isOn('/')
  await found.click()
  await person.isOn('/profile/foxglovebooks')
  await expect(person.page.getByRole('combobox')).toHaveValue('')
  await person.doesNotSee(option, { but: person.page.getByRole('combobox') })

  const family = unique('Lark').replace(' ', '')
  await Promise.all([newcomer(`Ada ${family}`), newcomer(`Bea ${family}`)])
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

test('Who to follow is requested 1.5 s after the page has opened', async ({ visitor }) => {
  const person = await visitor({ as: 'tomas_bakes' })
  const asked = listensTo(person, { suggestions: true })
  await person.page.clock.install({ time: Date.now() })
  await person.page.clock.pauseAt(Date.now() + 60_000)
  await person.page.goto('/bookmarks')
  const box = person.page.getByRole('region', { name: 'Who to follow' })
  // The column is rendered up to 50 ms before this step of the clock ends.
  await expect
    .poll(async () => {
      await person.page.clock.runFor(50)
      return box.getByRole('status', { name: 'Loading' }).isVisible()
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

test('Who to follow can be retried, lists at most four others, and a follow there shows on the profile too', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const { user } = await asks<{ user: { id: string } }>('{ user(username: "tomas_bakes") { id } }')
  await ada.follows(user)
  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  const restore = await loses(person, 'WhoToFollow')
  await person.opens('/')
  const box = person.page.getByRole('region', { name: 'Who to follow' })
  await expect(box.getByText('This did not load')).toBeVisible()
  await restore()
  await box.getByRole('button', { name: 'Retry' }).click()

  const lines = box.getByRole('link')
  await expect(lines.first()).toBeVisible()
  const names = (await lines.allInnerTexts()).map((text) => /@(\w+)/.exec(text)?.[1] ?? '')
  expect(names.length > 0 && names.length <= 4).toBe(true)
  expect(names.filter((name) => [ada.username, 'tomas_bakes'].includes(name))).toEqual([])
  await expect
    .poll(() =>
      lines
        .first()
        .locator('img')
        .evaluate((image) => image.clientWidth),
    )
    .toEqual(40)

  const [name = ''] = names
  await box.getByRole('button', { name: `Follow @${name}` }).click()
  await person.hears(`Followed @${name}`)
  await expect(box.getByRole('button', { name: `Following @${name}` })).toBeVisible()
  await lines.first().click()
  await person.isOn(`/profile/${name}`)
  await expect(person.page.getByRole('main').getByRole('button', { name: `Following @${name}` })).toBeVisible()
})

test('the search is one press away on small screens, and by its key', async ({ visitor }) => {
  const onPhone = await visitor({ as: 'maren_holt', width: 320 })
  await onPhone.opens('/')
  await onPhone.seesA('heading', 'Who to follow')
  await searches(onPhone, 'quay')
  await onPhone.page.getByRole('option').filter({ hasText: '@quayside_fm' }).click()
  await onPhone.isOn('/profile/quayside_fm')
  await onPhone.clicks('button', 'Search')
  await expect(onPhone.page.locator('[role="combobox"]:focus')).toBeVisible()
  await searches(onPhone, 'maren')
  await onPhone.page.getByRole('option').first().click()
  await onPhone.isOn('/profile/maren_holt')
  await onPhone.goesBack()
  await onPhone.isOn('/profile/quayside_fm')
  await expect(onPhone.page.getByRole('dialog')).toHaveCount(0)
  // Here, too, there is no room for the column.
  await onPhone.page.setViewportSize({ width: 800, height: 900 })
  await onPhone.presses('/')
  await expect(onPhone.dialog('Search').locator('[role="combobox"]:focus')).toBeVisible()
})

test('the search has an address, which keeps what is searched for', async ({ visitor }) => {
  const guest = await visitor({ width: 320 })
  for (const width of [320, 1366]) {
    await guest.page.setViewportSize({ width, height: 900 })
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

async function searches({ page }: Person, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search Twitter' }).fill(text)
}
