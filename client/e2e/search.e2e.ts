import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('a search of Tweets has an address, marks its words, and goes on to the most liked', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const word = unique('plover').replace(' ', '')
  await ada.writes(`A quiet ${word} at sea`)
  await ada.writes(`The sea without that bird, from ${unique('shore')}`)
  for (const width of [375, 1366]) {
    const guest = await visitor({ width })
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
    expect(await guest.barriers()).toEqual([])
    await page.reload()
    await expect(found).toHaveCount(1)
    await field.fill(`${word} since:yesterday`)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('since: takes a date such as 2026-01-31.')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(await guest.barriers()).toEqual([])
  }
})

test('searches stay on the device until somebody erases them', async ({ visitor }) => {
  const guest = await visitor()
  const { page } = guest
  await guest.opens('/search?f=posts')
  const field = page.getByRole('searchbox', { name: 'Search Tweets' })
  const recent = page.getByRole('region', { name: 'Recent' })
  for (const text of ['first words', '"second words"']) {
    await field.fill(text)
    await guest.presses('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === text)
    await expect(field).toHaveValue(text)
  }
  await guest.opens('/search?f=posts')
  await expect(recent.getByRole('link')).toHaveText(['"second words"', 'first words'])
  expect(await guest.barriers()).toEqual([])
  await page.getByRole('button', { name: 'Erase “first words”' }).click()
  await expect(recent.getByRole('link')).toHaveText(['"second words"'])
  await recent.getByRole('link').click()
  await expect(field).toHaveValue('"second words"')
  await guest.goesBack()
  await page.getByRole('button', { name: 'Erase all' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await expect(field).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('from people and hashtags, the search goes on to Tweets', async ({ visitor }) => {
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
  await page.getByRole('navigation', { name: 'What to search for' }).getByRole('link', { name: 'Hashtags' }).click()
  const hashtags = page.getByRole('navigation', { name: 'Hashtags that match' })
  await hashtags.getByRole('link', { name: `#${tag}`, exact: true }).click()
  await guest.isOn(`/hashtag/${tag}`)
})
