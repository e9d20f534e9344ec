import { expect, type Locator } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { composer, files } from './composing.ts'
import { delaysTimers } from './lateTimers.ts'
import { holdsBack, untilReadyForOffline } from './network.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('on a phone every screen has a button to write, clear of the end of its list, for members; cards have touch targets of 44 pixels', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const id = await ada.writes('Here I am')
  await ada.answers(id, 'Answered')
  const person = await visitor({ as: ada, width: 375 })
  const write = person.page.getByRole('complementary', { name: 'Write' }).getByRole('button', { name: 'Tweet' })
  const goesTo = (place: string) => async () => {
    await person.clicks('link', place)
    await person.seesA('heading', place === 'Profile' ? 'Ada Finch' : place)
  }
  const goesToThePost = async () => {
    await person.post('Here I am').locator('time').click()
    await person.seesA('heading', /^Tweet by /)
  }
  await person.opens('/settings')
  const screens: [path: string, goes: () => Promise<void>, isEndless?: boolean][] = [
    ['/settings', async () => {}],
    ['/bookmarks', goesTo('Bookmarks')],
    ['/', goesTo('Explore'), true],
    ['/home', goesTo('Home'), true],
    [`/profile/${ada.username}`, goesTo('Profile')],
    [`/post/${id}`, goesToThePost],
    ['/hashtag/linnet', () => person.opens('/hashtag/linnet')],
  ]
  for (const [path, goes, isEndless = false] of screens) {
    await goes()
    await person.isOn(path)
    await person.waits()
    const distance = async () => {
      const button = await write.boundingBox()
      const end = await person.page.locator('#main').evaluate((main) => {
        // The end of a long list loads late, so one scroll is not enough.
        window.scrollTo(0, document.documentElement.scrollHeight)
        const content = [...main.querySelectorAll('a, button, input, p, [role="feed"] + *')]
        return Math.max(...content.map((element) => element.getBoundingClientRect().bottom))
      })
      return (button?.y ?? 0) - end
    }
    if (!isEndless) await expect.poll(distance, path).toBeGreaterThanOrEqual(0)
    // Nothing covers the button.
    await write.click({ trial: true })
  }
  for (const goes of [async () => {}, goesTo('Home')]) {
    await goes()
    await write.click()
    await expect(composer(person, 'New Tweet').text).toBeFocused()
    await person.presses('Escape')
    await person.leavesDialog('New Tweet')
  }
  await haveTouchTargets(person.post('Here I am'))
})

/** Counts, times and links need 44 pixels. */
async function haveTouchTargets(card: Locator): Promise<void> {
  const targets = [
    card.getByRole('button', { name: /^Reply, 1/ }),
    card.locator('time'),
    card.getByRole('link', { name: /Ada Finch/ }).first(),
  ]
  for (const target of targets) {
    const height = () =>
      target.evaluate((element) => {
        const { left, width, top, height: own } = element.getBoundingClientRect()
        const pressable = element.closest('a, button')
        const hits = (y: number) => pressable?.contains(document.elementFromPoint(left + width / 2, y)) ?? false
        let [above, below] = [top + own / 2, top + own / 2]
        while (hits(above - 1)) above--
        while (hits(below + 1)) below++
        return below - above + 1
      })
    await expect.poll(height).toBeGreaterThanOrEqual(44)
  }
}

