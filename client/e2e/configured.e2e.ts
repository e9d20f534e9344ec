import { readFile } from 'node:fs/promises'
import { type Worker, expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { OutsideSite } from '../../server/testing/outsideSite.ts'
import { PushService } from '../../server/testing/pushService.ts'
import { asksAt, unique } from './api.ts'
import { type RunningApp, startAlone } from './app.ts'
import { composer, fileOf, files } from './composing.ts'
import { hostedService } from './hosted.ts'
import { linnetIn } from './linnet.ts'
import { modes, showsIn } from './modes.ts'
import { untilReadyForOffline } from './network.ts'
import { follow, signUp, signsUpAt } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

// One app has the settings of all tests here: it runs in a folder of its own, accepts only trusted documents, uses the
// services of others, and moderators log in with two steps.
test.describe.configure({ mode: 'default' })

const site = new OutsideSite()
const pushes = new PushService()
let hosted: Awaited<ReturnType<typeof hostedService>>
let app: RunningApp
const idOfMaren = '{ user(username: "maren_holt") { id } }'

test.beforeAll(async () => {
  await pushes.start()
  hosted = await hostedService()
  const media = { MEDIA_UPLOAD_URL: `${hosted.origin}/v1/upload`, MEDIA_UPLOAD_PRESET: 'our-preset' }
  const others = { PUSH_SERVICES: pushes.origin, TWO_STEP_FOR_MODERATORS: 'true' }
  app = await startAlone({ ...(await site.start()), ...media, ...others }, [signUp, follow, idOfMaren])
})

test.afterAll(async () => {
  await app.stop()
  for (const service of [site, pushes, hosted]) service.stop()
})

async function logsInAsMaren(person: Person): Promise<void> {
  await person.opens(`${app.url}/login`)
  await person.clicks('button', 'Guest Login')
  await expect(person.page.getByRole('list', { name: 'Guest accounts' }).getByRole('button')).toHaveCount(8)
  await person.clicks('button', /@maren_holt/)
  await person.hears('Logged in')
}

test('dist/ runs in another folder with only the project’s packages, with its pictures and the documentation of its API', async ({
  visitor,
}) => {
  const guest = await visitor()
  await guest.opens(app.url)
  await guest.scrollsTo('The shop cat has sat down on the poetry section')
  await expect(guest.post('The shop cat has sat down on the poetry section')).toBeVisible()
  const picture = guest.page.locator('main img[src^="/media/seed/"]').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await guest.page.goto(`${app.url}/api/docs`)
  for (const call of ['/auth/login', '/users/bookmark']) await expect(guest.page.getByText(call).first()).toBeVisible()
})

test('posts show pictures of a hosted media service, which gets no token, and cards of links, which authors take away at once or later', async ({
  visitor,
}) => {
  site.says('hills.webp', await readFile(files.wide), { 'content-type': 'image/webp' })
  const [hills, tea] = [
    site.says('hills', '<title>The hills at dusk</title><meta property="og:image" content="hills.webp">'),
    site.says('tea', '<title>All of tea</title><meta name="description" content="And of biscuits">'),
  ]
  const author = await visitor({ width: 375, tolerates: [/status of 400/] })
  await logsInAsMaren(author)
  await sendsPictureElsewhere(author)

  const { form, text, send } = composer(author)
  const card = form.getByRole('group', { name: 'Card of the link' })
  const words = unique('Tea beats hills')
  await text.fill(`${words}: ${tea}`)
  await expect(card).toContainText('All of tea')
  await author.clicks('button', 'Remove card')
  await expect(card).toBeHidden()
  await expect(text).toBeFocused()

  const others = unique('Hills beat tea')
  await text.fill(`${others}: ${hills}`)
  await expect(card).toContainText('The hills at dusk')
  await expect(card.locator('img')).toBeVisible()
  expect(await author.barriers({ within: form })).toEqual([])
  expect(await author.overhang()).toBe(0)
  await send.click()
  await author.hears('Tweeted')
  await expect(card).toBeHidden()

  const guest = await visitor()
  await guest.opens(app.url)
  const link = guest.post(others).getByRole('link', { name: /The hills at dusk/ })
  await expect(link).toHaveAttribute('href', hills)
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(link.locator('img')).toBeVisible()
  for (const mode of modes) {
    await showsIn(mode, guest)
    expect(await guest.barriers({ ofColours: mode === 'dark', within: guest.post(others) })).toEqual([])
  }

  const edit = composer(author, 'Edit Tweet')
  const kept = edit.form.getByRole('group', { name: 'Card of the link' })
  await author.acts('More', others)
  await author.clicks('menuitem', 'Edit')
  await expect(kept).toContainText('The hills at dusk')
  await edit.text.fill(`${others}: ${tea} or ${hills}`)
  await edit.send.click()
  await author.leavesDialog('Edit Tweet')
  await expect(author.post(others)).toContainText(' or ')
  await expect(author.post(others).getByRole('link', { name: /The hills at dusk/ })).toBeVisible()

  await author.acts('More', others)
  await author.clicks('menuitem', 'Edit')
  await expect(kept).toContainText('The hills at dusk')
  expect(await author.barriers()).toEqual([])
  await author.clicks('button', 'Remove card')
  await expect(edit.text).toBeFocused()
  await edit.send.click()
  await author.leavesDialog('Edit Tweet')
  await expect(author.post(others)).toBeVisible()
  await expect(author.post(others).getByRole('link', { name: /The hills at dusk/ })).toHaveCount(0)
  await guest.page.reload()
  await expect(guest.post(others)).toBeVisible()
  await expect(link).toHaveCount(0)
})

async function sendsPictureElsewhere(person: Person): Promise<void> {
  const words = unique('Hosted elsewhere')
  const { text, chooses, description, send } = composer(person)
  await text.fill(words)
  await chooses('images', { ...fileOf(10, 'image/png'), name: 'refused.png' })
  await person.hears('Upload preset not found')
  await chooses('images', files.wide)
  await expect(description(1)).toBeVisible()
  await send.click()
  await person.hears('Tweeted')
  const image = person.post(words).locator('button img')
  await expect(image).toHaveAttribute('src', `${hosted.origin}/v1/picture.webp`)
  // The service told no size, so the browser measured the image.
  expect([await image.getAttribute('width'), await image.getAttribute('height')]).toEqual(['1200', '675'])
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200)
  const form = hosted.received.at(-1)
  expect(form?.authorization).toBe(undefined)
  expect(form?.body ?? '').toMatch(/name="upload_preset"\r\n\r\nour-preset\r\n/)
  expect(form?.body ?? '').toMatch(/name="file"; filename="hills-at-dusk.webp"\r\nContent-Type: image\/webp/)
}

