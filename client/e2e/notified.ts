import type { Person } from './person.ts'

export const bell = ({ page }: Person) => page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true })

export const rows = ({ page }: Person) => page.getByRole('feed', { name: 'Notifications' }).getByRole('article')

/** Records the desktop notifications of all tabs, because a headless browser shows none. `press` presses one. */
export async function notesDesktop({ page }: Person): Promise<{ shown: string[]; press(text: string): Promise<void> }> {
  const context = page.context()
  const shown: string[] = []
  await context.grantPermissions(['notifications'])
  await context.exposeFunction('noteShown', (text: string) => shown.push(text))
  await context.addInitScript(() => {
    const { noteShown } = window as unknown as { noteShown(text: string): void }
    class Noted extends EventTarget {
      static readonly all = new Map<string, Noted>()
      static readonly permission = 'granted'
      static readonly requestPermission = window.Notification.requestPermission.bind(window.Notification)
      onclick: (() => void) | null = null
      constructor(text: string) {
        super()
        Noted.all.set(text, this)
        noteShown(text)
      }
      close() {}
    }
    Object.assign(window, { Notification: Noted })
  })
  const press = async (text: string) => {
    for (const tab of context.pages())
      await tab.evaluate((wanted) => {
        const { all } = window.Notification as unknown as { all: Map<string, { onclick: (() => void) | null }> }
        all.get(wanted)?.onclick?.()
      }, text)
  }
  return { shown, press }
}

/** Makes a tab hidden: a headless browser treats all tabs as visible. */
export async function hides({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