test('while somebody writes on a phone, the button that sends stays above the keyboard, and the navigation makes room', async ({
  visitor,
}) => {
  const person = await visitor({ as: await newcomer('Ada Finch'), width: 375 })
  await person.opens('/home')
  const write = person.page.getByRole('complementary', { name: 'Write' }).getByRole('button')
  const bar = person.page.getByRole('navigation', { name: 'Main, at the bottom' })
  await expect(bar).toBeVisible()
  await composer(person).text.click()
  await expect(bar).toBeHidden()
  await expect(write).toBeHidden()
  // The choices load with the focus, and may lie in between.
  await person.tabsTo('Add images')
  await expect(bar).toBeHidden()
  await person.page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(bar).toBeVisible()
  await expect(write).toBeVisible()

  // A focused button that is removed hands the focus on.
  const { chooses, remove, form, text } = composer(person)
  const release = await holdsBack(person, /\/media\/upload$/)
  await chooses('images', files.small)
  await form.getByRole('button', { name: 'Cancel' }).focus()
  await expect(bar).toBeHidden()
  await release()
  await expect(remove('image 1')).toBeVisible()
  await expect(text).toBeFocused()
  await expect(bar).toBeHidden()
  await remove('image 1').press('Enter')
  await expect(remove('image 1')).toHaveCount(0)
  await expect(text).toBeFocused()

  const long = 'One line after the other, down to where the keyboard is.\n'.repeat(5)
  const bottom = async (dialog?: string) => {
    const box = await composer(person, dialog).send.boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  const keyboard = 300
  /** Simulates Safari's keyboard, which covers the page: only the visual viewport becomes smaller. */
  const overlays = (covered: number) =>
    person.page.evaluate((pixels) => {
      const viewport = window.visualViewport
      Object.defineProperty(viewport, 'height', { value: window.innerHeight - pixels, configurable: true })
      viewport?.dispatchEvent(new Event('resize'))
    }, covered)

  await composer(person).text.fill(long)
  await overlays(keyboard)
  await expect.poll(() => bottom()).toBeLessThanOrEqual(812 - keyboard)
  await person.page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await overlays(0)

  await write.click()
  await composer(person, 'New Tweet').text.fill(long)
  await overlays(keyboard)
  await expect.poll(() => bottom('New Tweet')).toBeLessThanOrEqual(812 - keyboard)
  expect(await bottom('New Tweet')).toBeGreaterThan(812 - keyboard - 80)
  // Chrome's keyboard shrinks the page.
  await overlays(0)
  await person.page.setViewportSize({ width: 375, height: 812 - keyboard })
  await expect.poll(() => bottom('New Tweet')).toBeLessThanOrEqual(812 - keyboard)
  const toast = person.page.getByRole('status').filter({ hasText: 'Feature coming soon!', visible: true })
  // In a slow test, the toast may have gone before it looks.
  await expect(async () => {
    await composer(person, 'New Tweet').form.getByRole('button', { name: 'Emoji' }).click()
    const [said, send] = await Promise.all(
      [toast.last(), composer(person, 'New Tweet').send].map((part) => part.boundingBox({ timeout: 1_000 })),
    )
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(send?.y ?? 0)
  }).toPass()
})

test('menus and dialogs open without further requests after the page is idle', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  await ada.writes('Press my menu')
  const person = await visitor({ ahead: true, as: ada })
  // A menu gives back the focus by a timer.
  await person.page.addInitScript(delaysTimers, 300)
  const loaded: string[] = []
  person.page.on('requestfinished', (request) => void loaded.push(request.url()))
  await person.opens('/home')
  for (const part of [/PostDialogs-.*\.js$/, /OpenMenu-.*\.js$/])
    await expect.poll(() => loaded.some((url) => part.test(url)), String(part)).toBe(true)
  const asked: string[] = []
  person.page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()))
  await person.opensMenuOf('Press my menu', ['Edit', 'Pin to your profile', 'Delete'])
  await person.presses('Escape')
  await person.clicks('button', 'Tweet')
  await expect(composer(person, 'New Tweet').text).toBeFocused()
  expect(asked.filter((url) => /(PostDialogs|OpenMenu|Confirm)-/.test(url))).toEqual([])
})

test('what another app shares opens the composer, also after logging in, and joins the draft', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const shared = '/share?title=Herons&text=At+dusk&url=https%3A%2F%2Fbirds.example%2F1'
  const person = await visitor({ width: 375 })
  await person.page.goto(shared)
  await person.isOn('/login')
  await person.types('Username', ada.username)
  await person.types('Password', ada.password)
  await person.page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  const { text } = composer(person, 'New Tweet')
  await expect(text).toHaveValue('Herons\nAt dusk\nhttps://birds.example/1')
  await person.isOn('/home')

  await person.page.goto('/share?text=And+a+linnet')
  await expect(text).toHaveValue('Herons\nAt dusk\nhttps://birds.example/1\nAnd a linnet')
  await person.presses('Escape')
  await person.leavesDialog('New Tweet')
  await person.isOn('/home')
  // The shortcut of the installed app brings no text.
  await person.page.goto('/share')
  await expect(text).toHaveValue('Herons\nAt dusk\nhttps://birds.example/1\nAnd a linnet')
})

test('pictures that another app shares are in the composer, also after logging in', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ width: 375, offline: true })
  const { page } = person
  await person.opens('/')
  await untilReadyForOffline(person)
  const picture = [...readFileSync(files.small)]
  // The system sends a form like this one.
  await page.evaluate((bytes) => {
    const form = document.createElement('form')
    Object.assign(form, { action: '/share', method: 'post', enctype: 'multipart/form-data' })
    const chosen = new DataTransfer()
    for (const name of ['hat.webp', 'again.webp'])
      chosen.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/webp' }))
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true })
    input.files = chosen.files
    form.append(input, Object.assign(document.createElement('input'), { name: 'text', value: 'A green hat' }))
    document.body.append(form)
    form.submit()
  }, picture)
  await person.isOn('/login')
  await person.types('Username', ada.username)
  await person.types('Password', ada.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  const dialog = composer(person, 'New Tweet')
  await expect(dialog.description(2)).toBeVisible()
  await expect(dialog.text).toHaveValue('A green hat')
  await person.isOn('/home')
  expect(await page.evaluate(() => caches.has('shared-files'))).toBe(false)
})

test('what is shared without a service worker is missed, and the app says so', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer(), width: 375 })
  await person.opens('/home')
  await person.page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { action: '/share', method: 'post' })
    form.enctype = 'multipart/form-data'
    document.body.append(form)
    form.submit()
  })
  await person.hears('The shared files did not arrive. Share them again, or add them here.')
  await expect(person.dialog('New Tweet')).toBeVisible()
})
