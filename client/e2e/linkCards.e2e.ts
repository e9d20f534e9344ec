import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { OutsideSite } from '../../server/testing/outsideSite.ts'
import { unique } from './api.ts'
import { startApp } from './app.ts'
import { composer, files } from './composing.ts'
import { modes, showsIn } from './modes.ts'
import { test } from './test.ts'

test('an author sees the card of a link, takes it away, posts it or takes it away later, and a guest finds it below the text', async ({
  visitor,
}) => {
  const site = new OutsideSite()
  const app = await startApp(await site.start())
  try {
    site.says('hills.webp', await readFile(files.wide), { 'content-type': 'image/webp' })
    const [hills, tea] = [
      site.says('hills', '<title>The hills at dusk</title><meta property="og:image" content="hills.webp">'),
      site.says('tea', '<title>All of tea</title><meta name="description" content="And of biscuits">'),
    ]
    const author = await visitor({ width: 375 })
    await author.opens(`${app.url}/login`)
    await author.clicks('button', 'Guest Login')
    await author.clicks('button', /@maren_holt/)
    await author.hears('Logged in')
    await author.opens(`${app.url}/home`)
    const { form, text, send } = composer(author)
    const card = form.getByRole('group', { name: 'Card of the link' })
    const words = unique('Tea beats hills')
    await text.fill(`${words}: ${tea}`)
    await expect(card).toContainText('All of tea')
    await author.clicks('button', 'Remove card')
    await expect(card).toBeHidden()
    await expect(text).toBeFocused()

    const others = unique('Hills beat tea')
    await text.fill(`${others}: ${hills}`)
    await expect(card).toContainText('The hills at dusk')
    await expect(card.locator('img')).toBeVisible()
    expect(await author.barriers()).toEqual([])
    expect(await author.overhang()).toBe(0)
    await send.click()
    await author.hears('Tweeted')
    await expect(card).toBeHidden()

    const guest = await visitor()
    await guest.opens(app.url)
    const link = guest.post(others).getByRole('link', { name: /The hills at dusk/ })
    await expect(link).toHaveAttribute('href', hills)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    await expect(link.locator('img')).toBeVisible()
    for (const mode of modes) {
      await showsIn(mode, guest)
      expect(await guest.barriers({ ofColours: mode === 'dark' })).toEqual([])
    }

    const edit = composer(author, 'Edit Tweet')
    const kept = edit.form.getByRole('group', { name: 'Card of the link' })
    await author.acts('More', others)
    await author.clicks('menuitem', 'Edit')
    await expect(kept).toContainText('The hills at dusk')
    await edit.text.fill(`${others}: ${tea} or ${hills}`)
    await edit.send.click()
    await author.leavesDialog('Edit Tweet')
    await expect(author.post(others)).toContainText(' or ')
    await expect(author.post(others).getByRole('link', { name: /The hills at dusk/ })).toBeVisible()

    await author.acts('More', others)
    await author.clicks('menuitem', 'Edit')
    await expect(kept).toContainText('The hills at dusk')
    expect(await author.barriers()).toEqual([])
    await author.clicks('button', 'Remove card')
    await expect(edit.text).toBeFocused()
    await edit.send.click()
    await author.leavesDialog('Edit Tweet')
    await expect(author.post(others)).toBeVisible()
    await expect(author.post(others).getByRole('link', { name: /The hills at dusk/ })).toHaveCount(0)
    await guest.page.reload()
    await expect(guest.post(others)).toBeVisible()
    await expect(link).toHaveCount(0)
    // Their pages would complain that the server is gone.
    for (const { page } of [author, guest]) await page.context().close()
  } finally {
    await app.stop()
    site.stop()
  }
})
