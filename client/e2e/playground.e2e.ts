import { type Response, expect } from '@playwright/test'
import { operationOf } from './network.ts'
import { newcomer, sessionOf } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const editor = ({ page }: Person) => page.locator('.graphiql-query-editor .view-lines')
const variables = ({ page }: Person) => page.locator('.graphiql-editor-tool .view-lines').first()

async function runs(person: Person, operation: string): Promise<{ data?: unknown; errors?: unknown }> {
  const { page } = person
  await page.getByTitle(operation, { exact: true }).click()
  await expect(editor(person)).toContainText(` ${operation}`)
  const answer = page.waitForResponse((response) => response.request().postData()?.includes(` ${operation}`) ?? false)
  await page.getByRole('button', { name: /^Execute query/ }).click()
  return (await (await answer).json()) as { data?: unknown; errors?: unknown }
}

test('/graphql in a browser is a playground, whose examples run for guests and members; a link fills it in; a socket takes its token from the session or the headers', async ({
  visitor,
}) => {
  const guest = await visitor()
  const isScript = (name: string) => (response: Response) =>
    new URL(response.url()).pathname.startsWith(`/assets/${name}`)
  const arrives = ['editor.api-', 'graphql.worker-'].map((name) => guest.page.waitForResponse(isScript(name)))
  await guest.page.goto('/graphql')
  await expect(editor(guest)).toContainText('likeCount')
  for (const operation of ['Threads', 'Search', 'DemoAccounts', 'LogIn', 'Explore'])
    expect(await runs(guest, operation)).not.toHaveProperty('errors')
  await expect(guest.page.locator('.result-window').getByText('likeCount').first()).toBeVisible()
  // The editor comes compressed by the build, and its workers come with a security policy.
  const [script, worker] = await Promise.all(arrives)
  expect(await script?.headerValue('content-encoding')).toBe('br')
  expect(await worker?.headerValue('content-security-policy')).toContain("default-src 'self'")

  const asked: string[] = []
  guest.page.on('request', (request) => asked.push(operationOf(request) ?? ''))
  const query = 'query Linked($text: String) { users(search: $text) { edges { cursor } } }'
  await guest.page.goto(`/graphql?${new URLSearchParams({ query, variables: '{ "text": "maren" }' }).toString()}`)
  await expect(editor(guest)).toContainText('query Linked')
  await expect(variables(guest)).toContainText('maren')
  await guest.page.getByRole('button', { name: /^Show Documentation Explorer/ }).click()
  await expect(guest.page.locator('.graphiql-plugin')).toContainText(/Authentication:.*Errors:.*Limits:.*Root Types/s)
  expect(asked).not.toContain('Linked')
  expect(await runs(guest, 'Linked')).not.toHaveProperty('errors')

  const copied = () => guest.page.evaluate(() => navigator.clipboard.readText())
  await guest.clicks('button', 'Copy link')
  await expect.poll(copied).toMatch(/\/graphql\?query=query\+Linked/)
  await guest.clicks('button', 'Copy as curl')
  await expect.poll(copied).toMatch(/^curl 'http:.*"query":"query Linked/s)

  const [ada, bea] = await Promise.all([newcomer(), newcomer()])
  await guest.page.evaluate(
    (all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)),
    sessionOf(ada),
  )
  await guest.page.goto('/graphql')
  await expect(editor(guest)).toContainText('likeCount')
  for (const operation of ['Home', 'CreatePost', 'Me'])
    expect(await runs(guest, operation)).not.toHaveProperty('errors')
  await expect(guest.page.locator('.result-window').getByText('Hello from the playground')).toBeVisible()

  const { page } = guest
  await page.goto(`/graphql?${new URLSearchParams({ query: 'subscription Told { newPosts { count } }' }).toString()}`)
  await expect(editor(guest)).toContainText('Told')
  const subscribes = async () => {
    const first = new Promise<string>((resolve) =>
      page.once('websocket', (socket) => socket.once('framesent', ({ payload }) => resolve(String(payload)))),
    )
    await page.getByRole('button', { name: /^Execute query/ }).click()
    const sent = JSON.parse(await first) as unknown
    await page.getByRole('button', { name: /^Stop query/ }).click()
    return sent
  }
  const greets = (token: string) => ({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  expect(await subscribes()).toEqual(greets(ada.token))
  await page.getByRole('button', { name: 'Headers', exact: true }).click()
  await page.locator('.graphiql-editor-tool .graphiql-editor:visible').click()
  await page.keyboard.insertText(`{ "Authorization": "Bearer ${bea.token}" }`)
  expect(await subscribes()).toEqual(greets(bea.token))
})
