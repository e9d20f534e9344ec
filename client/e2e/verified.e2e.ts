import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { composer } from './composing.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('the own empty profile offers to write; a subscription shows its badge beside the name everywhere, and can be changed and ended', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('With a badge')
  const person = await visitor({ as: ada })
  const count = person.page.getByRole('main').locator('header p')
  await person.opens(`/profile/${ada.username}`)
  await expect(count).toHaveText('0 Tweet')
  await person.sees('Your Tweets will appear here.')
  await person.clicks('button', 'Write your first Tweet')
  const { text, send } = composer(person, 'New Tweet')
  await text.fill(words)
  await send.click()
  await expect(person.post(words)).toBeVisible()
  await expect(count).toHaveText('1 Tweet')
  await person.clicks('link', 'Likes')
  await person.sees('Tweets that you like will appear here.')
  await person.clicks('link', 'Tweets')
  await person.doesNotSee(person.post(words).getByRole('img'), { but: person.post(words) })

  await person.clicks('link', 'Verified')
  const dialog = person.dialog('Verified')
  await expect(dialog.getByText(/^Verification is self-service and free/)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Individual/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Organization/ }).check()
  await person.clicks('button', 'Subscribe')
  await person.hears('You are verified')
  await person.isOn(`/profile/${ada.username}`)
  await expect(person.post(words).getByRole('img', { name: 'Verified organization' })).toBeVisible()
  await expect(
    person.page.getByRole('heading', { name: 'Ada Finch' }).getByRole('img', { name: 'Verified organization' }),
  ).toBeVisible()

  await person.clicks('link', 'Verified')
  await expect(dialog.getByRole('radio', { name: /^Organization/ })).toBeChecked()
  await expect(dialog.locator('label').filter({ hasText: 'Organization' }).getByText('Current')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Individual/ }).check()
  await person.clicks('button', 'Change')
  await expect(person.post(words).getByRole('img', { name: 'Verified', exact: true })).toBeVisible()

  await person.clicks('link', 'Verified')
  await person.clicks('button', 'Unsubscribe')
  await person.hears('Badge removed')
  await person.leavesDialog('Verified')
  await person.doesNotSee(person.post(words).getByRole('img', { name: /^Verified/ }), { but: person.post(words) })
})
