import { expect, type Response } from '@playwright/test'
import { asks, unique } from './api.ts'
import { holds } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

test('a guest never loads the composer, and a member loads it with the page', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const path = `/post/${await ada.writes(unique('Ask me anything'))}`
  const guest = await visitor({ ahead: true })
  const scripts: Response[] = []
  guest.page.on('response', (response) => void (/\.js$/.test(response.url()) && scripts.push(response)))
  await guest.opens(path)
  // This loads the lazy parts one after the other, the list of likers last.
  await guest.page.getByRole('main').dispatchEvent('pointerdown')
  await expect.poll(() => scripts.some((script) => script.url().includes('/PeopleDialog'))).toBe(true)
  for (const script of scripts) {
    expect({ script: script.url(), composes: (await script.text()).includes('Tweet your reply') }).toMatchObject({
      composes: false,
    })
  }

  const scriptsIn = async (cookie: string) =>
    (await (await guest.page.request.get(path, { headers: { cookie } })).text()).match(/\/assets\/[\w-]+\.js/g) ?? []
  expect(await scriptsIn('')).not.toContainEqual(expect.stringContaining('/ReplyComposer'))
  expect(await scriptsIn('signed_in=1')).toContainEqual(expect.stringContaining('/ReplyComposer'))
})

test('a reply written below a post appears at the top of the replies and is counted', async ({ visitor }) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const [words, before, reply] = [unique('Ask me anything'), unique('An earlier reply'), unique('Why linnets?')]
  const id = await ada.writes(words)
  await bea.answers(id, before)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.counts('Reply', words, 1)
  await person.post(words).getByText(words).click()
  await expect(person.post(before)).toBeVisible()

  await person.types('Reply text', reply)
  await person.page.getByRole('main').locator('form').getByRole('button', { name: 'Reply', exact: true }).click()
  await person.hears('Commented!')
  await expect(person.post(reply)).toBeVisible()
  await expect(person.postTexts()).toHaveText([reply, before])
  await expect(person.page.getByRole('textbox', { name: 'Reply text' })).toHaveValue('')
  await person.goesBack()
  await person.counts('Reply', words, 2)
})

test('deleting a post on its own page goes back after half a second', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Gone in half a second')
  const id = await ada.writes(words)
  const person = await visitor({ as: ada })
  const says = ({ payload }: { payload: string | Buffer }) => payload.includes('"post":null')
  const isTold = person.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived', says))
  await person.page.clock.install()
  await person.opens('/home')
  await person.post(words).getByText(words).click()
  await person.isOn(`/post/${id}`)
  await person.seesA('heading', /^Tweet by /)
  await person.opensMenuOf(words)
  await person.clicks('menuitem', 'Delete')
  await expect(person.dialog('Delete this Tweet?')).toBeVisible()

  await person.page.clock.pauseAt((await person.page.evaluate(() => Date.now())) + 20_000)
  await person.clicks('button', 'Delete')
  await person.hears('Deleted successfully.')
  await person.leavesDialog('Delete this Tweet?')
  // The server tells the page of the deletion, too.
  await isTold
  await person.doesNotSee("This Tweet isn't available any more", { but: words })
  const hasLeft = await watchesHistory(person)
  await person.page.clock.runFor(499)
  expect(await hasLeft()).toBe(false)
  await person.page.clock.runFor(1)
  expect(await hasLeft()).toBe(true)
  await person.isOn('/home')
  // The clock has not moved, so the list was updated at once.
  await person.sees('Your feed is quiet')
})

