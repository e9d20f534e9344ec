import { expect } from '@playwright/test'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runServer } from './app.ts'
import { test } from './test.ts'

test('dist/ runs in another folder with only the project’s packages, and accepts only trusted documents', async ({
  visitor,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'linnet-alone-'))
  await cp('dist', join(folder, 'dist'), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const settings = { TRUSTED_DOCUMENTS_ONLY: 'true' }
  const app = await runServer(join(folder, 'dist/server/main.js'), { settings, cwd: folder })
  const guest = await visitor()
  try {
    await guest.opens(app.url)
    const card = guest.post('The shop cat has sat down on the poetry section')
    await expect(card).toBeVisible()
    const picture = guest.page.locator('main img[src^="/media/seed/"]').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await guest.page.goto(`${app.url}/api/docs`)
    for (const call of ['/auth/login', '/users/bookmark'])
      await expect(guest.page.getByText(call).first()).toBeVisible()
  } finally {
    // The page must close before the server, or it would log failed requests.
    await guest.leaves()
    await app.stop()
    await rm(folder, { recursive: true })
  }
})
