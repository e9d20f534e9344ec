import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { unique } from './api.ts'
import { composer, files, hands, posted } from './composing.ts'
import { newcomer, sessionOf } from './newcomer.ts'
import { test } from './test.ts'

test('an empty text, white space and more than 380 characters cannot be sent', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer() })
  await person.page.clock.install()
  await person.opens('/home')
  const { text, send, form } = composer(person)
  const thumb = '👍🏽'

  for (const blank of ['', '\n', ' \n\t ']) {
    await text.fill(blank)
    await expect(send).toBeDisabled()
  }
  await text.fill('a'.repeat(359))
  // The number of characters left is announced when typing pauses.
  await person.page.clock.fastForward(1000)
  await person.doesNotSee(/characters? left/, { but: send.and(person.page.locator(':enabled')) })
  await text.fill('a'.repeat(360))
  await person.hears('20 characters left')
  await text.fill(thumb.repeat(379))
  await person.hears('1 character left')
  await text.press('End')
  await text.pressSequentially('a')
  await expect(send).toBeEnabled()
  await person.doesNotSee('Max 380 characters allowed!', { but: form.getByText('0', { exact: true }) })
  await text.pressSequentially('b')
  await person.sees('Max 380 characters allowed!')
  await person.hears('1 character too many')
  await expect(send).toBeDisabled()
  expect(await person.barriers()).toEqual([])
})

test('GIF and emoji lead to a message that they are not available yet', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer() })
  await person.opens('/home')
  for (const name of ['GIF', 'Emoji']) {
    await person.clicks('button', name)
    await person.hears('Feature coming soon!')
  }
})

test('drafts of a post and of each reply survive a reload, and belong to one account', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const [first, second] = [await ada.writes(unique('First')), await ada.writes(unique('Second'))]
  const person = await visitor({ as: ada })
  const drafts = { '/home': 'Half a thought', [`/post/${first}`]: 'To the first' }
  for (const [path, words] of Object.entries(drafts)) {
    await person.opens(path)
    await composer(person).text.fill(words)
  }
  await person.page.reload()
  for (const [path, words] of Object.entries(drafts)) {
    await person.opens(path)
    await expect(composer(person).text).toHaveValue(words)
  }
  await person.opens(`/post/${second}`)
  await expect(composer(person).text).toHaveValue('')

  const other = sessionOf(await newcomer())
  await person.page.evaluate(
    (entries) => entries.forEach(({ name, value }) => localStorage.setItem(name, value)),
    other,
  )
  await person.opens('/home')
  await expect(composer(person).text).toHaveValue('')
})

test('page and dialog share a draft with images, until it is discarded', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer() })
  await person.opens('/home')
  const page = composer(person)
  await page.text.fill('Begun in the page')
  await page.chooses('images', files.small)
  await page.description(1).fill('A woman in a green hat')
  await person.page.reload()
  await person.clicks('button', 'Tweet')
  const dialog = composer(person, 'New Tweet')
  await expect(dialog.description(1)).toHaveValue('A woman in a green hat')

  // Without changes the app does not ask.
  await person.presses('Escape')
  await person.leavesDialog('New Tweet')
  await person.clicks('button', 'Tweet')
  await dialog.text.fill('Gone on in the dialog')
  await person.presses('Escape')
  await person.clicks('button', 'Keep draft')
  await person.leavesDialog('New Tweet')
  await expect(page.text).toHaveValue('Gone on in the dialog')

  await person.clicks('button', 'Tweet')
  await dialog.remove('image 1').click()
  await person.clicks('button', 'Close')
  await person.clicks('button', 'Discard')
  await person.leavesDialog('New Tweet')
  await expect(page.text).toHaveValue('')
})

test('Back in a dialog with text asks first, and the focus returns where it was', async ({ visitor }) => {
  const ada = await newcomer()
  const words = unique('Asked about')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.acts('Reply', words)
  const { text } = composer(person, 'Reply')
  await text.fill('Perhaps not')

  await person.goesBack()
  await expect(person.dialog('Keep this as a draft?')).toBeVisible()
  await person.clicks('button', 'Cancel')
  await expect(text).toHaveValue('Perhaps not')
  await person.goesBack()
  await person.clicks('button', 'Discard')
  await person.leavesDialog('Reply')
  await person.isOn('/home')
  await expect(person.action('Reply', words)).toBeFocused()
})

test('an edit starts with the text of the post, asks before it is discarded, and shows everywhere', async ({
  visitor,
}) => {
  const ada = await newcomer()
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const [before, after] = [unique('Before'), unique('After')]
  const page = composer(person)
  await page.text.fill(before)
  await page.chooses('images', [files.wide, files.small])
  await expect(page.description(2)).toBeVisible()
  await page.send.click()

  await person.acts('More', before)
  await person.clicks('menuitem', 'Edit')
  const edit = composer(person, 'Edit Tweet')
  await expect(edit.text).toHaveValue(before)
  await edit.remove('image 1').click()
  await edit.text.fill(after)
  await person.presses('Escape')
  await expect(person.dialog('Discard changes?')).toBeVisible()
  await person.clicks('button', 'Cancel')
  await edit.send.click()
  await person.hears('Post edited!')
  await person.leavesDialog('Edit Tweet')
  await expect(person.post(after).getByRole('button', { name: /^Open image/ })).toHaveCount(1)
  await expect(person.post(after).getByText('edited')).toBeVisible()
  expect(await posted(ada)).toEqual([after])
})

test('a reply is sent from its dialog and counted, and the next one starts empty', async ({ visitor }) => {
  const ada = await newcomer()
  const words = unique('Answer me')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.acts('Reply', words)
  const reply = composer(person, 'Reply')
  await reply.text.fill('I do')
  await reply.send.click()
  await person.hears('Commented!')
  await person.leavesDialog('Reply')
  await person.counts('Reply', words, 1)
  await person.acts('Reply', words)
  await expect(reply.text).toHaveValue('')
})

test('pasted and dropped images are accepted, a text file is refused', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer() })
  await person.opens('/home')
  const { text, description } = composer(person)
  const picture = { name: 'a.webp', mimeType: 'image/webp', buffer: readFileSync(files.small) }

  await hands(text, 'paste', picture)
  await expect(description(1)).toBeVisible()
  await hands(text, 'drop', picture)
  await expect(description(2)).toBeVisible()
  await hands(text, 'drop', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await person.hears('Only JPEG, PNG, WebP, GIF and AVIF images and MP4 and WebM videos can be uploaded.')
  await person.doesNotSee(description(3), { but: description(2) })
})

for (const mode of ['light', 'dark'] as const) {
  test(`on a small screen the composer fills the window and is accessible, ${mode}`, async ({ visitor }) => {
    const ada = await newcomer()
    const words = unique('Small')
    await ada.writes(words)
    const person = await visitor({ as: ada, width: 375, mode })
    await person.opens('/home')
    await person.acts('Reply', words)
    const reply = composer(person, 'Reply')
    await reply.text.fill('a'.repeat(390))
    await reply.chooses('images', [files.small, files.wide])
    await expect(reply.description(2)).toBeVisible()
    await person.comesToRest()
    const box = await person.dialog('Reply').boundingBox()
    expect([box?.x, box?.y, box?.width, (box?.height ?? 0) >= 812]).toEqual([0, 0, 375, true])
    expect(await person.overhang()).toBe(0)
    await person.keepsPicture(`small-${mode}`)
    expect(await person.barriers()).toEqual([])
  })
}
