import { expect, type Locator } from '@playwright/test'
import { asks, unique } from './api.ts'
import { lostCalls, loses } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { notesShifts } from './shifts.ts'
import { test } from './test.ts'

const long = '\n\nWe heard them before sunrise, and again at noon from the other side of the hedge.'.repeat(3)

/** Four people talk in seven posts, each an answer to the one before. More replies follow below the last one. */
async function conversation() {
  const people = await Promise.all(['Ada Finch', 'Bea Lark', 'Cleo Wren', 'Dora Swift'].map(newcomer))
  const [ada, bea, cleo, dora] = people as [Newcomer, Newcomer, Newcomer, Newcomer]
  const words = Array.from({ length: 7 }, (_, level) => unique(`Level ${level}`))
  const ids: string[] = []
  for (const [level, text] of words.entries()) {
    const [author = ada, above] = [people[level % people.length], ids.at(-1)]
    ids.push(await (above ? author.answers(above, text + long) : author.writes(text + long)))
  }
  const opened = ids.at(-1) ?? ''
  const direct = await bea.answers(opened, 'Direct')
  const liked = await dora.answers(direct, 'Liked')
  await bea.answers(direct, 'Oldest')
  await dora.answers(direct, 'Newest')
  // Cleo wrote the last of the seven.
  const own = await cleo.answers(direct, 'By the author')
  await ada.likes(liked)
  await bea.answers(own, 'Deeper')
  return { ada, bea, words, opened, direct }
}

type Newcomer = Awaited<ReturnType<typeof newcomer>>

const earlier = ({ page }: Person) => page.getByRole('list', { name: 'Earlier in this conversation' })
const textsIn = (place: Locator) => place.getByRole('article').locator('p[dir]')
const beginningWith = (words: readonly string[]) => words.map((text) => new RegExp(`^${text}`))
const below = ['Direct', 'By the author', 'Deeper', 'Liked', 'Newest']

const offset = ({ page }: Person) =>
  page.evaluate(() => {
    const edge = document.querySelector('main header')?.getBoundingClientRect().bottom ?? NaN
    return Math.abs((document.querySelector('[data-start]')?.getBoundingClientRect().top ?? NaN) - edge)
  })

test('below a Tweet that is hidden from the reader, the replies of others are reached from above and from below', async ({
  visitor,
}) => {
  const [ada, bea, cleo] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark'), newcomer('Cleo Wren')])
  const [root, secret, answer] = [unique('The root'), unique('Between us'), unique('An answer')]
  const rootId = await cleo.writes(root)
  const hiddenId = await bea.answers(rootId, secret)
  const answerId = await cleo.answers(hiddenId, answer)
  await asks('mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id } } }', { id: ada.id }, bea.token)

  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  await person.opens(`/post/${rootId}`)
  await person.sees("This Tweet isn't available")
  await person.doesNotSee(secret, { but: root })
  await person.doesNotSee('No replies yet', { but: root })
  expect(await person.barriers({ ofColours: true })).toEqual([])
  const find = await loses(person, 'UnavailablePost')
  await person.clicks('link', 'Show replies to it')
  await expect(person.page).toHaveURL(`/post/${hiddenId}`)
  await expect(person.page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await find()
  await person.clicks('button', 'Retry')
  await person.sees(answer)
  await expect(earlier(person)).toContainText(root)
  await person.doesNotSee(secret, { but: "This Tweet isn't available" })
  expect(await person.barriers({ ofColours: true })).toEqual([])

  await person.opens(`/post/${answerId}`)
  await earlier(person).getByRole('link', { name: 'Show replies to it' }).click()
  await expect(person.page).toHaveURL(`/post/${hiddenId}`)
  await person.sees(answer)
})

test('a guest who opens a reply begins at it, and reads on above and below; an answer to a reply appears below it at once', async ({
  visitor,
}) => {
  const { ada, bea, words, opened, direct } = await conversation()
  await readsWithoutScripts(await visitor({ scripts: false }), opened, words)
  const guest = await visitor({ width: 375 })
  await guest.page.addInitScript(notesShifts)
  await guest.opens(`/post/${opened}`)
  await guest.waits()
  await expect.poll(() => offset(guest)).toBeLessThan(2)
  await expect(textsIn(earlier(guest))).toHaveText(beginningWith([words[0] ?? '', ...words.slice(3, 6)]))

  const more = earlier(guest).getByRole('button', { name: 'Show 2 more' })
  await more.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const read = guest.post(words[3] ?? '')
  const before = await read.boundingBox()
  await more.click()
  await expect(textsIn(earlier(guest))).toHaveText(beginningWith(words.slice(0, 6)))
  await expect.poll(async () => Math.abs(((await read.boundingBox())?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(2)

  // The list renders only cards near the window.
  const feed = guest.page.getByRole('feed', { name: 'Replies' })
  await feed.evaluate((list) => list.scrollIntoView())
  await expect(textsIn(feed)).toHaveText(below)
  await expect(feed.getByRole('article', { name: /replying to @/ })).toHaveCount(4)
  expect(await guest.page.evaluate(() => window.shifts)).toEqual([])
  expect(await guest.barriers()).toEqual([])
  expect(await guest.overhang()).toBe(0)

  const rest = feed.getByRole('link', { name: `Show 1 reply to @${bea.username}` })
  await rest.scrollIntoViewIfNeeded()
  const place = await guest.page.evaluate(() => window.scrollY)
  await rest.click()
  await guest.isOn(`/post/${direct}`)
  await expect(guest.post('Oldest')).toBeVisible()
  await expect.poll(() => offset(guest)).toBeLessThan(2)
  await guest.goesBack()
  await guest.isOn(`/post/${opened}`)
  await expect(textsIn(earlier(guest))).toHaveText(beginningWith(words.slice(0, 6)))
  await expect.poll(() => guest.page.evaluate(() => window.scrollY)).toBe(place)

  const person = await visitor({ as: ada })
  await person.opens(`/post/${opened}`)
  await person.acts('Reply', 'Liked')
  const dialog = person.dialog('Reply')
  await dialog.getByRole('textbox', { name: 'Reply text' }).fill('So do I')
  await dialog.getByRole('button', { name: 'Reply', exact: true }).click()
  await person.hears('Commented!')
  await expect(person.postTexts()).toHaveText(below.toSpliced(4, 0, 'So do I'))
})

/** Without scripts, the whole conversation must be on the page. */
async function readsWithoutScripts(reader: Person, opened: string, words: string[]): Promise<void> {
  // A server that takes too long sends a page without content.
  await expect(async () => {
    await reader.page.goto(`/post/${opened}`, { waitUntil: 'commit' })
    await expect(textsIn(earlier(reader))).toHaveText(beginningWith([words[0] ?? '', ...words.slice(3, 6)]))
  }).toPass()
  await expect(textsIn(reader.page.getByRole('feed', { name: 'Replies' }))).toHaveText(below)
}
