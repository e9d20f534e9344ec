import { expect } from '@playwright/test'
import { asks } from './api.ts'
import { newcomer } from './newcomer.ts'
import { cookiesOf } from './person.ts'
import { test } from './test.ts'

test('Log out asks first, then leads to Explore as a guest, clears the browser’s data and ends the session', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada, mode: 'dark' })
  await person.opens('/home')
  await person.types('Tweet text', 'Not yet sent')
  await person.clicks('link', 'Bookmarks')
  await person.seesA('heading', 'Bookmarks')
  await person.clicks('button', `Account of @${ada.username}`)
  await person.clicks('menuitem', `Log out @${ada.username}`)
  await person.isOn('/logout')
  await expect(person.dialog('Log out of Twitter?')).toBeVisible()
  await person.clicks('button', 'Cancel')
  await person.isOn('/bookmarks')
  await person.leavesDialog('Log out of Twitter?')
  await person.seesA('heading', 'Bookmarks')

  await person.opens('/logout')
  await person.sees(/Unsent drafts are discarded/)
  await person.clicks('button', 'Log out')
  await person.isOn('/')
  await person.doesNotSee(person.page.getByRole('button', { name: 'Tweet', exact: true }), {
    but: "Don't miss what's happening",
  })
  await expect.poll(() => person.page.evaluate(() => Object.keys(localStorage))).toEqual(['mode'])
  // The new address may show before the browser has accepted the cookie.
  await expect.poll(() => cookiesOf(person)).toEqual([])

  await expect.poll(() => asks('{ viewer { id } }', {}, ada.token)).toEqual({ viewer: null })
  await person.goesBack()
  await person.isOn('/login')
  await person.opens('/logout')
  await person.isOn('/')
})

test('a log-out in one tab logs out the others, and a log-in as somebody else shows their page there', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const other = await person.opensTab()
  await other.opens('/bookmarks')
  await other.sees('Save Tweets for later')
  const writing = await person.opensTab()
  await writing.opens('/')
  await writing.presses('n')
  await writing.dialog('New Tweet').getByRole('textbox', { name: 'Tweet text' }).fill('Not for guests')
  const reading = await person.opensTab()
  await reading.opens('/')
  await reading.page.getByRole('link', { name: 'Bookmarks' }).focus()
  await person.clicks('button', `Account of @${ada.username}`)
  await person.clicks('menuitem', `Log out @${ada.username}`)
  await person.clicks('button', 'Log out')
  await person.isOn('/')
  await writing.leavesDialog('New Tweet')
  await writing.seesA('link', 'Sign up')
  for (const tab of [writing, reading]) await expect(tab.page.getByRole('main')).toBeFocused()
  await other.isOn('/login')
  await other.doesNotSee('Save Tweets for later', { but: other.dialog('Log in') })

  await person.clicks('link', 'Log in')
  await person.types('Username', bea.username)
  await person.types('Password', bea.password)
  await person.presses('Enter')
  await person.isOn('/home')
  await other.isOn('/bookmarks')
  await other.seesA('button', `Account of @${bea.username}`)
  await other.leavesDialog('Log in')
})
