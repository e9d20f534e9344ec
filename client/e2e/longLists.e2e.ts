import { expect } from '@playwright/test'
import { answerTo, holds, listensTo, loses, lostCalls } from './network.ts'
import { type Newcomer, newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

/** How many posts the list has: 33 pages. */
const many = 660

test('a long list loads the posts far from the reader again on return, in their places', async ({ visitor }) => {
  const ada = await authorOfMany()
  const person = await visitor({ as: ada })
  await readsAll(person, ada)
  const asked = listensTo(person)

  const release = await holds(person, 'ProfileTweets')
  await jumpsTo(person, 0.4)
  await expect.poll(() => asked).toContain('ProfileTweets')
  await marksPlaces(person)
  release()
  await isDrawn(person)
  expect(await farthestMove(person)).toBeLessThanOrEqual(1)
  await isInOrder(person)

  const words = (await person.postTexts().nth(2).innerText()).split('\n')[0] ?? ''
  await person.acts('Like', words)
  await person.hears('Liked!')
  await person.counts('Like', words, 1, true)
})

test('a page that does not load again says so, and Retry loads it', async ({ visitor }) => {
  const ada = await authorOfMany()
  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  await readsAll(person, ada)
  const restore = await loses(person, 'ProfileTweets')
  await jumpsTo(person, 0.4)
  await person.sees('This Tweet did not load.')

  await restore()
  await person.clicks('button', 'Retry')
  await isDrawn(person)
  await person.doesNotSee('This Tweet did not load.', { but: person.postTexts().first() })
  await isInOrder(person)
})

test('posts that were deleted meanwhile are gone from a page that loads again', async ({ visitor }) => {
  const ada = await authorOfMany()
  const person = await visitor({ as: ada })
  await readsAll(person, ada)
  for (const id of ada.posts.slice(250, 530)) if (ada.posts.indexOf(id) % 2 === 0) await ada.deletes(id)
  const answered = answerTo(person, 'ProfileTweets')
  await jumpsTo(person, 0.4)
  await answered
  await isDrawn(person)
  const shown = await numbers(person)
  expect(shown.length).toBeGreaterThan(3)
  for (const [index, number] of shown.entries()) if (index > 0) expect(number).toBe((shown[index - 1] ?? 0) - 2)
})

test('going back from a post leads to the same place of a long list', async ({ visitor }) => {
  const ada = await authorOfMany()
  const person = await visitor({ as: ada })
  await readsAll(person, ada)
  await jumpsTo(person, 0.4)
  await isDrawn(person)
  const shown = await numbers(person)
  await person.post(`Post ${shown[2]}\n`).locator('time').click()
  await person.seesA('heading', /^Tweet by /)
  await person.goesBack()
  await person.sees(`Post ${shown[2]}`)
  await isDrawn(person)
  expect(await numbers(person)).toContain(shown[2])
  await isInOrder(person)
})

async function authorOfMany(): Promise<Newcomer & { posts: string[] }> {
  const author = await newcomer('Ada Finch')
  const posts: string[] = []
  for (let number = 1; number <= many; number++)
    posts.push(await author.writes([`Post ${number}`, ...Array<string>(number % 4).fill('A line')].join('\n')))
  return { ...author, posts }
}

/** Scrolls through the whole list, so that each card is drawn once. */
async function readsAll(person: Person, { username }: Newcomer): Promise<void> {
  await person.opens(`/profile/${username}`)
  await person.scrollsTo('That is all')
}

async function jumpsTo({ page }: Person, share: number): Promise<void> {
  await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share)
}

async function isDrawn({ page }: Person): Promise<void> {
  await expect(page.locator('main [data-waiting]')).toHaveCount(0)
}

type Marked = { box: HTMLElement; top: number; height: number }

/** Remembers where cards wait for their posts, once no other card waits. */
async function marksPlaces({ page }: Person): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>('main [data-waiting]')]
    const boxes = waiting.flatMap(({ parentElement: box, dataset }) =>
      box && dataset['waiting'] === 'again' ? [box] : [],
    )
    const places = boxes.map((box) => ({ box, top: box.getBoundingClientRect().top, height: box.offsetHeight }))
    Object.assign(window, { places })
    return places.length > 3 && places.length === waiting.length
  })
}

/** By how many pixels a marked place has moved or grown. */
function farthestMove({ page }: Person): Promise<number> {
  return page.evaluate(() => {
    const { places } = window as unknown as { places: Marked[] }
    const moves = places.map(({ box, top, height }) => [
      box.getBoundingClientRect().top - top,
      box.offsetHeight - height,
    ])
    return Math.max(...moves.flat().map(Math.abs))
  })
}

/** The numbers of the posts that are drawn, from the top. */
async function numbers(person: Person): Promise<number[]> {
  const texts = await person.postTexts().allInnerTexts()
  return texts.map((text) => Number(/^Post (\d+)/.exec(text)?.[1]))
}

/** Expects the posts that are drawn to follow each other. */
async function isInOrder(person: Person): Promise<void> {
  const [first = 0, ...others] = await numbers(person)
  expect(others.length).toBeGreaterThan(3)
  expect(others).toEqual(others.map((_, index) => first - index - 1))
}
