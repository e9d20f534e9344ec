import { expect, type Locator } from '@playwright/test'
import { appUrl, asks, unique } from './api.ts'
import { composer } from './composing.ts'
import { modes, showsIn } from './modes.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const quoteIn = (person: Person, words: string, quoted: string) =>
  person.post(words).getByRole('link', { name: `Quoted Tweet: ` }).filter({ hasText: quoted })

async function pastes(field: Locator, text: string): Promise<void> {
  await field.evaluate((area, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }, text)
}

async function isFineInBothModes(person: Person): Promise<void> {
  for (const mode of modes) {
    await showsIn(mode, person)
    expect(await person.barriers({ ofColours: mode === 'dark' })).toEqual([])
  }
  expect(await person.overhang()).toBe(0)
}

test('a member quotes a post from the menu of reposts by keyboard and by pasting its address; guests find the quotes', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const [words, comment, second] = [unique('Eleven larks'), unique('I counted twelve'), unique('Nobody counted more')]
  const id = await bea.writes(words)
  const person = await visitor({ as: ada, width: 375 })
  await person.opens(`/profile/${bea.username}`)
  await person.post(words).focus()
  await person.presses('t')
  await expect(person.page.getByRole('menuitem', { name: 'Repost' })).toBeFocused()
  await person.presses('ArrowDown')
  await person.hasFocusOn('Quote')
  await person.presses('Enter')
  const dialog = composer(person, 'New Tweet')
  await expect(dialog.text).toBeFocused()
  await expect(dialog.form.getByRole('group', { name: 'Quoted Tweet' })).toContainText(words)
  await expect(dialog.send).toBeDisabled()
  await isFineInBothModes(person)

  await person.presses('Escape')
  await person.leavesDialog('New Tweet')
  await person.clicks('link', 'Home')
  await expect(composer(person).text).toHaveAttribute('placeholder', "What's happening?")
  await person.goesBack()
  await person.acts('Repost', words)
  await person.clicks('menuitem', 'Quote')
  await dialog.text.fill(comment)
  await person.presses('Control+Enter')
  await person.hears('Tweeted')
  await person.clicks('link', 'Home')
  await expect(quoteIn(person, comment, words)).toBeVisible()
  await isFineInBothModes(person)

  const { text, form, remove } = composer(person)
  await pastes(text, `${second} ${appUrl()}/post/${id}`)
  await expect(text).toHaveValue(second)
  await expect(form.getByRole('group', { name: 'Quoted Tweet' })).toContainText(words)
  await form.getByRole('button', { name: 'Add another Tweet' }).click()
  await expect(form.getByRole('list', { name: 'Earlier Tweets of the thread' })).toContainText('Quotes a Tweet')
  await form.getByRole('button', { name: 'Edit Tweet 1' }).click()
  await remove('quote').click()
  await expect(text).toBeFocused()
  await expect(remove('quote')).toHaveCount(0)
  await pastes(text, `${appUrl()}/post/${id}`)
  await person.page.reload()
  await expect(form.getByRole('group', { name: 'Quoted Tweet' })).toContainText(words)
  await form.getByRole('button', { name: 'Tweet', exact: true }).click()
  await quoteIn(person, second, words).focus()
  await person.presses('Enter')
  await person.isOn(`/post/${id}`)
  await person.clicks('link', '2 Quotes')
  await person.isOn(`/post/${id}/quotes`)
  await expect(person.postTexts()).toHaveText([second, comment])

  const guest = await visitor({ scripts: false })
  await guest.page.goto(`/post/${id}/quotes`, { waitUntil: 'commit' })
  await expect(guest.page).toHaveTitle(`Quotes of a Tweet by @${bea.username} / Twitter`)
  await expect(quoteIn(guest, comment, words)).toBeVisible()
})

test('whoever is quoted says who may quote and takes a Tweet out; in the place of a quote stands why it is not shown', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const quoted = await Promise.all(['To be deleted', 'To be taken out', 'To be muted'].map((text) => bea.writes(text)))
  const comments = ['On what goes', 'On what is taken', 'On what is folded'].map(unique)
  const [onDeleted, onTaken, onMuted] = comments as [string, string, string]
  for (const [index, quotedId] of quoted.entries()) await ada.writes(comments[index] ?? '', { quotedId })

  const author = await visitor({ as: bea })
  await author.opens(`/profile/${ada.username}`)
  await author.opensMenuOf(onTaken)
  await author.clicks('menuitem', 'Take my Tweet out of this quote')
  await expect(author.dialog('Take your Tweet out of this quote?')).toBeVisible()
  await author.clicks('button', 'Take it out')
  await author.hears('Taken out of the quote.')
  await expect(author.post(onTaken)).toContainText('The author took this Tweet out of the quote')
  await expect(quoteIn(author, onMuted, 'To be muted')).toBeVisible()

  await author.opens(`/profile/${bea.username}`)
  await author.opensMenuOf('To be muted')
  await author.clicks('menuitem', 'Edit')
  await author.dialog('Edit Tweet').getByLabel('Who can quote').selectOption('Nobody can quote')
  await author.clicks('button', 'Save')
  await author.hears('Post edited!')
  await author.opens(`/profile/${ada.username}`)
  await quoteIn(author, onDeleted, 'To be deleted').click()
  await author.isOn(`/post/${quoted[0]}`)
  await author.seesA('heading', /^Tweet by /)
  await author.opensMenuOf('To be deleted')
  await author.clicks('menuitem', 'Delete')
  await author.clicks('button', 'Delete')
  await author.hears('Deleted successfully.')
  await author.isOn(`/profile/${ada.username}`)
  await expect(author.post(onDeleted)).toContainText('This Tweet was deleted')

  await asks('mutation ($id: ID!) { muteUser(input: { userId: $id }) { user { id } } }', { id: bea.id }, ada.token)
  const reader = await visitor({ as: ada })
  await reader.opens(`/profile/${ada.username}`)
  await expect(reader.post(onTaken)).toContainText('The author took this Tweet out of the quote')
  await expect(reader.post(onDeleted)).toContainText('This Tweet was deleted')
  await expect(reader.post(onMuted)).toContainText('Muted account')
  await isFineInBothModes(reader)
  await reader.post(onMuted).getByRole('button', { name: 'Show the quoted Tweet' }).click()
  await expect(quoteIn(reader, onMuted, 'To be muted')).toBeFocused()
  await reader.presses('Enter')
  await reader.isOn(`/post/${quoted[2]}`)
  const opened = reader.page.getByRole('article', { name: 'Tweet by Bea Lark' })
  await opened.getByRole('button', { name: 'Repost' }).click()
  await reader.clicks('menuitem', 'Quote')
  await expect(reader.dialog('Who can quote')).toContainText(`Only @${bea.username} can quote this.`)
  expect(await reader.barriers()).toEqual([])
})
