import { readFile } from 'node:fs/promises'
import { files } from '../../client/e2e/composing.ts'
import { shareApp } from '../../client/e2e/globalSetup.ts'
import { OutsideSite } from '../../server/testing/outsideSite.ts'

/** Starts the app of the end-to-end tests, and another site with a page whose card the app may show. */
export default async function startWithSite(): Promise<() => Promise<void>> {
  const site = new OutsideSite()
  const stop = await shareApp(await site.start())
  site.says('hills.webp', await readFile(files.wide), { 'content-type': 'image/webp' })
  const description = 'Where linnets spend the summer, how to tell them from redpolls, and when they sing.'
  process.env['SCREENS_PAGE'] = site.says(
    'hills',
    `<title>The hills at dusk</title><meta name="description" content="${description}">
    <meta property="og:image" content="hills.webp">`,
  )
  return async () => {
    await stop()
    site.stop()
  }
}
