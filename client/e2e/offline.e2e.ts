import { expect } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appUrl, unique } from './api.ts'
import { composer, posted } from './composing.ts'
import { lostCalls, untilReadyForOffline } from './network.ts'
import { type Newcomer, newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const withoutNetwork = [/ERR_INTERNET_DISCONNECTED/, lostCalls]

function keptPaths({ page }: Person): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })
}

test('after one visit the app opens without a network and says so; a post from there is sent once the network is back, and logging out discards what waits', async ({
  visitor,
}) => {
  const [ada, bob] = await Promise.all([newcomer('Ada Finch'), newcomer('Bob Reed')])
  const person = await visitor({ as: ada, offline: true, tolerates: withoutNetwork })
  const context = person.page.context()
  await person.opens('/home')
  await untilReadyForOffline(person)

  await context.setOffline(true)
  await person.page.goto('/bookmarks')
  await person.sees(/^You are offline\./)
  await person.sees('This did not load')
  // Only a page from the server has first requests, so this page came from the worker.
  await expect(person.page.locator('#first-requests')).toHaveCount(0)
  await person.seesA('button', `Account of @${ada.username}`)
  await person.page.getByRole('button', { name: 'Tweet', exact: true }).first().click()
  await expect(person.dialog('New Tweet')).toBeVisible()
  await person.presses('Escape')

  await context.setOffline(false)
  await person.sees('Save Tweets for later')
  await person.doesNotSee(/^You are offline/, { but: 'Save Tweets for later' })
  // The app started without a network and has loaded its viewer since.
  await person.page.getByRole('link', { name: 'Profile' }).first().click()
  await person.seesA('button', 'Edit Profile')

  await person.opens('/home')
  const other = await person.opensTab()
  await other.opens('/home')
  const { text, send } = composer(person)

  await context.setOffline(true)
  await text.fill('Written in a tunel')
  await send.click()
  await expect(text).toHaveValue('')
  for (const tab of [person, other]) await tab.hears('1 Tweet will be sent when you are online.')

  await person.clicks('button', 'Show')
  await expect(person.dialog('Not sent yet')).toContainText('Written in a tunel')
  await person.clicks('button', 'Edit')
  const again = composer(person, 'New Tweet')
  await expect(again.text).toHaveValue('Written in a tunel')
  const words = unique('Written in a tunnel')
  await again.text.fill(words)
  await again.send.click()
  await person.leavesDialog('New Tweet')
  await text.fill('Only a draft')

  await context.setOffline(false)
  await expect.poll(() => posted(ada)).toEqual([words])
  for (const tab of [person, other])
    await tab.doesNotSee(/Tweet will be sent|^Sending/, { but: tab.page.locator('main') })
  expect(await posted(ada)).toEqual([words])
  await expect(text).toHaveValue('Only a draft')
  await other.page.close()

  await downloads(person, ada)
  await isRefused(person, bob)
  await logsOutWhileAPostWaits(person, ada)
  await context.setOffline(false)
  expect(await posted(ada)).toEqual([words])
})

/** The service worker must let the file pass. */
async function downloads(person: Person, { password }: Newcomer): Promise<void> {
  await person.opens('/settings')
  await person.clicks('button', 'Download your data')
  const question = person.dialog('Download your data')
  await question.getByLabel('Password', { exact: true }).fill(password)
  const begun = person.page.waitForEvent('download')
  await question.getByRole('button', { name: 'Download' }).click()
  const file = await begun
  expect([file.suggestedFilename(), await file.failure()]).toEqual([expect.stringMatching(/[.]zip$/), null])
  await person.leavesDialog('Download your data')
}

/** A refused reply comes back with the reason. */
async function isRefused(person: Person, bob: Newcomer): Promise<void> {
  const postId = await bob.writes('Ask me anything')
  const context = person.page.context()
  await person.opens(`/post/${postId}`)
  const { text, send } = composer(person)
  await context.setOffline(true)
  await text.fill('Too late?')
  await send.click()
  await person.hears('1 Tweet will be sent when you are online.')
  await bob.deletes(postId)

  await context.setOffline(false)
  await person.hears('1 Tweet not sent.')
  await person.clicks('button', 'Show')
  const dialog = person.dialog('Not sent yet')
  await expect(dialog).toContainText(/Too late\?Not sent: .+/)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await person.dialog('Discard this reply?').getByRole('button', { name: 'Discard' }).click()
  await person.sees('Nothing is waiting to be sent.')
  await person.doesNotSee('1 Tweet not sent.', { but: 'Nothing is waiting to be sent.' })
}

