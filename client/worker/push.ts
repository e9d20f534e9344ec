import { type Sentence, sentenceOf } from '../notifications/sentences.ts'
import { openNotifications } from './requests.ts'

declare const self: ServiceWorkerGlobalScope & { kept: { icon: string } }

const list = '/notifications'

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as Sentence & { id: string })))

/** `server/push/sender.ts` makes the message. If a page is visible, the page shows the news. */
async function show(news: Sentence & { id: string }): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  // The same tag makes an updated notification replace the earlier one.
  await self.registration.showNotification(sentenceOf(news), {
    tag: news.id,
    renotify: true,
    icon: self.kept.icon,
  } as NotificationOptions)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open())
})

async function open(): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return void (await self.clients.openWindow(list))
  await page.focus()
  page.postMessage(openNotifications)
}
