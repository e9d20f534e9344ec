import type { WorkerRequest } from '../worker/requests.ts'

/** The service worker, which opens the app without a network, installed if it may be; null where there is none. */
export async function registerWorker({
  mayInstall,
}: {
  mayInstall: boolean
}): Promise<ServiceWorkerRegistration | null> {
  // Browsers have none on pages without TLS, except on this machine.
  if (!('serviceWorker' in navigator)) return null
  if (import.meta.env.DEV) return removeWorker()
  if (!mayInstall && !navigator.serviceWorker.controller) return null
  try {
    return await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    // The app works without.
    return null
  }
}

/** The development server's files have no versions: a worker that was installed from the same address must not keep any. */
async function removeWorker(): Promise<null> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  return null
}

export function tell(worker: ServiceWorker, request: WorkerRequest): void {
  worker.postMessage(request)
}

/** The first script of the version that a worker keeps. */
export function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data))
    worker.postMessage('version' satisfies WorkerRequest, [port2])
  })
}
