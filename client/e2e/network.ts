import type { Request, Route } from '@playwright/test'
import type { Person } from './person.ts'

/** What a browser complains of when a call is lost; for `tolerates`. */
export const lostCalls = /Failed to load resource: net::ERR_FAILED/

/** From now on a person's calls of one GraphQL operation are lost on the way, until what is returned is called. */
export async function loses({ page }: Person, operation: string): Promise<() => Promise<void>> {
  const lose = (route: Route) => (operationOf(route.request()) === operation ? route.abort() : route.fallback())
  await page.route('**/graphql', lose)
  return () => page.unroute('**/graphql', lose)
}

/** Holds back a person's calls of one GraphQL operation, until what is returned is called; later ones then pass. */
export async function holds({ page }: Person, operation: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((open) => (release = open))
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === operation) await gate
    await route.fallback()
  })
  return release
}

/** Holds back what a person's page asks for at addresses that match, until what is returned is called. */
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

/** Waits for the next answer to a person's calls of one GraphQL operation. */
export async function answerTo({ page }: Person, operation: string): Promise<void> {
  const response = await page.waitForResponse((answer) => operationOf(answer.request()) === operation)
  await response.finished()
}

/**
 * The GraphQL operations that a person's page asks for from now on, in order; with `suggestions` also the one for Who to
 * follow, which comes 1.5 s after a page has opened, whatever the person does.
 */
export function listensTo({ page }: Person, { suggestions = false } = {}): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const operation = operationOf(request)
    if (operation && (suggestions || operation !== 'WhoToFollow')) asked.push(operation)
  })
  return asked
}

function operationOf(request: Request): string | null {
  if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return null
  const body = request.postDataJSON() as { operationName?: string } | null
  return body?.operationName ?? null
}
