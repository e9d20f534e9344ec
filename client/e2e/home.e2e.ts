import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('Trending sorts by likes, Latest by age; the choice is part of the address, and each list starts at its top', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const [liked, older, newer] = [unique('Liked by two'), unique('Liked by one'), unique('Liked by nobody')]
  const first = await ada.writes(liked)
  const second = await ada.writes(older)
  await ada.writes(newer)
  await Promise.all([ada.likes(first), bea.likes(first), bea.likes(second)])
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await expect(person.postTexts()).toHaveText([newer, older, liked])

  await person.clicks('link', 'Trending')
  await expect(person.page.getByRole('feed', { name: 'Trending Tweets' })).toBeVisible()
  await expect(person.postTexts()).toHaveText([liked, older, newer])
  expect(new URL(person.page.url()).search).toBe('?filter=trending')

  await person.page.reload()
  await expect(person.page.getByRole('feed', { name: 'Trending Tweets' })).toBeVisible()
  await expect(person.postTexts()).toHaveText([liked, older, newer])
  await expect(person.page.getByRole('link', { name: 'Trending' })).toHaveAttribute('aria-current', 'page')

  await person.clicks('link', 'Latest')
  await expect(person.page.getByRole('feed', { name: 'Latest Tweets' })).toBeVisible()
  await expect(person.postTexts()).toHaveText([newer, older, liked])

  const tall = Array.from({ length: 8 }, (_, line) => `Line ${line}`).join('\n')
  for (let number = 0; number < 8; number++) await ada.writes(tall)
  await person.opens('/home')
  for (const middle of [300, 900]) {
    const scroll = (top: number) => {
      window.scrollTo(0, top)
      return window.scrollY
    }
    await expect.poll(() => person.page.evaluate(scroll, middle)).toBe(middle)
    await person.clicks('link', 'Trending')
    await expect(person.page.getByRole('feed', { name: 'Trending Tweets' })).toBeVisible()
    await person.isAtTheTop()
    await person.page.reload()
    await person.clicks('link', 'Latest')
    await expect(person.page.getByRole('feed', { name: 'Latest Tweets' })).toBeVisible()
  }
})

test('an empty Home explains how to fill it, and a follow fills it', async ({ visitor }) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Waiting to be followed')
  await bea.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.sees('Your feed is quiet')
  await person.sees('Find someone to follow first.')
  // The right column hides its suggestions while the page shows some.
  const beside = person.page.locator('aside [data-suggestions]')
  await expect(beside).toBeAttached()
  await expect(beside).toBeHidden()

  await person.page.getByRole('combobox').fill(bea.username)
  await person.page.getByRole('option').filter({ hasText: bea.username }).click()
  await person.clicks('button', `Follow @${bea.username}`)
  await person.hears(`Followed @${bea.username}`)
  await person.clicks('link', 'Home')
  await person.seesA('heading', 'Home')
  await expect(person.post(words)).toBeVisible()
})

test('on an empty Home, one press follows everybody who is suggested and shows their posts', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch'), width: 375 })
  await person.opens('/home')
  await person.sees('Your feed is quiet')
  const people = person.page.getByRole('region', { name: 'Who to follow' })
  await expect(people.getByRole('button', { name: /^Follow @/ })).toHaveCount(6)
  // One of them is followed before the others.
  await people
    .getByRole('button', { name: /^Follow @/ })
    .first()
    .click()
  await person.hears('Followed @')
  await person.clicks('button', 'Follow all')
  await person.hears('Followed 5 people')
  await expect(person.page.getByRole('feed', { name: 'Latest Tweets' }).getByRole('article').first()).toBeVisible()
  await expect(people).toHaveCount(0)
})