test('who goes elsewhere during a slow deletion stays there, and deleting the parent of a reply that was opened by its address leads to Explore', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Slowly gone')
  const person = await visitor({ as: ada })
  const answer = await holds(person, 'DeletePost')
  await person.page.clock.install()
  await person.opens(`/post/${await ada.writes(words)}`)
  await person.opensMenuOf(words)
  await person.clicks('menuitem', 'Delete')
  await person.clicks('button', 'Delete')
  await person.clicks('button', 'Cancel')
  await person.leavesDialog('Delete this Tweet?')
  await person.clicks('link', 'Home')
  await person.isOn('/home')
  await person.presses('n')
  await expect(person.dialog('New Tweet')).toBeVisible()

  const hasLeft = await watchesHistory(person)
  answer()
  await person.hears('Deleted successfully.')
  await person.page.clock.runFor(500)
  expect(await hasLeft()).toBe(false)
  await expect(person.dialog('New Tweet')).toBeVisible()

  const parent = unique('Asked and withdrawn')
  await person.opens(`/post/${await ada.answers(await ada.writes(parent), unique('The answer to it'))}`)
  await person.opensMenuOf(parent)
  await person.clicks('menuitem', 'Delete')
  await person.clicks('button', 'Delete')
  await person.hears('Deleted successfully.')
  await person.isOn('/')
  await person.doesNotSee(person.post(parent), { but: person.page.getByRole('feed', { name: 'All Tweets' }) })
})

test('a guest reads a post with its time, its parent and its replies, and who likes it, is offered no composer, and goes back to Explore', async ({
  visitor,
}) => {
  const [ada, bea, cleo] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark'), newcomer('Cleo Wren')])
  const [root, older, newer] = [unique('Above'), unique('Said first'), unique('Said last')]
  const middle = unique('The one')
  const id = await ada.answers(await ada.writes(root), `${middle}\n\nbetween them`)
  await bea.answers(id, older)
  await bea.answers(id, newer)
  await bea.likes(id)
  await cleo.likes(id)
  const query = 'query ($id: ID!) { post(id: $id) { createdAt } }'
  const { post } = await asks<{ post: { createdAt: string } }>(query, { id })
  const guest = await visitor()
  await guest.opens(`/post/${id}?list=likes`)
  await expect(guest.page).toHaveTitle(`Likes of a Tweet by @${ada.username} / Twitter`)
  const dialog = guest.dialog('Liked by')
  await expect(dialog).toBeVisible()
  await guest.presses('Escape')
  await expect(guest.page).toHaveTitle(`Ada Finch: “${middle} between them” / Twitter`)
  await guest.seesA('heading', /^Tweet by /)
  await expect(guest.page.getByRole('feed', { name: 'Replies' })).toBeVisible()
  const texts = guest.page.getByRole('main').getByRole('article').locator('p[dir]')
  await expect(texts).toHaveText([root, `${middle} between them`, newer, older])
  await guest.doesNotSee(guest.page.getByRole('main').getByRole('textbox'), { but: newer })
  const time = guest.page.getByRole('main').locator(`p > time[datetime="${post.createdAt}"]`)
  await expect(time).toHaveText(/^\d{1,2}:\d{2} [AP]M · \w{3} \d{1,2}, \d{4}$/)
  await expect(time).toHaveAttribute('title', await time.innerText())

  await guest.clicks('link', '2 Likes')
  await expect(dialog.getByText(/^@/)).toHaveText([`@${cleo.username}`, `@${bea.username}`])
  await guest.presses('Escape')
  await guest.leavesDialog('Liked by')
  await guest.isOn(`/post/${id}`)
  await guest.clicks('button', 'Back')
  await guest.isOn('/')
})

test('on paper a thread is its posts, all that are loaded and whole, without what can only be pressed', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const id = await ada.writes(unique('Printed'))
  for (let number = 1; number < 15; number++) await ada.answers(id, `Reply ${number}`)
  const lines = Array.from({ length: 20 }, (_, index) => `Line ${index + 1}`)
  await ada.answers(id, ['Reply 15', ...lines].join('\n'))
  const person = await visitor({ as: ada, mode: 'dark' })
  await person.opens(`/post/${id}`)
  const { page } = person
  await expect(page.getByText('Reply 15')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const tops = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
  expect(tops).toHaveLength(16)
  expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other))
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  const long = page.getByRole('main').getByText('Line 20').filter({ visible: true })
  expect(await long.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(20, 24, 29)')
})

/** Returns whether the app goes back from now on. Going back takes time, so this looks when the app calls `history.go`. */
async function watchesHistory({ page }: Person): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const go = history.go.bind(history)
    history.go = (steps) => {
      document.documentElement.dataset['left'] = 'yes'
      go(steps)
    }
  })
  return () => page.evaluate(() => document.documentElement.dataset['left'] === 'yes')
}
