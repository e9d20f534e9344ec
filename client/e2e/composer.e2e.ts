import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { composer, files, posted } from './composing.ts'
import { newcomer, sessionOf } from './newcomer.ts'
import { test } from './test.ts'

test('an empty text, white space and more than 380 characters cannot be sent, GIF and emoji are not there yet', async ({
  visitor,
}) => {
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

test('page and dialog share a draft with images, until it is discarded; a full list of drafts says so, and keeps them all', async ({
  visitor,
}) => {
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
  await dialog.remove('image 1').click()
  await person.clicks('button', 'Close')
  await person.clicks('button', 'Discard')
  await person.leavesDialog('New Tweet')
  await expect(page.text).toHaveValue('')

  await person.page.evaluate((username) => {
    for (let number = 1; number <= 20; number++) {
      const draft = { id: `draft-number-${number}`, content: `Thought ${number}`, images: [], video: null, at: number }
      localStorage.setItem(`draft:${username}:listed:${draft.id}`, JSON.stringify(draft))
    }
  }, person.username)
  await person.clicks('button', 'Tweet')
  await dialog.text.fill('One too many')
  await person.presses('Escape')
  await person.clicks('button', 'Save draft')
  await person.hears('You have 20 drafts. Delete or send one, then save this one.')
  const list = person.dialog('Drafts').getByRole('listitem')
  await expect(list).toHaveCount(20)
  await person.clicks('button', 'Delete draft: Thought 1')
  await person.clicks('button', 'Delete')
  await person.leavesDialog('Delete this draft?')
  await expect(list).toHaveCount(19)
  await person.presses('Escape')
  await person.leavesDialog('Drafts')
  await expect(dialog.text).toHaveValue('One too many')
  await person.presses('Escape')
  await person.clicks('button', 'Save draft')
  await person.leavesDialog('New Tweet')
  await person.clicks('button', 'Tweet')
  await person.clicks('button', 'Drafts')
  await expect(list.first()).toHaveText(/^One too many/)
})

test('drafts wait in a list with their pictures, until they are taken or deleted', async ({ visitor }) => {
  const ada = await newcomer()
  const question = unique('Who flies south')
  const asked = await ada.writes(question)
  const person = await visitor({ as: ada })
  const { page } = person
  const dialog = composer(person, 'New Tweet')
  const list = person.dialog('Drafts').getByRole('listitem')
  const closes = async (title: string, answer: string) => {
    await person.dialog(title).getByRole('button', { name: 'Close' }).click()
    await person.clicks('button', answer)
    await person.leavesDialog(title)
  }
  await person.opens('/home')
  await person.clicks('button', 'Tweet')
  await dialog.text.fill('First thought')
  await dialog.chooses('images', files.small)
  await dialog.description(1).fill('A woman in a green hat')
  await closes('New Tweet', 'Save draft')
  await expect(composer(person).text).toHaveValue('')
  await person.acts('Reply', question)
  await composer(person, 'Reply').text.fill('Most of us')
  await closes('Reply', 'Save draft')
  await person.clicks('button', 'Tweet')
  await dialog.text.fill('Second thought')

  await person.clicks('button', 'Drafts')
  await expect(list).toHaveText([/^Reply to .*: Who flies south.*Most of us/, /^First thought/])
  await expect(list.getByRole('img', { name: 'A woman in a green hat' })).toBeVisible()
  expect(await person.barriers()).toEqual([])
  await person.goesBack()
  await person.leavesDialog('Drafts')
  await person.clicks('button', 'Drafts')
  await list.getByRole('button', { name: /^First thought/ }).click()
  await expect(dialog.text).toHaveValue('First thought')
  await expect(dialog.description(1)).toHaveValue('A woman in a green hat')
  await person.clicks('button', 'Drafts')
  await person.clicks('button', 'Delete draft: Second thought')
  await person.clicks('button', 'Delete')
  await expect(list).toHaveCount(1)
  await expect(person.dialog('Drafts')).toBeFocused()

  // A reply opens with what it answers, even if no list has loaded that.
  await page.evaluate(() => localStorage.removeItem('last-pages'))
  await person.opens('/settings')
  await page.reload()
  await person.presses('n')
  await person.clicks('button', 'Drafts')
  await list.getByRole('button').first().click()
  await expect(person.dialog('Reply').getByText(question)).toBeVisible()
  await expect(composer(person, 'Reply').text).toHaveValue('Most of us')
  await composer(person, 'Reply').send.click()
  await person.hears('Commented!')
  await person.opens(`/post/${asked}`)
  await person.sees('Most of us')
})

test('Back in a dialog with text asks first, a reply that is sent from it is counted, and one to a deleted Tweet is kept until it is discarded', async ({
  visitor,
}) => {
  const ada = await newcomer()
  const [words, gone] = [unique('Answer me'), unique('Deleted while answered')]
  await ada.writes(words)
  const id = await ada.writes(gone)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.acts('Reply', words)
  const reply = composer(person, 'Reply')
  await reply.text.fill('Perhaps not')

  await person.goesBack()
  await expect(person.dialog('Save this as a draft?')).toBeVisible()
  await person.clicks('button', 'Cancel')
  await person.leavesDialog('Save this as a draft?')
  await expect(reply.text).toHaveValue('Perhaps not')
  await person.goesBack()
  await person.clicks('button', 'Discard')
  await person.leavesDialog('Reply')
  await person.isOn('/home')
  await expect(person.action('Reply', words)).toBeFocused()

  await person.acts('Reply', words)
  await reply.text.fill('I do')
  await reply.send.click()
  await person.hears('Commented!')
  await person.leavesDialog('Reply')
  await person.counts('Reply', words, 1)
  await person.acts('Reply', words)
  await expect(reply.text).toHaveValue('')
  await person.presses('Escape')
  await person.leavesDialog('Reply')

  await person.acts('Reply', gone)
  await reply.text.fill('Too late')
  await ada.deletes(id)
  await reply.send.click()
  const failure = 'There is no such post. It may have been deleted.'
  await person.hears(failure)
  await person.sees(`Not sent: ${failure} What you wrote is kept.`)
  await expect(reply.text).toHaveValue('Too late')
  await person.clicks('button', 'Close')
  await person.clicks('button', 'Discard')
  await person.leavesDialog('Reply')
  await person.doesNotSee(person.post(gone), { but: words })
})

test('an edit starts at the end of the text, can be saved once something changed, and shows everywhere', async ({
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
  await expect(edit.text).toBeFocused()
  await expect(edit.send).toBeDisabled()
  await person.page.keyboard.type('!')
  await expect(edit.text).toHaveValue(`${before}!`)
  await expect(edit.send).toBeEnabled()
  await person.presses('Backspace')
  await expect(edit.send).toBeDisabled()
  // Without changes the app does not ask.
  await person.presses('Escape')
  await person.leavesDialog('Edit Tweet')

  await person.acts('More', before)
  await person.clicks('menuitem', 'Edit')
  await edit.remove('image 1').click()
  await edit.text.fill(after)
  await person.presses('Escape')
  await expect(person.dialog('Discard changes?')).toBeVisible()
  await person.clicks('button', 'Cancel')
  await edit.send.click()
  await person.hears('Post edited!')
  await person.leavesDialog('Edit Tweet')
  await expect(person.post(after).getByRole('button', { name: /^Open image/ })).toHaveCount(1)
  await expect(person.post(after).getByText('· edited')).toBeVisible()
  expect(await posted(ada)).toEqual([after])
})
