import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const wide = { url: '/media/seed/hills-at-dusk.webp', width: 1200, height: 675, alt: 'Hills' }
const tall = { url: '/media/seed/linnet-on-a-wire.webp', width: 960, height: 1200, alt: 'A linnet' }

for (const width of [375, 1366]) {
  test(`every picture loads in the width that it is shown in, in a window of ${width} pixels`, async ({ visitor }) => {
    const ada = await newcomer('Ada Finch')
    const posts = await Promise.all(
      [[wide], [tall], [wide, tall]].map(async (images) => `/post/${await ada.writes(unique('Look'), { images })}`),
    )
    const guest = await visitor({ width })
    for (const path of [`/profile/${ada.username}`, '/profile/maren_holt', ...posts]) {
      await guest.opens(path)
      await expect
        .poll(() => misfits(guest), { message: `pictures that are chosen for another width at ${path}` })
        .toEqual([])
    }
  })
}

/** The pictures near the window whose `sizes` is not the width at which they are shown, with the cropped part. */
function misfits({ page }: Person): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('main img[srcset]'))
    const loaded = pictures.filter(({ loading }) => loading !== 'lazy')
    await Promise.all(loaded.map((picture) => picture.decode()))
    return loaded.flatMap((picture) => {
      const { clientWidth, clientHeight, naturalWidth, naturalHeight } = picture
      const shown = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight)
      return Math.abs(naturalWidth - shown) > 4 ? [`${picture.currentSrc}: ${naturalWidth} for ${shown}`] : []
    })
  })
}