/** The code that an authenticator app shows now, or in the next half minute, which the server accepts already. */
const appCode = (key: string, stepsAhead: number) =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + stepsAhead * 30_000 })

test('a moderator sets up the second step that the site wants, and logs in with codes', async ({ visitor }) => {
  const { url } = app
  const username = unique('ada').replace(' ', '_')
  const ada = await visitor({ width: 320, tolerates: [/status of 4\d\d/] })
  const { password } = await signsUpAt(url, username)
  await linnetIn(app.dataDir, ['user', 'role', username, 'moderator'])
  const inDialog = (label: string) => ada.page.getByRole('dialog').getByLabel(label, { exact: true })
  const logsIn = async () => {
    await ada.opens(`${url}/login`)
    await ada.types('Username', username)
    await ada.types('Password', password)
    await ada.presses('Enter')
  }
  const turnsOffWith = async (code: string) => {
    await ada.clicks('button', 'Turn off')
    await inDialog('Password').fill(password)
    await ada.clicks('button', 'Use a recovery code')
    await ada.types('Recovery code', code)
    await ada.presses('Enter')
  }
  await logsIn()
  await ada.isOn('/home')
  await ada.opens(`${url}/moderation`)
  await ada.sees('Turn on two-step log-in first')
  expect(await ada.barriers()).toEqual([])
  await ada.clicks('link', 'Open the settings')
  await ada.sees('You need it to moderate here.')
  await ada.clicks('button', 'Turn on')
  await inDialog('Password').fill(password)
  await ada.presses('Enter')
  await ada.seesA('img', 'QR code for your authenticator app')
  expect(await ada.barriers()).toEqual([])
  const key = ((await ada.page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  await ada.types('Code', '12')
  await ada.presses('Enter')
  await ada.sees('This code is wrong, too old, or was used already.')
  await ada.types('Code', appCode(key, 0))
  await ada.presses('Enter')
  const codes = ada.page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  expect(await ada.barriers()).toEqual([])
  const [recoveryCode = '', another = ''] = await codes.allTextContents()
  const [download] = await Promise.all([ada.page.waitForEvent('download'), ada.clicks('button', 'Download')])
  expect(await readFile(await download.path(), 'utf8')).toContain(`${recoveryCode}\n`)
  await ada.clicks('button', 'Done')
  await ada.sees('On. 10 recovery codes are left.')
  expect(await ada.barriers()).toEqual([])
  await ada.opens(`${url}/moderation?state=TAKEN`)
  await ada.sees('Nobody works on a report')

  await ada.opens(`${url}/logout`)
  await ada.clicks('button', 'Log out')
  await logsIn()
  await expect(ada.page.getByLabel('Code')).toBeFocused()
  expect(await ada.barriers()).toEqual([])
  await ada.types('Code', appCode(key, 1))
  await ada.presses('Enter')
  await ada.isOn('/home')
  await ada.opens(`${url}/logout`)
  await ada.clicks('button', 'Log out')
  await logsIn()
  await ada.clicks('button', 'Use a recovery code')
  await ada.types('Recovery code', recoveryCode)
  await ada.presses('Enter')
  await ada.isOn('/home')
  await ada.opens(`${url}/settings`)
  await turnsOffWith(recoveryCode)
  await ada.sees('This code is wrong, too old, or was used already.')
  expect(await ada.barriers()).toEqual([])
  await ada.presses('Escape')
  await ada.leavesDialog('Turn off two-step log-in?')
  await turnsOffWith(another)
  await ada.leavesDialog('Turn off two-step log-in?')
  await ada.sees('Off. With it you enter a code')
})

test('with notifications on, a device hears of news while the app is closed, whatever else of the server is open', async ({
  visitor,
}) => {
  const person = await visitor({ offline: true })
  const context = person.page.context()
  await context.grantPermissions(['notifications'], { origin: app.url })
  // A test cannot reach the browser's own push service; all else is real.
  await context.addInitScript((subscription) => {
    const { endpoint, p256dh, auth } = subscription
    const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true }
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => made as unknown as PushSubscription
  }, pushes.subscribes('phone'))
  await logsInAsMaren(person)
  await person.opens(`${app.url}/settings`)
  await untilReadyForOffline(person)
  const subscribed = person.page.waitForResponse((answer) => answer.request().postData()?.includes('p256dh') ?? false)
  await person.page.getByRole('checkbox', { name: 'Desktop notifications on this device' }).click()
  expect(await (await subscribed).json()).toEqual({ data: { subscribeToPush: expect.anything() as unknown } })

  await newPersonFollowsMaren()
  const { message } = await pushes.next()
  const worker: Worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const devtools = await context.newCDPSession(person.page)
  const registrationId = new Promise<string>((resolve) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    ),
  )
  await devtools.send('ServiceWorker.enable')
  const delivers = async () =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: app.url, registrationId: await registrationId, data: JSON.stringify(message) },
    })
  await worker.evaluate(noteShown)
  await person.page.goto(`${app.url}/api/docs`)
  // The worker still sees the app for a moment, and the app would show the news itself.
  await expect.poll(() => worker.evaluate(openPages)).toEqual([`${app.url}/api/docs`])
  await delivers()
  await expect
    .poll(() => worker.evaluate(shown))
    .toEqual([expect.stringMatching(/^Wren Ellery and \d+ others followed you$/)])
})

type Noting = { registration: ServiceWorkerRegistration; shown: string[] }

/** Notes the notifications that a service worker shows, because a headless browser shows none. */
function noteShown(): void {
  const worker = self as unknown as Noting
  worker.shown = []
  worker.registration.showNotification = async (title) => void worker.shown.push(title)
}

type Seeing = { clients: { matchAll(options: { type: 'window' }): Promise<{ url: string }[]> } }

const openPages = async () =>
  (await (self as unknown as Seeing).clients.matchAll({ type: 'window' })).map(({ url }) => url)

const shown = () => (self as unknown as Noting).shown

/** The news of several runs of the test are told as one. */
async function newPersonFollowsMaren(): Promise<void> {
  const { token } = await signsUpAt(app.url, unique('wren').replace(' ', '_'), 'Wren Ellery')
  const { id } = (await asksAt<{ user: { id: string } }>(app.url, idOfMaren, {})).user
  await asksAt(app.url, follow, { id }, token)
}
