import type { ElementHandle, Locator } from '@playwright/test'
import { asks, demoSession } from '../../client/e2e/api.ts'
import type { App, Session } from './app.ts'
import { scriptTime, settles } from './longList.ts'
import type { Phone } from './phone.ts'

/** A demo account that the session's does not follow. */
const stranger = 'yuki_parallax'
const [ownWords, strangersWords] = ['To be deleted', 'To be followed']

/**
 * Puts posts to the top of Explore, so that no press scrolls: one of a stranger and so many of the session's account.
 * The returned function deletes the stranger's.
 */
export async function writePosts({ address, session }: App, count: number): Promise<() => Promise<void>> {
  process.env['E2E_URL'] = address
  for (let index = 0; index < count; index++) await writePost(session, `${ownWords}, ${index}`)
  const others = await demoSession(stranger)
  const id = await writePost(others, strangersWords)
  const mutation = 'mutation ($id: ID!) { deletePost(input: { id: $id }) { deletedPostId } }'
  return () => asks(mutation, { id }, tokenOf(others))
}

async function writePost(session: Session, content: string): Promise<string> {
  const mutation = 'mutation ($content: String!) { createPost(input: { content: $content }) { post { id } } }'
  const { createPost } = await asks<{ createPost: { post: { id: string } } }>(mutation, { content }, tokenOf(session))
  return createPost.post.id
}

const tokenOf = (session: Session) => session.find(({ name }) => name === 'token')?.value

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

/** Presses the first bookmark button: milliseconds of script until it settles. */
export function bookmark(phone: Phone): Promise<number> {
  return scriptOf(phone, phone.page.locator('main article [data-action="bookmark"]').first(), /Bookmark/)
}

/** Follows the stranger by the menu of the first card, and stops it: milliseconds of script from the press of Follow. */
export async function follow(phone: Phone): Promise<number> {
  const choose = async (word: string) => {
    await openMenu(phone, strangersWords)
    const item = phone.page.getByRole('menuitem', { name: `${word} @${stranger}`, exact: true })
    return scriptOf(phone, item, /followUser/i)
  }
  const script = await choose('Follow')
  await choose('Unfollow')
  return script
}

/** Adds a letter to the first post of the session's account: milliseconds of script from the press of Save. */
export async function edit(phone: Phone): Promise<number> {
  await openMenu(phone, ownWords)
  await phone.page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = phone.page.getByRole('dialog')
  const field = dialog.getByRole('textbox').first()
  await field.fill(`${await field.inputValue()}!`)
  return scriptOf(phone, dialog.getByRole('button', { name: 'Save' }), /EditPost/)
}

/** Deletes the first post of the session's account: milliseconds of script from the press of the dialog's button. */
export async function deleteOwn(phone: Phone): Promise<number> {
  await openMenu(phone, ownWords)
  await phone.page.getByRole('menuitem', { name: 'Delete' }).click()
  return scriptOf(phone, phone.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }), /DeletePost/)
}

/** Opens the menu of the first card with these words. */
function openMenu({ page }: Phone, words: string): Promise<void> {
  const card = page.getByRole('feed').getByRole('article').filter({ hasText: words }).first()
  return card.getByRole('button', { name: 'More' }).click()
}

/** Milliseconds of script from the press of a button until the page has settled after the answer. */
async function scriptOf({ page, cdp }: Phone, button: Locator, operation: RegExp): Promise<number> {
  // Found before, and the answer is heard outside of the page: to look for either would run scripts in it.
  const found = (await button.elementHandle()) as ElementHandle<HTMLElement>
  await settles(page)
  const before = await scriptTime(cdp)
  await Promise.all([
    page.waitForResponse((response) => operation.test(response.request().postData() ?? '')),
    found.evaluate((element) => element.click()),
  ])
  await settles(page)
  return (await scriptTime(cdp)) - before
}
