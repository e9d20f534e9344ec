import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { composer, posted } from './composing.ts'
import { type Newcomer, newcomer } from './newcomer.ts'
import { holds } from './network.ts'
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

test('an edit waits for the Tweet as it is now; left unsaved, it says that the Tweet was edited since, which only its author, who is told, can replace', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const [words, newer, theirs] = [unique('As it was'), unique('As it became'), unique('As it is now')]
  const id = await ada.writes(words)
  const isEditedElsewhere = (content: string) => asks(edited, { id, content }, ada.token)
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
  const { text, send } = await editsThe(person, words)
  answers()
  await expect(text).toHaveValue(words)
  await expect(text).toBeFocused()
  await person.presses('Escape')
  await person.leavesDialog('Edit Tweet')

  await isEditedElsewhere(newer)
  await editsThe(person, words)
  await expect(text).toHaveValue(newer)
  const mine = `${newer}, as I had it`
  await text.fill(mine)
  person.page.once('dialog', (question) => void question.accept())
  await person.opens('/')
  await isEditedElsewhere(theirs)

  await person.opens('/home')
  await editsThe(person, theirs)
  await expect(text).toHaveValue(mine)
  await person.sees(/The Tweet has been edited since then/)
  await person.clicks('button', 'Show the Tweet as it is now')
  await expect(text).toHaveValue(theirs)
  await expect(send).toBeDisabled()
  expect(await person.barriers()).toEqual([])

  await savesAfterAll({ person, ada, isEditedElsewhere })
})

type Elsewhere = { person: Person; ada: Newcomer; isEditedElsewhere: (content: string) => Promise<unknown> }

/** Goes on in an open edit, which must not replace a newer one before its author, who is told of it, saves again. */
async function savesAfterAll({ person, ada, isEditedElsewhere }: Elsewhere): Promise<void> {
  const edit = composer(person, 'Edit Tweet')
  const [mine, theirs] = [unique('As I want it'), unique('As the phone has it')]
  await edit.text.fill(mine)
  await isEditedElsewhere(theirs)
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
}
