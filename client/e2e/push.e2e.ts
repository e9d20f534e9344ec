import { type Worker, expect } from '@playwright/test'
import { PushService } from '../../server/testing/pushService.ts'
import { startApp } from './app.ts'
import { test } from './test.ts'

test('with notifications on, a device hears of news while the app is closed', async ({ visitor }) => {
  const service = new PushService()
  await service.start()
  const app = await startApp({ PUSH_SERVICES: service.origin })
  const person = await visitor({ offline: true })
  const context = person.page.context()
  try {
    await context.grantPermissions(['notifications'], { origin: app.url })
    // A test cannot reach the browser's own push service; all else is real.
    await context.addInitScript((subscription) => {
      const { endpoint, p256dh, auth } = subscription
      const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true }
      PushManager.prototype.subscribe = async () => made as unknown as PushSubscription
      PushManager.prototype.getSubscription = async () => made as unknown as PushSubscription
    }, service.subscribes('phone'))
    await person.opens(`${app.url}/login`)
    await person.clicks('button', 'Guest Login')
    await person.clicks('button', /@maren_holt/)
    await person.hears('Logged in')
    await person.opens(`${app.url}/settings`)
    const subscribed = person.page.waitForResponse((answer) => answer.request().postData()?.includes('p256dh') ?? false)
    await person.page.getByRole('checkbox', { name: 'Desktop notifications on this device' }).click()
    expect(await (await subscribed).json()).toEqual({ data: { subscribeToPush: expect.anything() as unknown } })

    const wren = await signsUp(app.url)
    await wren('mutation ($id: ID!) { followUser(input: { userId: $id }) { user { id } } }', await idOfMaren(wren))
    const { message } = await service.next()
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
    await person.page.goto('about:blank')
    // The worker still sees the page for a moment, and the page would show the news itself.
    await expect.poll(() => worker.evaluate(openPages)).toBe(0)
    await delivers()
    await expect.poll(() => worker.evaluate(shown)).toEqual(['Wren Ellery and 6 others followed you'])
  } finally {
    await person.page.goto('about:blank')
    await app.stop()
    service.stop()
  }
})

type Noting = { registration: ServiceWorkerRegistration; shown: string[] }

/** Notes the notifications that a service worker shows, because a headless browser shows none. */
function noteShown(): void {
  const worker = self as unknown as Noting
  worker.shown = []
  worker.registration.showNotification = async (title) => void worker.shown.push(title)
}

type Seeing = { clients: { matchAll(options: { type: 'window' }): Promise<unknown[]> } }

const openPages = async () => (await (self as unknown as Seeing).clients.matchAll({ type: 'window' })).length

const shown = () => (self as unknown as Noting).shown

type Asks = (query: string, variables?: object) => Promise<Record<string, { id: string }>>

/** Signs somebody up. Returns a function that asks the API as them. */
async function signsUp(url: string): Promise<Asks> {
  let token = ''
  const asks: Asks = async (query, variables = {}) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    return ((await answer.json()) as { data: Record<string, { id: string }> }).data
  }
  const input = { name: 'Wren Ellery', username: 'wren_ellery', email: 'wren@example.org' }
  const secret = { password: 'a linnet in the hedge', confirmPassword: 'a linnet in the hedge' }
  const { signUp } = await asks('mutation ($input: SignUpInput!) { signUp(input: $input) { token } }', {
    input: { ...input, ...secret },
  })
  token = (signUp as unknown as { token: string }).token
  return asks
}

const idOfMaren = async (asks: Asks) => ({ id: (await asks('{ user(username: "maren_holt") { id } }'))['user']?.id })
