import { expect } from '@playwright/test'
import { composer } from './composing.ts'
import { newcomer } from './newcomer.ts'
import { bell, hides, notesDesktop, rows } from './notified.ts'
import { test } from './test.ts'

test('notifications are counted at the bell and in the title, listed, opened by keyboard, and seen after a visit; a new follower can be followed back', async ({
  visitor,
}) => {
  const [ada, wren, robin] = [await newcomer('Ada Finch'), await newcomer('Wren Ellery'), await newcomer('Robin Vale')]
  const post = await ada.writes('A linnet in the hedge')
  await wren.likes(post)
  await robin.likes(post)
  await wren.answers(post, 'I heard it')
  await wren.follows(ada)
  await robin.writes(`Ask @${ada.username}`)
  const person = await visitor({ as: ada })
  await person.opens('/')
  await expect(bell(person)).toHaveText(/5 new/)
  await expect(person.page).toHaveTitle('(5) Explore / Twitter')
  const icon = person.page.locator('link[rel="icon"]')
  await expect(icon).toHaveAttribute('href', '/favicon-unread.svg')
  await person.page.setViewportSize({ width: 375, height: 812 })
  await expect(bell(person)).toHaveText(/5 new/)
  await bell(person).click()
  await expect(rows(person)).toHaveCount(4)
  await expect(rows(person).first()).toHaveAccessibleName('New: Robin Vale mentioned you')
  await expect(rows(person).last()).toHaveAccessibleName('New: Robin Vale and 1 other liked your Tweet')
  await expect(person.page).toHaveTitle('Notifications / Twitter')
  await expect(icon).toHaveAttribute('href', /\/favicon.svg$/)
  await expect(bell(person)).not.toHaveText(/new/)
  expect(await person.barriers()).toEqual([])
  await person.page.setViewportSize({ width: 1366, height: 900 })

  await person.clicks('button', `Follow @${wren.username}`)
  await person.seesA('button', `Following @${wren.username}`)
  await person.page.getByRole('heading', { name: 'Notifications' }).click()
  for (const row of [
    'Robin Vale mentioned you',
    'Wren Ellery followed you',
    'Wren Ellery replied to you',
    'Robin Vale and 1 other liked your Tweet',
  ]) {
    await person.presses('j')
    await person.hasFocusOn(`New: ${row}`)
  }
  await person.presses('Enter')
  await person.sees('A linnet in the hedge')
  await expect(person.page).toHaveURL(/\/post\//)
  await person.presses('g')
  await person.presses('n')
  await person.isOn('/notifications')

  await person.clicks('link', 'Mentions')
  await expect(rows(person)).toHaveCount(1)
  await person.clicks('link', 'All')
  await person.clicks('link', '1 other')
  await expect(person.dialog('Liked by').getByText('Wren Ellery')).toBeVisible()
  await person.opens('/notifications')
  await expect(rows(person).first()).toHaveAccessibleName('Robin Vale mentioned you')
})

test('a kind that is turned off is neither listed nor counted', async ({ visitor }) => {
  const [ada, wren] = [await newcomer('Ada Finch'), await newcomer('Wren Ellery')]
  const person = await visitor({ as: ada })
  await wren.likes(await ada.writes('A linnet in the hedge'))
  await person.opens('/settings')
  await expect(bell(person)).toHaveText(/1 new/)
  const likes = person.page.getByRole('checkbox', { name: 'Likes of your Tweets' })
  await likes.click()
  await expect(bell(person)).not.toHaveText(/new/)
  await bell(person).click()
  await person.sees('Nothing new yet')
  await person.opens('/settings')
  await expect(likes).not.toBeChecked()
  await expect(person.page.getByRole('checkbox', { name: 'New followers' })).toBeChecked()
})

test('@ and # suggest people and hashtags, typing continues behind them, and only real mentions are links', async ({
  visitor,
}) => {
  const [ada, wren] = [await newcomer('Ada Finch'), await newcomer('Wren Ellery')]
  const tag = `hedge_${wren.username}`
  await wren.writes(`#${tag}`)
  await ada.follows(wren)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const { text, send } = composer(person)
  await text.pressSequentially(' is here')
  await person.presses('Home')
  await text.pressSequentially('@wren')
  await expect(person.page.getByRole('option').first()).toHaveText(new RegExp(wren.username))
  const taken = await text.evaluate((field: HTMLTextAreaElement) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    return { before: field.value.slice(0, field.selectionStart), text: field.value }
  })
  expect(taken.before.trim()).toBe(`@${wren.username}`)
  expect(taken.text).toMatch(/ is here$/)

  await text.fill('')
  const below = await send.boundingBox()
  await text.pressSequentially('Ask @wren')
  const list = person.page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option').first()).toHaveText(new RegExp(wren.username))
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  expect(await send.boundingBox()).toEqual(below)
  expect(await person.barriers()).toEqual([])
  await person.presses('ArrowDown')
  await person.presses('ArrowUp')
  await person.presses('Enter')
  await expect(text).toHaveValue(`Ask @${wren.username} `)
  await expect(list).toHaveCount(0)
  await text.pressSequentially(`or @nobody-here, #${tag.slice(0, -1)}`)
  await expect(list.getByRole('option')).toHaveText([`#${tag}`])
  await person.presses('Escape')
  await expect(list).toHaveCount(0)
  await person.presses('Backspace')
  await expect(list).toHaveCount(1)
  await person.presses('Tab')
  await expect(text).toHaveValue(`Ask @${wren.username} or @nobody-here, #${tag} `)
  await send.click()
  const card = person.post('Ask')
  await expect(card.getByRole('link', { name: `@${wren.username}` })).toHaveAttribute(
    'href',
    `/profile/${wren.username}`,
  )
  await expect(card.getByRole('link', { name: '@nobody' })).toHaveCount(0)
})

test('enabled desktop notifications come from one of two hidden tabs and open the list', async ({ visitor }) => {
  const [ada, wren, robin] = [await newcomer('Ada Finch'), await newcomer('Wren Ellery'), await newcomer('Robin Vale')]
  const post = await ada.writes('A linnet in the hedge')
  const person = await visitor({ as: ada })
  const { shown, press } = await notesDesktop(person)
  await person.opens('/settings')
  const wanted = person.page.getByRole('checkbox', { name: 'Desktop notifications on this device' })
  await wanted.click()
  await expect(wanted).toBeChecked()
  const other = await person.opensTab()
  await other.opens('/')
  await wren.follows(ada)
  for (const tab of [person, other]) {
    await expect(bell(tab)).toHaveText(/1 new/)
    await hides(tab)
  }
  await robin.likes(post)
  await expect.poll(() => shown).toEqual(['Robin Vale liked your Tweet'])
  await wren.likes(post)
  await expect.poll(() => shown).toEqual(['Robin Vale liked your Tweet', 'Wren Ellery and 1 other liked your Tweet'])
  await person.page.close()
  await robin.answers(post, 'Where?')
  // Without its socket, the other tab asks every half minute.
  await expect.poll(() => shown.slice(2), { timeout: 90_000 }).toEqual(['Robin Vale replied to you'])
  await press('Robin Vale replied to you')
  await other.isOn('/notifications')
})
