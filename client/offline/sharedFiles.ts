import { nameHeader, sharedFiles } from '../worker/requests.ts'

/** Takes the files that another app shared and the service worker kept. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in window)) return []
  const store = await caches.open(sharedFiles)
  const files = await Promise.all((await store.keys()).map(async (key) => fileOf(await store.match(key))))
  await caches.delete(sharedFiles)
  return files.flatMap((file) => file ?? [])
}

/** A log-in does not forget them, because the page that takes them may have asked for it. */
export async function forgetSharedFiles(): Promise<void> {
  if ('caches' in window) await caches.delete(sharedFiles).catch(() => {})
}

async function fileOf(kept: Response | undefined): Promise<File | null> {
  if (!kept) return null
  const type = kept.headers.get('content-type') ?? ''
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get(nameHeader) ?? 'shared'), { type })
}
