import type { WorkerRequest } from '../worker/requests.ts'

/** Deletes the pictures that the service worker has kept, which show what a person has seen. */
export async function forgetPictures(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  registration?.active?.postMessage('forget pictures' satisfies WorkerRequest)
}
