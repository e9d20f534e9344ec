import { expect, type Locator } from '@playwright/test'
import { asks, unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const minute = 60_000
const editProfile = 'mutation ($input: EditProfileInput!) { editProfile(input: $input) { user { id } } }'

test('web addresses, mentions and labelled links of a post are links, everything else is plain text; a bio has links too; a time stays current', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const start = unique('Ask @maren_holt')
  const id = await ada.writes(
    `${start}\nsee https://example.org/a?b=1, not javascript:alert(1) nor <b>bold</b> & co.`,
    {
      links: [{ label: 'RFC 1149', url: 'https://www.rfc-editor.org/rfc/rfc1149' }],
    },
  )
  const query = 'query ($id: ID!) { post(id: $id) { createdAt } }'
  const { createdAt } = (await asks<{ post: { createdAt: string } }>(query, { id })).post
  const bio = 'With @tomas_bakes on #linnet, www.example.org'
  await asks(editProfile, { input: { bio } }, ada.token)
  const guest = await visitor()
  await guest.page.clock.install({ time: createdAt })
  await guest.opens(`/profile/${ada.username}`)
  await staysCurrent(guest, guest.post(start).locator('time'), createdAt)

  const about = guest.page.getByRole('region', { name: 'About Ada Finch' })
  for (const [name, address] of [
    ['example.org', 'https://www.example.org'],
    ['#linnet', '/hashtag/linnet'],
    ['@tomas_bakes', '/profile/tomas_bakes'],
  ] as const)
    await expect(about.getByRole('link', { name }).first()).toHaveAttribute('href', address)

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
  const labelled = guest.post(start).getByRole('link', { name: 'RFC 1149' })
  await expect(labelled).toHaveAttribute('href', 'https://www.rfc-editor.org/rfc/rfc1149')
  await expect(labelled).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await text.getByRole('link', { name: '@maren_holt' }).click()
  await guest.isOn('/profile/maren_holt')
})

/** A time is relative within a day, then a date. */
async function staysCurrent({ page }: Person, time: Locator, createdAt: string): Promise<void> {
  // Around New Year, the time is of another year and shows a month and a year.
  const shows = (words: string) =>
    expect(time.filter({ hasText: new RegExp(`^(${words}|\\w{3}, \\d{4})$`) })).toBeVisible()
  await shows('now')
  await page.clock.fastForward(10 * minute)
  await shows('10m')
  await page.clock.fastForward(24 * 60 * minute)
  await shows('\\d{1,2} \\w{3}')
  await expect(time).toHaveAttribute('datetime', createdAt)
  expect(/^\d{1,2}:\d{2} [AP]M · /.test((await time.getAttribute('title')) ?? '')).toBe(true)
}

test('toasts are announced politely, appear at the bottom right, and disappear by themselves', async ({ visitor }) => {
  const guest = await visitor()
  await guest.page.clock.install()
  await guest.opens('/')
  await guest.clicks('button', 'Settings')
  const toast = (words: string) => guest.page.locator('[role="status"][aria-live="polite"]', { hasText: words })
  const failure = toast('Custom settings coming soon!')
  await expect(failure).toBeVisible()
  await expect(guest.dialog('Log in')).toBeVisible()
  await guest.presses('Escape')
  await guest.leavesDialog('Log in')
  const success = toast('Copied to clipboard!')
  // In a slow test, the toast may have gone before it looks.
  await expect(async () => {
    await guest.page.getByRole('article').first().getByRole('button', { name: 'Share' }).click()
    await expect(success).toBeVisible({ timeout: 1_000 })
    const box = await success.boundingBox({ timeout: 500 })
    expect((box?.x ?? 0) > 683 && (box?.y ?? 0) > 450).toBe(true)
  }).toPass()
  await expect(success).toHaveCount(0)
  await expect(failure).toHaveCount(0)
})
