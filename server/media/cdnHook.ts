import { reasonOf } from '../network/unanswered.ts'
import { OperatorError } from '../operatorError.ts'

/** Tells a CDN to forget addresses: a service of the CDN, or a program of the site. */
export type CdnHook = {
  url: string
  /** With it, the hook knows that this server asks. */
  secret: string | undefined
  /** The origin of the addresses at the CDN. */
  origin: string
}

/** Cloudflare takes no more in one request. */
export const mostAddresses = 100

const patienceMs = 10_000

/** Tells the hook to forget at most `mostAddresses` paths. Throws OperatorError unless it answers that it did. */
export async function tellHook({ url, secret, origin }: CdnHook, paths: readonly string[]): Promise<void> {
  const { host } = new URL(url)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
    body: JSON.stringify({ files: paths.map((path) => origin + path) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new OperatorError(`${host} does not answer: ${reasonOf(error)}.`)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new OperatorError(`${host} answers ${answer.status}.`)
}
