import { registerRoute } from 'workbox-routing'
import { nameHeader, sharedFiles, sharePath } from './requests.ts'

declare const self: ServiceWorkerGlobalScope

/** One more than a post may have, so that the composer can say that they are too many. */
const mostFiles = 3
const mostCharacters = 4_000
const mostBytesEach = 100 * 1024 * 1024

/** Takes what other apps share: keeps the files for the page at this path, and leads there with the texts. */
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath, keepShared, 'POST')

async function keepShared({ request }: { request: Request }): Promise<Response> {
  const words = new URLSearchParams()
  try {
    const form = await request.formData()
    for (const name of ['title', 'text', 'url']) {
      const value = form.get(name)
      if (typeof value === 'string') words.set(name, value.slice(0, mostCharacters))
    }
    const files = form.getAll('files').filter((value) => value instanceof File)
    words.set('files', String(files.length))
    const kept = files.slice(0, mostFiles).filter(({ size }) => size <= mostBytesEach)
    if (kept.length < Math.min(files.length, mostFiles)) words.set('large', '')
    await keepFiles(kept)
  } catch {
    // The page then says that the files are lost.
    words.set('files', 'lost')
  }
  return Response.redirect(`${sharePath}?${words}`, 303)
}

async function keepFiles(files: readonly File[]): Promise<void> {
  // Files that nobody took earlier do not belong to what is shared now.
  await self.caches.delete(sharedFiles)
  if (files.length === 0) return
  const store = await self.caches.open(sharedFiles)
  for (const [index, file] of files.entries()) {
    const headers = { 'content-type': file.type, [nameHeader]: encodeURIComponent(file.name) }
    await store.put(`${sharePath}/${index}`, new Response(file, { headers }))
  }
}
