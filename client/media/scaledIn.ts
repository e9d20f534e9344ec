import type { Pending, Scaled } from './useUploads.ts'

/** The scaled photos among the running uploads and the shown addresses, and why the first one was scaled. */
export function scaledIn({ pending, scaled }: { pending: Pending[]; scaled: readonly Scaled[] }, shown: string[]) {
  const coming = pending.filter(({ problem }) => problem !== null)
  const there = scaled.filter(({ url }) => shown.includes(url))
  return {
    problem: there[0]?.problem ?? coming[0]?.problem ?? null,
    keys: coming.map(({ key }) => key),
    urls: there.map(({ url }) => url),
  }
}
