import { expect } from '@playwright/test'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

/** The browser's message for each request that it does not send. */
const withoutNetwork = [/ERR_INTERNET_DISCONNECTED/]

/** Waits until the browser has what the app needs without a network. */
async function isReadyForOffline({ page }: Person): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

test('after one visit the app opens without a network, says so, and shows the page when the network is back', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada, offline: true, tolerates: withoutNetwork })
  const context = person.page.context()
  await person.opens('/home')
  await isReadyForOffline(person)

  await context.setOffline(true)
  // A page that this browser has never opened.
  await person.page.goto('/bookmarks')
  await person.sees(/^You are offline\./)
  await person.sees('This did not load')
  await person.seesA('button', `Account of @${ada.username}`)
  // Menus and dialogs are there, too.
  await person.page.getByRole('button', { name: 'Tweet', exact: true }).first().click()
  await expect(person.dialog('New Tweet')).toBeVisible()
  await person.presses('Escape')

  await context.setOffline(false)
  await person.sees('Save Tweets for later')
  await person.doesNotSee(/^You are offline/, { but: 'Save Tweets for later' })
  // The app knows its user again, though it started without.
  await person.page.getByRole('link', { name: 'Profile' }).first().click()
  await person.seesA('button', 'Edit Profile')
})
