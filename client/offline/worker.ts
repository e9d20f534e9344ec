import type { WorkerRequest } from '../worker/requests.ts'

/** Returns the service worker, and installs it if `mayInstall`; null if there is none. */
export async function registerWorker({
  mayInstall,
}: {
  mayInstall: boolean
}): Promise<ServiceWorkerRegistration | null> {
  // Browsers allow service workers only over HTTPS and on localhost.
  if (!('serviceWorker' in navigator)) return null
  if (import.meta.env.DEV) return removeWorker()
  if (!mayInstall && !navigator.serviceWorker.controller) return null
  try {
    return await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    // The app also works without it.
    return null
  }
}

/** Files of the development server have no versions, so no worker may cache them. */
async function removeWorker(): Promise<null> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  return null
}

export function tell(worker: ServiceWorker, request: WorkerRequest): void {
  worker.postMessage(request)
}

/** The first script of the version that a worker stores. */
export function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data))
    worker.postMessage('version' satisfies WorkerRequest, [port2])
  })
}
