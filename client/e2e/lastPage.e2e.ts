import { expect, type Page } from '@playwright/test'
import { unique } from './api.ts'
import { delaysTimers } from './lateTimers.ts'
import { answerTo, holds, loses, lostCalls } from './network.ts'
import { newcomer, prolificAuthor } from './newcomer.ts'
import type { Person } from './person.ts'
import { notesShifts } from './shifts.ts'
import { test } from './test.ts'
import { walks } from './walks.ts'

async function readerAndAuthor() {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  await ada.follows(bea)
  return { ada, bea }
}

const stored = ({ page }: Person) => page.evaluate(() => JSON.stringify(localStorage))

async function seesHome(person: Person, words: string): Promise<void> {
  await person.opens('/home')
  await expect(person.post(words)).toBeVisible()
  await expect.poll(() => stored(person)).toContain(words)
}

test('the last page shows before the server answers, works, shows the answer, stays if it cannot be refreshed, and goes with its account', async ({
  visitor,
}) => {
  const { ada, bea } = await readerAndAuthor()
  const [first, second, third] = [unique('The first'), unique('The second'), unique('The third')]
  await bea.writes(first)
  const deleted = await bea.writes(second)
  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  await seesHome(person, second)
  await bea.deletes(deleted)
  await bea.writes(third)

  const release = await holds(person, 'Home')
  await person.page.reload()
  await expect(person.postTexts()).toHaveText([second, first])
  await person.acts('Like', first)
  await person.counts('Like', first, 1, true)
  await person.hears('Liked!')
  release()
  await expect(person.postTexts()).toHaveText([third, first])
  await person.counts('Like', first, 1, true)

  // What the user changed there is shown when it is opened again.
  await expect.poll(() => stored(person)).toContain(third)
  await person.acts('Bookmark', third)
  await person.hears('Added to your bookmarks')
  const releaseAgain = await holds(person, 'Home')
  await person.page.reload()
  await expect(person.action('Bookmark', third)).toHaveAttribute('aria-pressed', 'true')
  const answered = answerTo(person, 'Home')
  releaseAgain()
  await answered

  const later = unique('Came later')
  await bea.writes(later)
  const stop = await loses(person, 'Home')
  await person.page.reload({ waitUntil: 'commit' })
  await person.hears('This page could not be refreshed.')
  await expect(person.postTexts()).toHaveText([third, first])
  await stop()
  await person.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(person.postTexts()).toHaveText([later, third, first])
  await expect.poll(() => stored(person)).toContain(later)
  await leavesNothing(person, later)
})

/** Logs out, and brings what was stored before under another account. */
async function leavesNothing(person: Person, words: string): Promise<void> {
  const kept = await person.page.evaluate(() => ({ ...localStorage }))
  await person.logsOut()
  expect(await stored(person)).not.toContain('last-pages')

  const other = await newcomer('Cyd Wren')
  const left = { ...kept, snapshots: 'of an earlier version', token: other.token }
  await person.page.evaluate((entries) => Object.assign(localStorage, entries), left)
  const release = await holds(person, 'Home')
  await person.page.goto('/home')
  await person.doesNotSee(words, { but: person.page.getByRole('heading', { name: 'Home' }) })
  expect(await stored(person)).not.toMatch(/last-pages|snapshots/)
  release()
  await person.sees('Your feed is quiet')
  expect(await stored(person)).not.toContain(words)
}

test('the scroll position stays the same when the answer contains newer posts', async ({ visitor }) => {
  const { ada, bea } = await readerAndAuthor()
  const tall = (words: string) => [words, ...Array.from({ length: 8 }, (_, line) => `Line ${line}`)].join('\n')
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map(unique)
  const ids: string[] = []
  for (const name of names) ids.push(await bea.writes(tall(name)))
  const [read = '', id = ''] = [names[3], ids[3]]
  const person = await visitor({ as: ada })
  await seesHome(person, read)
  await person.scrollsTo(read)
  const place = async () => {
    let last = NaN
    const isLast = async () => last === (last = Math.round((await person.post(read).boundingBox())?.y ?? NaN))
    await expect.poll(isLast).toBe(true)
    return last
  }

  const release = await holds(person, 'Home')
  await person.page.reload()
  await expect(person.post(read)).toBeInViewport()
  await bea.writes(tall('Newer'))
  await bea.likes(id)
  const before = await place()
  release()
  await person.counts('Like', read, 1)
  expect(Math.abs((await place()) - before)).toBeLessThan(3)
})

test('the app works when the browser stores no pages', async ({ visitor }) => {
  const { ada, bea } = await readerAndAuthor()
  const words = unique('Nowhere to keep')
  await bea.writes(words)
  const person = await visitor({ as: ada })
  await person.page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'last-pages') {
        document.documentElement.dataset['refused'] = 'true'
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      setItem.call(this, key, value)
    }
  })
  for (const path of ['/home', `/profile/${bea.username}`, '/home']) {
    await person.opens(path)
    await expect(person.post(words)).toBeVisible()
    await expect(person.page.locator('html')).toHaveAttribute('data-refused', 'true')
  }
  expect(await stored(person)).not.toContain('last-pages')
})

const isKept = (page: Page) =>
  page.waitForFunction(() => {
    const { place } = history.state as { place?: { id: string; top: number } }
    const card = document.querySelector(`main [data-post="${place?.id}"]`)
    return place && Math.abs((card?.getBoundingClientRect().top ?? NaN) - place.top) < 1
  })

for (const who of ['a member', 'a guest'])
  test(`a reload far down a list reads the list around the place, for ${who}`, async ({ visitor }) => {
    const ada = await prolificAuthor()
    const person = await visitor(who === 'a member' ? { as: ada } : {})
    const { page } = person
    await page.addInitScript(notesShifts)
    // Apollo tells of an answer by a timer.
    await page.addInitScript(delaysTimers, 100)
    await person.opens(who === 'a member' ? '/home' : `/profile/${ada.username}`)
    await person.scrollsTo('Post 7\n')
    const top = (text: string) => person.post(text).evaluate((card) => Math.round(card.getBoundingClientRect().top))
    await isKept(page)
    const before = await top('Post 7\n')
    await page.reload()
    await expect(person.post('Post 7\n')).toBeInViewport()
    expect(Math.abs((await top('Post 7\n')) - before)).toBeLessThan(2)
    await person.waits()
    expect(await page.evaluate(() => window.shifts)).toEqual([])

    // The posts above load without moving anything, up to the first one, and none is missing.
    const seen = await page.waitForFunction(walks, { words: 'Post 45\n', up: true })
    expect((await seen.jsonValue())?.length).toBeGreaterThan(38)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForFunction(() => !('place' in (history.state as object)))
  })

test('a reload far down the replies of a post reads them around the place', async ({ visitor }) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const id = await ada.writes(unique('Much was answered'))
  for (let number = 1; number <= 45; number++) await bea.answers(id, `Reply ${number}\n\nof forty-five`)
  const person = await visitor()
  const { page } = person
  await person.opens(`/post/${id}`)
  await person.scrollsTo('Reply 7\n')
  await isKept(page)
  const top = () => person.post('Reply 7\n').evaluate((card) => Math.round(card.getBoundingClientRect().top))
  const before = await top()
  await page.reload()
  await expect(person.post('Reply 7\n')).toBeInViewport()
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  await person.clicks('link', 'Explore')
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeVisible()
})
