import { expect, type Locator, type Page, test } from '@playwright/test'
import { barriersIn } from './audit.ts'
import { allMessages, hasHeard } from './messages.ts'
import type { Newcomer } from './newcomer.ts'
import { walks } from './walks.ts'

type Role = Parameters<Page['getByRole']>[0]
type Shown = string | RegExp | Locator

/** Makes `goto` and `reload` wait until the app runs: what the server rendered does not react to presses yet. */
function waitingForTheApp(page: Page): Page {
  const runs = () => !document.querySelector('#settings') || document.documentElement.dataset['app'] === 'running'
  const { goto, reload } = page
  const until = async <Answer>(answer: Promise<Answer>, waitUntil: string | undefined) => {
    const given = await answer
    if (waitUntil !== 'commit') await page.waitForFunction(runs)
    return given
  }
  return Object.assign(page, {
    goto: (url: string, options?: Parameters<Page['goto']>[1]) =>
      until(goto.call(page, url, options), options?.waitUntil),
    reload: (options?: Parameters<Page['reload']>[0]) => until(reload.call(page, options), options?.waitUntil),
  })
}

/** Runs in the page: whether it shows a heading and nothing that matches `busy`. */
function isLoaded(busy: string): boolean {
  const isShown = (part: Element) => {
    const { width, height } = part.getBoundingClientRect()
    return width > 0 && height > 0 && part.checkVisibility({ visibilityProperty: true })
  }
  const shows = (what: string) => [...document.querySelectorAll(what)].some(isShown)
  return shows('h1, h2, h3, h4, h5, h6, [role="heading"]') && !shows(busy)
}

export const cookiesOf = async ({ page }: Person): Promise<string[]> =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)

/** A user of a browser. Actions wait until they are possible, and expectations until they are met. */
export class Person {
  readonly page: Page
  /** The account that is logged in; null for a guest. */
  username: string | null

  constructor(page: Page, username: string | null) {
    this.page = waitingForTheApp(page)
    this.username = username
  }