/** It says that waiting posts are discarded, and deletes everything. */
async function logsOutWhileAPostWaits(person: Person, ada: Newcomer): Promise<void> {
  const { page } = person
  const { text, send } = composer(person)
  await person.opens('/home')
  const picture = /^\/media\//
  await expect.poll(async () => (await keptPaths(person)).some((path) => picture.test(path))).toBe(true)
  await page.context().setOffline(true)
  await text.fill('Never to be sent')
  await send.click()
  await person.hears('1 Tweet will be sent when you are online.')

  await person.clicks('button', `Account of @${ada.username}`)
  await person.clicks('menuitem', `Log out @${ada.username}`)
  await person.sees(/Tweets waiting to be sent are discarded/)
  await person.clicks('button', 'Log out')
  await person.isOn('/')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['mode'])
  const ofTheApp = /^\/(assets|offline)\/|^\/(favicon\.svg|icon-192\.png)$/
  await expect.poll(async () => (await keptPaths(person)).filter((path) => !ofTheApp.test(path))).toEqual([])
}

/** An app at its own address that can get a new version. It has no live updates. */
async function updatableApp() {
  let version = ''
  const server = createServer((request, response) => {
    void (async () => {
      const { accept = '*/*', 'content-type': type } = request.headers
      // Without a content type the API refuses a query, because another site could have sent it.
      const answer = await fetch(appUrl() + request.url, { headers: { accept, ...(type && { 'content-type': type }) } })
      const body = Buffer.from(await answer.arrayBuffer())
      for (const name of ['content-type', 'content-security-policy'])
        response.setHeader(name, answer.headers.get(name) ?? '')
      response.writeHead(answer.status)
      response.end(request.url === '/sw.js' && version ? body.toString().replace(/"version":"[^"]+"/, version) : body)
    })().catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishes: (name: string) => {
      version = `"version":"${name}"`
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('a new version says that it is ready, and only its button loads it', async ({ visitor }) => {
  const app = await updatableApp()
  const guest = await visitor({ offline: true, tolerates: [/^console: WebSocket connection/] })
  const { page } = guest
  try {
    await guest.opens(app.url)
    await untilReadyForOffline(guest)
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    app.publishes('/assets/next.js')
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
    })
    await guest.hears('A new version is ready.')
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true)
    await guest.clicks('button', 'Reload')
    await page.waitForFunction(() => !('isOldPage' in window))
    await guest.waits()
  } finally {
    // The page must close before the server, or it would log failed requests.
    await guest.leaves()
    app.stop()
  }
})

test('one note says that a phone is offline; toasts lie above it, the newest on top, and cover no controls', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  await ada.writes('On a phone')
  const person = await visitor({ as: ada, width: 375, tolerates: withoutNetwork })
  const { page } = person
  await person.opens('/home')
  await person.acts('Share', 'On a phone')
  await person.hears('Copied to clipboard!')
  await page.context().setOffline(true)
  const note = page.getByText('You are offline. What you write is kept.')
  await expect(note).toBeVisible()
  const copied = page.getByText('Copied to clipboard!').filter({ visible: true })
  const refused = page.getByText('This needs a connection.').filter({ visible: true })
  const controls = [
    page.getByRole('button', { name: 'Tweet', exact: true }).last(),
    page.getByRole('navigation', { name: 'Main, at the bottom' }),
    note,
  ]
  // In a slow test, the toasts may have gone before it looks.
  await expect(async () => {
    await person.acts('Share', 'On a phone')
    await person.acts('Bookmark', 'On a phone')
    await expect(refused).toBeVisible({ timeout: 1_000 })
    const parts = [copied, refused, ...controls]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox({ timeout: 500 })))
    const [older, toast, tweet, bar, pill] = boxes.map((box) => ({
      top: box?.y ?? 0,
      end: (box?.y ?? 0) + (box?.height ?? 0),
    }))
    expect(toast?.top).toBeLessThan(older?.top ?? 0)
    expect([toast?.end, pill?.end].map((end) => (end ?? 0) <= (tweet?.top ?? 0))).toEqual([true, true])
    expect([tweet?.end, toast?.end].map((end) => (end ?? 0) <= (bar?.top ?? 0))).toEqual([true, true])
    expect(toast?.end ?? 0).toBeLessThanOrEqual(pill?.top ?? 0)
  }).toPass()
  await page.context().setOffline(false)
})
