import type { WorkerRequest } from '../worker/requests.ts'

/** Deletes the service worker's pictures, because they show what a user has seen. */
export async function forgetPictures(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  registration?.active?.postMessage('forget pictures' satisfies WorkerRequest)
}