  /** Opens a path and waits for the main content. The columns beside it may still be loading. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path)
    await this.#loaded('main ')
  }

  async waits(): Promise<void> {
    await this.#loaded('')
  }

  async clicks(role: Role, name: string | RegExp): Promise<void> {
    await this.#named(role, name).click()
  }

  async types(label: string, text: string): Promise<void> {
    await this.field(label).fill(text)
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true }).and(this.page.locator('input, textarea'))
  }

  async presses(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.#shown(text).first()).toBeVisible()
  }

  async seesA(role: Role, name: string | RegExp): Promise<void> {
    await expect(this.#named(role, name)).toBeVisible()
  }

  /** Expects `absent` to be missing while `but` is visible: on a page that has not rendered, everything is missing. */
  async doesNotSee(absent: Shown, { but }: { but: Shown }): Promise<void> {
    await expect(this.#shown(but).first()).toBeVisible()
    await expect(this.#shown(absent)).toHaveCount(0)
  }

  async isOn(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path)
  }

  post(text: string): Locator {
    return this.page.getByRole('article').filter({ hasText: text }).first()
  }

  /** A button of a post, by how its name begins: Reply, Repost, Like, Bookmark, Share or More. */
  action(name: string, text: string): Locator {
    return this.post(text).getByRole('button', { name: new RegExp(`^${name}`) })
  }

  async acts(name: string, text: string): Promise<void> {
    await this.action(name, text).click()
  }

  /** Expects the number beside a post's Like or Reply. With `on`, also whether the button is pressed. */
  async counts(name: string, text: string, count: number, on?: boolean): Promise<void> {
    const spoken = count > 0 ? `${name}, ${count}` : name
    const button = { name: spoken, exact: true, ...(on !== undefined && { pressed: on }) }
    await expect(this.post(text).getByRole('button', button)).toBeVisible()
  }

  /** Opens a post's menu. Some items may come a moment after the first. */
  async opensMenuOf(text: string, expected?: string[]): Promise<void> {
    await this.acts('More', text)
    const items = this.page.getByRole('menu').getByRole('menuitem')
    if (expected) return expect(items).toHaveText(expected)
    await expect(items.filter({ hasNotText: 'Loading…' }).first()).toBeVisible()
  }

  /** Waits for a toast or another status message, which may be gone already. Each message is heard once. */
  async hears(words: string): Promise<void> {
    await this.page.waitForFunction(hasHeard, words).catch(async (cause: unknown) => {
      const said = await this.page.evaluate(allMessages).catch(() => 'nothing more: the page is gone')
      throw new Error(`The page did not say "${words}". It said ${said}.`, { cause })
    })
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title }).or(this.page.getByRole('alertdialog', { name: title }))
  }

  async leavesDialog(title: string): Promise<void> {
    await expect(this.dialog(title)).toHaveCount(0)
  }

  async goesBack(): Promise<void> {
    await this.page.goBack()
  }

  /** Scrolls down a list until a post or the end of the list is visible. */
  async scrollsTo(text: string): Promise<void> {
    await this.page.waitForFunction(walks, { words: text })
  }

  async isAtTheTop(): Promise<void> {
    await this.page.waitForFunction(() => window.scrollY === 0)
  }

  /** The texts of the posts in the page's list, from the top. Only posts near the window are rendered. */
  postTexts(): Locator {
    return this.page.getByRole('feed').getByRole('article').locator('p[dir]')
  }

  async posts(text: string): Promise<void> {
    await this.opens('/home')
    const composer = this.page.getByRole('main').getByRole('textbox', { name: 'Tweet text' })
    await composer.fill(text)
    await this.page.getByRole('main').getByRole('button', { name: 'Tweet', exact: true }).click()
    await expect(this.post(text)).toBeVisible()
  }

  async logsOut(): Promise<void> {
    await this.opens('/logout')
    await this.sees(/^Log out of /)
    await this.clicks('button', 'Log out')
    await this.isOn('/')
    this.username = null
  }

  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      return (element?.ariaLabel ?? element?.innerText ?? '').trim()
    })
  }

  /** Waits for an element with this label or text, then presses Tab or Shift+Tab until it has the focus. */
  async tabsTo(name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.page.waitForFunction((wanted) => {
      const elements = document.querySelectorAll<HTMLElement>('a, button, input, textarea, [tabindex]')
      return [...elements].some(({ ariaLabel, innerText }) => (ariaLabel ?? innerText).trim() === wanted)
    }, name)
    for (let presses = 0; (await this.focused()) !== name; presses++) {
      if (presses > 80) throw new Error(`${name} cannot be reached by ${key}.`)
      await this.presses(key)
    }
  }

  /** Waits until the element with this label or text has the focus. */
  async hasFocusOn(name: string): Promise<void> {
    await this.page.waitForFunction((wanted) => {
      const element = document.activeElement as HTMLElement | null
      return (element?.ariaLabel ?? element?.innerText ?? '').trim() === wanted
    }, name)
  }

  /** Expects that pressing this asks for a log-in. The app may learn earlier that the session has ended. */
  async isLoggedOutBy(press = this.#named('link', 'Bookmarks')): Promise<void> {
    const end = this.dialog('Log in')
    await expect(async () => {
      if (!(await end.isVisible())) await press.click({ timeout: 1_000 })
      await expect(end).toBeVisible()
    }).toPass()
    await this.isOn('/login')
  }

  keeps(key: 'token' | 'userData' | 'mode'): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key)
  }

  /** How many pixels the page can be scrolled sideways; 0 if it fits. */
  overhang(): Promise<number> {
    return this.page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
  }

  /** Waits for the end of all transitions, because colours and positions are not final before. */
  async comesToRest(): Promise<void> {
    await this.page.evaluate(async () => {
      const passing = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(passing.map((animation) => animation.finished))
    })
  }

  /**
   * The violations that an audit of accessibility finds, one for each line. `ofColours` finds only those of a mode,
   * `within` only those of a part.
   */
  async barriers({ ofColours = false, within }: { ofColours?: boolean; within?: Locator } = {}): Promise<string[]> {
    await this.comesToRest()
    return barriersIn(this.page, within ?? this.page.locator(':root'), ofColours)
  }

  /** Shows the page in the report of a run with PICTURES, for those who look at it. */
  async keepsPicture(name: string): Promise<void> {
    if (!process.env['PICTURES']) return
    const path = test.info().outputPath(`${name}.png`)
    await this.page.screenshot({ path })
    await test.info().attach(name, { path })
  }

  /** Leaves these accounts in the browser, as those between which a person switches. */
  async remembers(accounts: readonly Newcomer[]): Promise<void> {
    const others = accounts.map(({ token, username, name, avatar }) => ({ token, user: { username, name, avatar } }))
    await this.page.evaluate((all) => localStorage.setItem('other-accounts', JSON.stringify(all)), others)
  }

  /** Moves a finger across the window, from one x to another. */
  async swipes(from: number, to: number): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 400 })) })
    await touch('touchStart', from)
    for (const x of [(from + to) / 2, to]) await touch('touchMove', x)
    await touch('touchEnd')
  }

  async opensTab(): Promise<Person> {
    return new Person(await this.page.context().newPage(), this.username)
  }

  async leaves(): Promise<void> {
    await this.page.context().close()
  }

  /** Asks in the page at every frame. `expect` would ask at growing intervals of up to a second. */
  async #loaded(where: string): Promise<void> {
    const busy = ['[role="status"][aria-label^="Loading"]', '[aria-busy="true"]'].map((what) => where + what)
    await this.page.waitForFunction(isLoaded, busy.join())
  }

  #shown(what: Shown): Locator {
    return (typeof what === 'object' && 'filter' in what ? what : this.page.getByText(what)).filter({ visible: true })
  }

  #named(role: Role, name: string | RegExp): Locator {
    return this.page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
  }
}
