import type { Locator, Page } from '@playwright/test'
import { asks } from '../../client/e2e/api.ts'
import type { App } from './app.ts'
import { scriptTime, settles } from './longList.ts'
import type { Phone } from './phone.ts'

/** Posts of the session's account, which stand at the top of Explore. */
export async function writePosts(app: App, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const mutation = 'mutation ($content: String!) { createPost(input: { content: $content }) { post { id } } }'
    await asksAsMember(app, mutation, { content: `To be deleted, ${index}` })
  }
}

/** The username of the first author on Explore whom the session's account does not follow. */
export async function firstStranger(app: App): Promise<string> {
  const query = '{ viewer { username } posts(first: 20) { edges { node { author { username viewerIsFollowing } } } } }'
  const { viewer, posts } = await asksAsMember<Authors>(app, query)
  const authors = posts.edges.map(({ node }) => node.author)
  const stranger = authors.find((one) => !one.viewerIsFollowing && one.username !== viewer.username)
  if (!stranger) throw new Error('The account follows every author of the first posts.')
  return stranger.username
}
type Author = { username: string; viewerIsFollowing: boolean }
type Authors = { viewer: { username: string }; posts: { edges: { node: { author: Author } }[] } }

function asksAsMember<Data>({ address, session }: App, operation: string, variables: object = {}): Promise<Data> {
  process.env['E2E_URL'] = address
  return asks<Data>(operation, variables, session.find(({ name }) => name === 'token')?.value)
}

/** Presses the first like button: milliseconds of script until it settles, and until the heart is painted. */
export async function like({ page, cdp }: Phone): Promise<{ script: number; painted: number }> {
  const before = await scriptTime(cdp)
  const painted = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('main article [data-action="like"]')
    if (!button) throw new Error('There is no post to like.')
    const pressed = button.getAttribute('aria-pressed')
    const began = performance.now()
    button.click()
    while (button.getAttribute('aria-pressed') === pressed) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  })
  await settles(page)
  return { script: (await scriptTime(cdp)) - before, painted }
}

/** Presses the first bookmark button, and returns the milliseconds of script. */
export async function bookmark(phone: Phone): Promise<number> {
  const button = phone.page.locator('main article [data-action="bookmark"]').first()
  const before = await button.getAttribute('aria-pressed')
  return scriptOf(phone, button, async () => (await button.getAttribute('aria-pressed')) !== before)
}

/** Follows somebody in the menu of their first post, or stops it, and returns the script from the press of the item. */
export async function follow(phone: Phone, username: string, word: 'Follow' | 'Unfollow'): Promise<number> {
  const card = phone.page
    .getByRole('feed')
    .getByRole('article')
    .filter({ hasText: `@${username}` })
  await card.first().getByRole('button', { name: 'More' }).click()
  const item = phone.page.getByRole('menuitem', { name: `${word} @${username}`, exact: true })
  return scriptOf(phone, item, async () => (await item.count()) === 0)
}

/** Adds a letter to the first post, and returns the script from the press of the dialog's button. */
export async function editFirst(phone: Phone): Promise<number> {
  const { page } = phone
  const words = await firstText(page)
  await pickOfFirst(page, 'Edit')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(`${words}!`)
  return scriptOf(phone, dialog.getByRole('button', { name: 'Save' }), async () => (await firstText(page)) !== words)
}

/** Deletes the first post, and returns the script from the press of the dialog's button. */
export async function deleteFirst(phone: Phone): Promise<number> {
  const { page } = phone
  const words = await firstText(page)
  await pickOfFirst(page, 'Delete')
  const button = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
  return scriptOf(phone, button, async () => (await firstText(page)) !== words)
}

async function pickOfFirst(page: Page, name: string): Promise<void> {
  await page.getByRole('feed').getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name }).click()
}

const firstText = (page: Page) => page.locator('main [role="feed"] article p[dir]').first().textContent()

/** Milliseconds of script from the press of a button until all that it leads to is done. */
async function scriptOf({ page, cdp }: Phone, button: Locator, isDone: () => Promise<boolean>): Promise<number> {
  const element = await button.elementHandle()
  await settles(page)
  const before = await scriptTime(cdp)
  await element.evaluate((one) => (one as HTMLElement).click())
  // A timer of the page's own that looks for the change would be in the figure.
  while (!(await isDone())) await page.waitForTimeout(100)
  await settles(page)
  return (await scriptTime(cdp)) - before
}
