import { type Sentence, sentenceOf } from '../notifications/sentences.ts'
import { isPage } from './isPage.ts'
import { openNotifications } from './requests.ts'

declare const self: ServiceWorkerGlobalScope & { kept: { icon: string } }

const list = '/notifications'

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as Sentence & { id: string })))

/** `server/push/sender.ts` makes the message. If a page is visible, the page shows the news. */
async function show(news: Sentence & { id: string }): Promise<void> {
  if ((await pages()).some(({ visibilityState }) => visibilityState === 'visible')) return
  // The same tag makes an updated notification replace the earlier one.
  await self.registration.showNotification(sentenceOf(news), {
    tag: news.id,
    renotify: true,
    icon: self.kept.icon,
  } as NotificationOptions)
}

/** The windows that show the app. The playground, for example, shows no news. */
const pages = async () => (await self.clients.matchAll({ type: 'window' })).filter(({ url }) => isPage(url))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open())
})

async function open(): Promise<void> {
  const [page] = await pages()
  if (!page) return void (await self.clients.openWindow(list))
  await page.focus()
  page.postMessage(openNotifications)
}
