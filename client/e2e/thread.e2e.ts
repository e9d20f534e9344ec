import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { composer } from './composing.ts'
import { modes, showsIn } from './modes.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('a member writes a thread, whose draft survives a reload, and sends it at once', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const [one, two, three] = ['First we looked', 'Then we counted', 'And that was that'].map(unique) as [
    string,
    string,
    string,
  ]
  const person = await visitor({ as: ada, width: 375 })
  await person.opens('/home')
  const { text, form } = composer(person)
  const parts = form.getByRole('list', { name: 'Earlier Tweets of the thread' }).getByRole('listitem')
  await text.fill(one)
  await person.clicks('button', 'Add another Tweet')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('')
  // The list's code may arrive later, and move the button.
  await expect(parts).toContainText([one])
  await text.fill('Not this')
  await person.clicks('button', 'Add another Tweet')
  await expect(parts).toContainText([one, 'Not this'])
  await form.getByRole('button', { name: 'Edit Tweet 2' }).click()
  await expect(text).toHaveValue('Not this')
  await text.fill(two)
  await person.clicks('button', 'Add another Tweet')
  await text.fill('To be left out')
  await person.clicks('button', 'Add another Tweet')
  await form.getByRole('button', { name: 'Remove Tweet 3' }).click()
  await expect(person.dialog('Remove this Tweet from the thread?')).toBeVisible()
  await person.clicks('button', 'Remove')
  await expect(parts).toContainText([one, two])
  await expect(text).toBeFocused()
  await text.fill(three)
  for (const mode of modes) {
    await showsIn(mode, person)
    expect(await person.barriers({ ofColours: mode === 'dark', within: form })).toEqual([])
    await person.keepsPicture(`thread-${mode}`)
  }
  expect(await person.overhang()).toBe(0)

  await person.page.reload()
  await expect(parts).toContainText([one, two])
  await expect(text).toHaveValue(three)
  await form.getByRole('button', { name: 'Tweet all' }).click()
  await person.hears('Tweeted')
  await expect(parts).toHaveCount(0)
  await person.counts('Reply', one, 1)

  const guest = await visitor()
  await guest.opens(`/profile/${ada.username}`)
  await guest.post(one).getByRole('time').click()
  await guest.sees(two)
  await guest.sees(three)
})

test('a reader opens the thread of one author from a profile by keyboard, and reads it before what others reply', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = ['It begins here', 'It goes on', 'It ends'].map(unique)
  const [answer, alone] = [unique('Is it so?'), unique('Stands alone')]
  await ada.writes(alone)
  const ids: string[] = []
  for (const text of words) ids.push(await (ids.length ? ada.answers(ids.at(-1) ?? '', text) : ada.writes(text)))
  const [first = '', second = ''] = ids
  await bea.answers(first, answer)
  const person = await visitor({ as: bea, width: 375 })
  await person.opens(`/profile/${ada.username}`)
  await person.sees(alone)
  await expect(person.page.getByRole('link', { name: 'Show this thread' })).toHaveCount(1)
  for (const mode of modes) {
    await showsIn(mode, person)
    expect(await person.barriers({ ofColours: mode === 'dark', within: person.page.getByRole('main') })).toEqual([])
    await person.keepsPicture(`continued-${mode}`)
  }
  await person.tabsTo('Show this thread')
  await person.presses('Enter')
  await person.isOn(`/post/${first}`)
  const thread = person.page.getByRole('list', { name: 'This thread goes on' }).getByRole('article')
  await expect(thread.locator('p[dir]')).toHaveText(words.slice(1))
  await expect(person.page.getByRole('feed', { name: 'Replies' }).locator('p[dir]')).toHaveText([answer])
  // Colours do not depend on the width.
  for (const [width, mode] of [
    [375, 'light'],
    [1366, 'dark'],
  ] as const) {
    await person.page.setViewportSize({ width, height: 800 })
    await showsIn(mode, person)
    expect(await person.barriers({ within: person.page.getByRole('main') })).toEqual([])
    await person.keepsPicture(`continuing-${width}-${mode}`)
    expect(await person.overhang()).toBe(0)
  }
  await ada.deletes(second)
  await person.opens(`/profile/${ada.username}`)
  await person.sees(alone)
  await expect(person.post(words[0] ?? '').getByRole('link', { name: 'Show this thread' })).toHaveCount(0)
})
