import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { composer, files, posted } from './composing.ts'
import { type Newcomer, newcomer } from './newcomer.ts'
import { holds, holdsBack } from './network.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const edited =
  'mutation ($id: ID!, $content: String!) { editPost(input: { id: $id, content: $content }) { post { id } } }'

async function editsThe(person: Person, words: string) {
  await person.acts('More', words)
  await person.clicks('menuitem', 'Edit')
  return composer(person, 'Edit Tweet')
}

const logOut = 'mutation { logOut { __typename } }'

async function logsInAgain(person: Person, { username, password }: Newcomer): Promise<void> {
  await person.isOn('/login')
  await person.types('Username', username)
  await person.types('Password', password)
  await person.page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
}

test('an unsaved edit survives a reload and the end of the session, until it is discarded', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const [words, changed] = [unique('As it was'), unique('As it will be')]
  await ada.writes(words)
  const person = await visitor({ as: ada, tolerates: [/status of 401/] })
  await person.opens('/home')
  let edit = await editsThe(person, words)
  await edit.text.fill(changed)
  person.page.once('dialog', (question) => void question.accept())
  await person.page.reload()
  await expect(edit.text).toHaveValue(changed)
  await person.sees('These are your changes from before. They are not saved yet.')

  await asks(logOut, {}, ada.token)
  await person.isLoggedOutBy(edit.send)
  await logsInAgain(person, ada)
  await person.isOn('/home')
  await expect(edit.text).toHaveValue(changed)

  await person.clicks('button', 'Close')
  await person.dialog('Discard changes?').getByRole('button', { name: 'Discard' }).click()
  await person.leavesDialog('Edit Tweet')
  edit = await editsThe(person, words)
  await expect(edit.text).toHaveValue(words)
  expect(await posted(ada)).toEqual([words])
})

test('an edit begins with the Tweet as it is now; left unsaved, it says that the Tweet was edited since, and can be dropped', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const [words, newer, theirs] = [unique('As it was'), unique('As it became'), unique('As it is now')]
  const id = await ada.writes(words)
  const isEditedElsewhere = (content: string) => asks(edited, { id, content }, ada.token)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await expect((await editsThe(person, words)).text).toHaveValue(words)
  await person.presses('Escape')
  await person.leavesDialog('Edit Tweet')
  await isEditedElsewhere(newer)
  const { text } = await editsThe(person, words)
  await expect(text).toHaveValue(newer)
  const mine = `${newer}, as I had it`
  await text.fill(mine)
  person.page.once('dialog', (question) => void question.accept())
  await person.opens('/')
  await isEditedElsewhere(theirs)

  await person.opens('/home')
  const edit = await editsThe(person, theirs)
  await expect(edit.text).toHaveValue(mine)
  await person.sees(/The Tweet has been edited since then/)
  await person.clicks('button', 'Show the Tweet as it is now')
  await expect(edit.text).toHaveValue(theirs)
  await expect(edit.send).toBeDisabled()
  expect(await person.barriers()).toEqual([])
})

test('an open edit does not replace a newer one until its author, who is told of it, saves again', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const [words, mine, theirs] = [unique('As it was'), unique('As I want it'), unique('As the phone has it')]
  const id = await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const edit = await editsThe(person, words)
  await edit.text.fill(mine)
  await asks(edited, { id, content: theirs }, ada.token)
  const answers = await holds(person, 'EditedPost')
  await edit.send.click()
  await person.hears('This was edited elsewhere. Save again to replace that edit.')
  await expect(edit.text).toHaveValue(mine)
  answers()
  await person.sees(/The Tweet has been edited since then/)
  await expect(edit.text).toHaveValue(mine)
  expect(await posted(ada)).toEqual([theirs])
  await person.keepsPicture('edited-meanwhile')
  await edit.send.click()
  await person.hears('Post edited!')
  await person.leavesDialog('Edit Tweet')
  expect(await posted(ada)).toEqual([mine])
})

test('an edit opens at once and waits for the Tweet, and can be closed meanwhile', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Slow to come')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  const answers = await holds(person, 'EditedPost')
  await person.opens('/home')
  await editsThe(person, words)
  await expect(person.dialog('Edit Tweet').getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(await person.barriers()).toEqual([])
  await person.keepsPicture('edit-loading')
  await person.presses('Escape')
  await person.leavesDialog('Edit Tweet')
  await person.hasFocusOn('More')
  const { text } = await editsThe(person, words)
  answers()
  await expect(text).toHaveValue(words)
  await expect(text).toBeFocused()
})

test('leaving a page while a file is uploading asks first, by link and by Back', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch') })
  await person.opens('/bookmarks')
  await person.clicks('link', 'Home')
  await person.isOn('/home')
  const { chooses, text, description } = composer(person)
  await text.fill('With a picture')
  const release = await holdsBack(person, /\/media\/upload$/)
  await chooses('images', files.wide)
  await person.seesA('progressbar', 'Upload of the image')
  const question = person.dialog('Leave while a file is uploading?')

  await person.clicks('link', 'Explore')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await person.isOn('/home')
  await person.goesBack()
  await expect(question).toBeVisible()
  await release()
  await expect(description(1)).toBeVisible()
  await expect(question).toBeHidden()

  const releaseAgain = await holdsBack(person, /\/media\/upload$/)
  await chooses('images', files.small)
  await person.seesA('progressbar', 'Upload of the image')
  await person.goesBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await person.isOn('/bookmarks')
  await releaseAgain()
})
