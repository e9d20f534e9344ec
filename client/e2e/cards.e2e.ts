import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test('web addresses and mentions in a post are links, everything else is plain text', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const start = unique('Ask @maren_holt')
  await ada.writes(`${start}\nsee https://example.org/a?b=1, not javascript:alert(1) nor <b>bold</b> & co.`)
  const guest = await visitor()
  await guest.opens(`/profile/${ada.username}`)
  const text = guest.post(start).locator('p[dir]')

  const web = text.getByRole('link', { name: 'example.org/a?b=1' })
  expect([await web.getAttribute('href'), await web.getAttribute('target'), await web.getAttribute('rel')]).toEqual([
    'https://example.org/a?b=1',
    '_blank',
    'noopener noreferrer nofollow ugc',
  ])
  await expect(text.getByRole('link')).toHaveCount(2)
  await expect
    .poll(() => text.innerText())
    .toBe(`${start}\nsee example.org/a?b=1, not javascript:alert(1) nor <b>bold</b> & co.`)
  await text.getByRole('link', { name: '@maren_holt' }).click()
  await guest.isOn('/profile/maren_holt')
})

test('labelled links are shown below the text of a post', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Further reading')
  await ada.writes(words, { links: [{ label: 'RFC 1149', url: 'https://www.rfc-editor.org/rfc/rfc1149' }] })
  const guest = await visitor()
  await guest.opens(`/profile/${ada.username}`)
  const link = guest.post(words).getByRole('link', { name: 'RFC 1149' })
  await expect(link).toHaveAttribute('href', 'https://www.rfc-editor.org/rfc/rfc1149')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
})

test('a time is relative within a day, then a day and month, then a month and year', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('As time goes by')
  const id = await ada.writes(words)
  const query = 'query ($id: ID!) { post(id: $id) { createdAt } }'
  const { createdAt } = (await asks<{ post: { createdAt: string } }>(query, { id })).post
  const at = new Date(createdAt)
  const month = months[at.getUTCMonth()] ?? ''
  const guest = await visitor()
  const time = guest.post(words).locator('time')
  const isShown = async (passed: number, shown: string) => {
    await guest.page.clock.setFixedTime(at.getTime() + passed)
    await guest.opens(`/profile/${ada.username}`)
    await expect(time).toHaveText(shown)
  }
  // A time in another year is shown as month and year, which affects runs around New Year.
  const within = (passed: number, shown: string) =>
    new Date(at.getTime() + passed).getUTCFullYear() === at.getUTCFullYear()
      ? shown
      : `${month}, ${at.getUTCFullYear()}`

  await isShown(20_000, within(20_000, 'now'))
  await isShown(5 * minute, within(5 * minute, '5m'))
  await isShown(day - minute, within(day - minute, '23h'))
  await isShown(day, within(day, `${at.getUTCDate()} ${month}`))
  await isShown(366 * day, `${month}, ${at.getUTCFullYear()}`)
  await expect(time).toHaveAttribute('datetime', createdAt)
  expect(/^\d{1,2}:\d{2} [AP]M · /.test((await time.getAttribute('title')) ?? '')).toBe(true)
})

test('times refresh while the page is open', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Getting older')
  await ada.writes(words)
  const guest = await visitor()
  await guest.page.clock.install()
  await guest.opens(`/profile/${ada.username}`)
  const time = guest.post(words).locator('time')
  await expect(time.getByText('now', { exact: true }).or(time.filter({ hasText: /^\w{3}, / }))).toBeVisible()
  await guest.page.clock.fastForward(10 * minute)
  await expect(time.filter({ hasText: /^10m$|^\w{3}, \d{4}$/ })).toBeVisible()
})

test('toasts are announced politely, appear at the bottom right, and disappear by themselves', async ({ visitor }) => {
  const guest = await visitor()
  await guest.page.clock.install()
  await guest.opens('/')
  await guest.clicks('button', 'Settings')
  const failure = guest.page.getByRole('status').filter({ hasText: 'Custom settings coming soon!' })
  await expect(failure).toBeVisible()
  await expect(failure).toHaveAttribute('aria-live', 'polite')
  await expect(guest.dialog('Log in')).toBeVisible()
  await guest.presses('Escape')
  await guest.leavesDialog('Log in')
  await guest.page.getByRole('article').first().getByRole('button', { name: 'Share' }).click()
  const success = guest.page.getByRole('status').filter({ hasText: 'Copied to clipboard!' })
  await expect(success).toBeVisible()
  const box = await success.boundingBox()
  expect((box?.x ?? 0) > 683 && (box?.y ?? 0) > 450).toBe(true)
  await expect(success).toHaveCount(0)
  await expect(failure).toHaveCount(0)
})
