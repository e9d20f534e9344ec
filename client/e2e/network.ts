import type { Request, Route } from '@playwright/test'
import type { Person } from './person.ts'

export const lostCalls = /Failed to load resource: net::ERR_FAILED/

/** The address to which guests send queries by GET. */
export const graphql = /[/]graphql([?]|$)/

/** Makes a page's calls of an operation fail before they reach the server. Returns a function that ends this. */
export async function loses({ page }: Person, operation: string): Promise<() => Promise<void>> {
  const lose = (route: Route) => (operationOf(route.request()) === operation ? route.abort() : route.fallback())
  await page.route(graphql, lose)
  return () => page.unroute(graphql, lose)
}

/** Delays a page's calls of an operation. Returns a function that lets these and later calls pass. */
export async function holds({ page }: Person, operation: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((open) => (release = open))
  await page.route(graphql, async (route) => {
    if (operationOf(route.request()) === operation) await gate
    await route.fallback()
  })
  return release
}

/** Delays a page's requests to matching addresses. Returns a function that lets these and later ones pass. */
export async function holdsBack({ page }: Person, addresses: RegExp): Promise<() => Promise<void>> {
  let release = () => {}
  const gate = new Promise<void>((open) => (release = open))
  await page.route(addresses, async (route) => {
    await gate
    await route.fallback().catch(() => {})
  })
  return async () => {
    release()
    await page.unroute(addresses)
  }
}

export async function answerTo({ page }: Person, operation: string): Promise<void> {
  const response = await page.waitForResponse((answer) => operationOf(answer.request()) === operation)
  await response.finished()
}

/** Pages send these at any time to ask for news. */
const inBackground = ['Unread', 'NewerPosts', 'NewerReposts', 'NewestReplies', 'WatchedPost', 'WeekHashtags']

/** Collects the operations that a page sends for actions; that of Who to follow only with `suggestions`. */
export function listensTo({ page }: Person, { suggestions = false } = {}): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const operation = operationOf(request)
    if (!operation || inBackground.includes(operation)) return
    if (suggestions || operation !== 'WhoToFollow') asked.push(operation)
  })
  return asked
}

export function operationOf(request: Request): string | null {
  if (!graphql.test(request.url())) return null
  if (request.method() === 'GET') return new URL(request.url()).searchParams.get('operationName')
  const body = request.postDataJSON() as { operationName?: string } | null
  return body?.operationName ?? null
}

export async function untilReadyForOffline({ page }: Person): Promise<void> {
  const isReady = () => navigator.serviceWorker.controller?.state === 'activated'
  await page.waitForFunction(isReady, null, { timeout: 120_000 })
}
