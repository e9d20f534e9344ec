import type { ElementHandle, Locator } from '@playwright/test'
import { inTime } from './inTime.ts'
import { scriptTime, settles } from './longList.ts'
import type { Phone } from './phone.ts'

/** Presses the first like button. Returns milliseconds of script, and until the heart is painted. */
export const like = (phone: Phone) => inTime('A like', 20, pressLike(phone))

async function pressLike({ page, cdp }: Phone): Promise<{ script: number; painted: number }> {
  const before = await scriptTime(cdp)
  const painted = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('main article [data-action="like"]')
    if (!button) throw new Error('There is no post to like.')
    const pressed = button.getAttribute('aria-pressed')
    const began = performance.now()
    button.click()
    while (button.getAttribute('aria-pressed') === pressed) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  })
  await settles(page)
  return { script: (await scriptTime(cdp)) - before, painted }
}

/** Presses the first bookmark button. Returns milliseconds of script until the page settles. */
export function bookmark(phone: Phone): Promise<number> {
  const button = phone.page.locator('main article [data-action="bookmark"]').first()
  return inTime('A bookmark', 60, scriptOf(phone, button, /Bookmark/))
}

async function scriptOf({ page, cdp }: Phone, button: Locator, operation: RegExp): Promise<number> {
  // Finding the button or the answer within the page would run scripts there.
  const found = (await button.elementHandle()) as ElementHandle<HTMLElement>
  await settles(page)
  const before = await scriptTime(cdp)
  await Promise.all([
    page.waitForResponse((response) => operation.test(response.request().postData() ?? '')),
    found.evaluate((element) => element.click()),
  ])
  await settles(page)
  return (await scriptTime(cdp)) - before
}
