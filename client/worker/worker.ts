import { clientsClaim } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isPage } from './isPage.ts'
import './push.ts'
import type { WorkerRequest } from './requests.ts'
import './share.ts'

/** `server/pages/offline.ts` writes it in front of this script. */
type Kept = { version: string; icon: string; shell: string; files: { url: string; revision: string | null }[] }

declare const self: ServiceWorkerGlobalScope & { kept: Kept }

const { version, shell, files } = self.kept

/** Stores all files of one version of the app, but no answers of the API and nothing personal. */
precacheAndRoute([...files, { url: shell, revision: null }], { cleanURLs: false, directoryIndex: '' })
clientsClaim()

// If the server answers, the page is the server's. The browser asks while this worker starts.
preloadNavigations()
const pages = new NetworkOnly({
  plugins: [
    {
      handlerDidError: async ({ request }) => (isPage(request.url) ? matchPrecache(shell) : undefined),
    },
  ],
})
registerRoute(new NavigationRoute(pages))

const pictures = 'pictures'

/** A picture that was removed meanwhile shows for at most a day, even without a connection. */
const pictureLimits = { maxEntries: 200, maxAgeSeconds: 24 * 60 * 60 }
const mostBytesEach = 150_000

/** Keeps pictures whose addresses hold no key, to show them offline. One that the server has hidden is deleted. */
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && !url.search && request.destination === 'image' && /^\/media\/(?!upload$)/.test(url.pathname),
  new NetworkFirst({
    cacheName: pictures,
    networkTimeoutSeconds: 3,
    plugins: [
      {
        fetchDidSucceed: async ({ request, response }) => {
          if (response.status === 404) await (await self.caches.open(pictures)).delete(request)
          if (response.status >= 500) throw new Error('The server cannot answer now.')
          return response
        },
        cacheWillUpdate: async ({ response }) => {
          const bytes = Number(response.headers.get('content-length') ?? Infinity)
          return response.status === 200 && bytes <= mostBytesEach ? response : null
        },
      },
      new ExpirationPlugin({ ...pictureLimits, purgeOnQuotaError: true }),
    ],
  }),
)

self.addEventListener('message', (event) => event.waitUntil(answer(event)))

async function answer({ data, ports }: ExtendableMessageEvent): Promise<void> {
  switch (data as WorkerRequest) {
    case 'version':
      return ports[0]?.postMessage(version)
    case 'take over':
      return self.skipWaiting()
    case 'take over if alone':
      // Other tabs may need the version of the current worker.
      if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 1) return
      return self.skipWaiting()
    case 'forget pictures':
      return forgetPictures()
  }
}

/** The plugin's own function misses pictures that were stored before this script last started. */
async function forgetPictures(): Promise<void> {
  await self.caches.delete(pictures)
  await new CacheExpiration(pictures, pictureLimits).delete()
}
