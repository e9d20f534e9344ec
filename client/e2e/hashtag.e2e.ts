import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { notesShifts } from './shifts.ts'
import { test } from './test.ts'

const newTag = () => unique('Tag').replace(/\W/g, '')

test('a hashtag leads to all posts and replies with it, newest first; one that nobody uses says so', async ({
  visitor,
}) => {
  const [ada, tag] = [await newcomer('Ada Finch'), newTag()]
  const first = `First of all #${tag}`
  const id = await ada.writes(first)
  const reply = `An answer #${tag.toUpperCase()}`
  await ada.answers(id, reply)
  const guest = await visitor()
  await guest.opens(`/profile/${ada.username}`)
  await guest
    .post(first)
    .getByRole('link', { name: `#${tag}` })
    .click()
  await guest.isOn(`/hashtag/${tag.toLowerCase()}`)
  await guest.seesA('heading', `#${tag.toLowerCase()}`)
  await expect(guest.postTexts()).toHaveText([reply, first])
  await guest.goesBack()
  await guest.isOn(`/profile/${ada.username}`)
  await guest.opens(`/hashtag/${newTag()}`)
  await guest.sees('Nothing here yet')
})

test('a new post appears at once at the top of Home, Explore, the profile and the page of its hashtag, until an edit removes the hashtag', async ({
  visitor,
}) => {
  const [ada, tag] = [await newcomer('Ada Finch'), newTag().toLowerCase()]
  const before = `Before #${tag}`
  await ada.writes(before)
  const person = await visitor({ as: ada })
  const note = person.page.getByRole('main').locator('header p')
  await person.opens(`/profile/${ada.username}`)
  await expect(note).toHaveText('1 Tweet')
  await person.clicks('link', 'Explore')
  await person.seesA('heading', 'Explore')
  await person.clicks('link', 'Home')
  await person.seesA('heading', 'Home')
  await person
    .post(before)
    .getByRole('link', { name: `#${tag}` })
    .click()
  await person.seesA('heading', `#${tag}`)
  await expect(person.postTexts()).toHaveText([before])

  const words = `Just now #${tag}`
  await person.clicks('button', 'Tweet')
  const dialog = person.dialog('New Tweet')
  await dialog.getByRole('textbox', { name: 'Tweet text' }).fill(words)
  await dialog.getByRole('button', { name: 'Tweet', exact: true }).click()
  await person.leavesDialog('New Tweet')
  await expect(person.postTexts()).toHaveText([words, before])
  await person.clicks('link', 'Home')
  await expect(person.page.getByRole('feed', { name: 'Latest Tweets' })).toBeVisible()
  await expect(person.postTexts().first()).toHaveText(words)
  await person.clicks('link', 'Explore')
  await expect(person.page.getByRole('feed', { name: 'All Tweets' })).toBeVisible()
  // Other tests may have written meanwhile.
  await person.scrollsTo(words)
  await person.clicks('link', 'Profile')
  await expect(note).toHaveText('2 Tweets')
  await expect(person.postTexts().first()).toHaveText(words)
  await person
    .post(before)
    .getByRole('link', { name: `#${tag}` })
    .click()
  await person.seesA('heading', `#${tag}`)
  await expect(person.postTexts()).toHaveText([words, before])

  await person.opensMenuOf(before)
  await person.clicks('menuitem', 'Edit')
  const edit = person.dialog('Edit Tweet')
  await edit.getByRole('textbox', { name: 'Tweet text' }).fill('Before, without it')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await person.leavesDialog('Edit Tweet')
  await expect(person.postTexts()).toHaveText([words])
})

test('Explore shows the week’s hashtags: on a phone in one row above the first posts, elsewhere in the right column', async ({
  visitor,
}) => {
  const guest = await visitor({ width: 375 })
  await guest.page.addInitScript(notesShifts)
  await guest.opens('/')
  const row = guest.page.getByRole('navigation', { name: 'This week’s hashtags' })
  await expect(row.getByRole('link').first()).toBeVisible()
  expect(await guest.page.evaluate(() => window.shifts)).toEqual([])
  expect((await row.boundingBox())?.height).toBeLessThan(64)
  // How tall the first post is depends on what other tests write.
  expect((await guest.page.getByRole('article').first().boundingBox())?.y).toBeLessThan(200)
  expect(await guest.overhang()).toBe(0)
  await guest.doesNotSee(guest.page.getByRole('button', { name: 'Tweet', exact: true }), {
    but: "Don't miss what's happening",
  })

  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/')
  const box = person.page.getByRole('region', { name: 'This week’s hashtags' })
  const name = (await box.getByRole('link').first().locator('bdi').innerText()).slice(1)
  const link = box.getByRole('link').filter({ has: person.page.getByText(`#${name}`, { exact: true }) })
  await expect(link).toContainText(/\d+ (person|people)/)
  await link.click()
  await person.isOn(`/hashtag/${encodeURIComponent(name)}`)
  await person.seesA('heading', `#${name}`)
})
