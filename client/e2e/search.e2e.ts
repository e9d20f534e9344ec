import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

async function isFineInBothWidths(guest: Person): Promise<void> {
  for (const width of [1366, 375]) {
    await guest.page.setViewportSize({ width, height: 812 })
    await guest.waits()
    expect(await guest.barriers()).toEqual([])
  }
}

test('a search of Tweets has an address, marks its words, and goes on to the most liked', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const word = unique('plover').replace(' ', '')
  await ada.writes(`A quiet ${word} at sea`)
  await ada.writes(`The sea without that bird, from ${unique('shore')}`)
  const guest = await visitor({ width: 375 })
  const { page } = guest
  await guest.opens('/search?f=posts')
  const field = page.getByRole('searchbox', { name: 'Search Tweets' })
  await expect(field).toBeFocused()
  await field.fill(`SEA ${word}`)
  await guest.presses('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === `SEA ${word}` && url.searchParams.get('f') === 'posts')
  const found = page.getByRole('feed', { name: 'Tweets that match' }).getByRole('article')
  await expect(found).toHaveCount(1)
  await expect(found.locator('mark')).toHaveText([word, 'sea'])
  await page.getByRole('link', { name: 'Most liked' }).click()
  await page.waitForURL((url) => url.searchParams.get('order') === 'likes')
  await expect(found.locator('mark')).toHaveText([word, 'sea'])
  await isFineInBothWidths(guest)
  await page.reload()
  await expect(found).toHaveCount(1)
  await field.fill(`${word} since:yesterday`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('since: takes a date such as 2026-01-31.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await guest.barriers()).toEqual([])
  await field.fill(word)
  await guest.presses('Enter')
  await guest.presses('Enter')
  await expect(found).toHaveCount(1)
  await page.waitForURL((url) => url.searchParams.get('order') === 'likes')
  await guest.goesBack()
  await expect(field).toHaveValue(`${word} since:yesterday`)
})

test('searches of Tweets stay on the device until somebody erases them, and the focus stays near', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const [heron, godwit] = [unique('heron').replace(' ', ''), unique('godwit').replace(' ', '')]
  await ada.writes(`A ${heron} and a ${godwit}`)
  const person = await visitor({ as: ada })
  const { page } = person
  await person.opens('/search?f=posts')
  const field = page.getByRole('searchbox', { name: 'Search Tweets' })
  const recent = page.getByRole('region', { name: 'Recent' })
  for (const word of [heron, godwit]) {
    await field.fill(`"${word}"`)
    await person.presses('Enter')
    await expect(page.getByRole('feed').locator('mark')).toHaveText(word)
    await expect(field).toBeFocused()
  }
  await field.fill('has:cats')
  await person.presses('Enter')
  await expect(page.getByRole('alert')).toContainText('has: takes')
  await person.opens('/')
  await page.getByRole('combobox').fill('has:dogs')
  await page.getByRole('link', { name: 'Tweets with “has:dogs”' }).click()
  await expect(page.getByRole('alert')).toContainText('has: takes')
  await person.opens('/search?f=posts')
  await expect(recent.getByRole('link')).toHaveText([`"${godwit}"`, `"${heron}"`])
  expect(await person.barriers()).toEqual([])
  await page.getByRole('button', { name: `Erase “"${heron}"”` }).click()
  await expect(recent.getByRole('link')).toHaveText([`"${godwit}"`])
  await expect(page.getByRole('button', { name: `Erase “"${godwit}"”` })).toBeFocused()
  const kinds = page.getByRole('navigation', { name: 'What to search for' })
  await kinds.getByRole('link', { name: 'Hashtags' }).click()
  await person.doesNotSee(recent, { but: page.getByRole('searchbox', { name: 'Search hashtags' }) })
  await kinds.getByRole('link', { name: 'Tweets' }).click()
  await recent.getByRole('link').click()
  await expect(field).toHaveValue(`"${godwit}"`)
  await expect(page.getByRole('feed').locator('mark')).toHaveText(godwit)
  await person.goesBack()
  await page.getByRole('button', { name: 'Erase all' }).click()
  await expect(recent).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')

  // The browser stores a page some time after it was shown, and one at a time.
  await person.clicks('link', 'Home')
  await person.isOn('/home')
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(stored).toContain('"feed:')
  expect(await stored()).not.toContain('searchPosts')
  await person.opens('/search?f=posts')
  await expect(field).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('the search goes on among people, Tweets and hashtags as it was typed', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const tag = unique('tern').replace(' ', '').toLowerCase()
  await ada.writes(`Seen a #${tag}`)
  const guest = await visitor()
  const { page } = guest
  await guest.opens('/')
  await page.getByRole('combobox').fill(tag)
  await page.getByRole('link', { name: `Tweets with “${tag}”` }).click()
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: `#${tag}` })
      .locator('mark'),
  ).toHaveText(tag)
  const kinds = page.getByRole('navigation', { name: 'What to search for' })
  await kinds.getByRole('link', { name: 'Hashtags' }).click()
  const hashtags = page.getByRole('navigation', { name: 'Hashtags that match' })
  await hashtags.getByRole('link', { name: `#${tag}`, exact: true }).click()
  await guest.isOn(`/hashtag/${tag}`)

  await guest.opens(`/search?f=posts&q=%40${tag}`)
  await kinds.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('combobox')).toHaveValue(`@${tag}`)
  await kinds.getByRole('link', { name: 'Tweets' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search Tweets' })).toHaveValue(`@${tag}`)
  await guest.opens('/search?f=posts')
  await expect(page.getByRole('region', { name: 'Recent' }).getByRole('link')).toHaveText([tag])
})
