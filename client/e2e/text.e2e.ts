import { expect, type Locator } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { notesShifts } from './shifts.ts'
import { test } from './test.ts'

test('a tall Tweet is collapsed in lists before it is drawn, and expands by keyboard, too; each line has its own direction, and piled letters stay in theirs', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Tall')
  const lines = Array.from({ length: 29 }, (_, line) => `Line ${line + 1}`)
  const [mixed, piled] = [unique('English'), unique('Piled')]
  await ada.writes(`${mixed}\nرأيت @maren_holt فوق السطح`)
  await ada.writes(`${piled}\nz${'\u0301'.repeat(8)}algo${'\u0316'.repeat(8)}`)
  const id = await ada.writes([words, ...lines, 'The end, @maren_holt'].join('\n'))
  const person = await visitor({ as: ada })
  await person.page.addInitScript(notesShifts)
  await person.opens('/home')
  const card = person.post(words)
  const text = card.locator('p[dir]')
  const height = () => text.evaluate((element) => element.clientHeight)
  const more = card.getByRole('button', { name: 'Show more' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(height).toBe(12 * 20)
  await person.waits()
  await person.comesToRest()
  expect(await person.page.evaluate(() => window.shifts)).toEqual([])

  await more.focus()
  await person.presses('Enter')
  const less = card.getByRole('button', { name: 'Show less' })
  await expect(less).toBeFocused()
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(height).toBe(31 * 20)
  await person.isOn('/home')

  // A collapsed card expands when something inside gets the focus.
  await less.click()
  await expect(more).toBeVisible()
  await card.getByRole('link', { name: '@maren_holt' }).focus()
  await expect(less).toBeVisible()

  const edges = await edgesOf(person.post(mixed).locator('p[dir]'))
  expect(Math.abs(edges.first)).toBeLessThan(2)
  expect(Math.abs(edges.second)).toBeLessThan(2)
  await expect(person.post(mixed).getByRole('link', { name: '@maren_holt' })).toHaveCSS('direction', 'ltr')
  const boxes = person.post(piled).locator('p[dir] span')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) {
    await expect(box).toHaveCSS('overflow', 'clip')
    expect((await box.boundingBox())?.height).toBe(20)
  }

  await person.opens(`/post/${id}`)
  await person.sees('The end')
  await expect(person.page.getByRole('button', { name: /^Show / })).toHaveCount(0)
})

/** How far the first line of a text is from its left edge, and the second from its right. */
function edgesOf(text: Locator): Promise<{ first: number; second: number }> {
  return text.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(element)
    const rects = [...range.getClientRects()]
    const top = Math.min(...rects.map((rect) => rect.top))
    const first = rects.filter((rect) => rect.top - top < 5)
    const second = rects.filter((rect) => rect.top - top >= 5)
    return {
      first: Math.min(...first.map((rect) => rect.left)) - box.left,
      second: box.right - Math.max(...second.map((rect) => rect.right)),
    }
  })
}
