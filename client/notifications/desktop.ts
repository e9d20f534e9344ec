import { sharedValue } from '../hooks/sharedValue.ts'
import { local } from '../ui/storage.ts'
import { type Sentence, sentenceOf } from './sentences.ts'

const key = 'desktop-notifications'
/** The time of the newest notification that a tab has shown. */
const shownKey = 'desktop-notified'
const lock = 'linnet-desktop-notifications'

export const canNotify = () => 'Notification' in window && 'locks' in navigator

/** Whether the user has asked for desktop notifications on this device, and the browser allows them. */
export const isNotifying = () => canNotify() && local.read(key) === 'on' && Notification.permission === 'granted'

/** Turns desktop notifications on or off. Asks the browser's permission first; returns whether they are on now. */
export async function setNotifying(on: boolean): Promise<boolean> {
  const isAllowed = on && canNotify() && (await Notification.requestPermission()) === 'granted'
  local.write(key, isAllowed ? 'on' : null)
  return isAllowed
}

const leads = sharedValue(false)
let asked = false

/** Whether this is the one tab that shows notifications. It stays so until it closes; then another tab follows. */
function isLeader(): boolean {
  if (!asked) {
    asked = true
    const lead = () => {
      leads.set(true)
      return new Promise<never>(() => {})
    }
    // A page that may not store has no locks either: it shows no notifications.
    navigator.locks.request(lock, lead).catch(() => {})
  }
  return leads.read()
}

/** `isLeader` for a component, without asking to lead. */
export const useLeads = leads.useValue

/** Whether this tab must hear of news even while nobody looks at it. */
export const watchesInBackground = () => isNotifying() && isLeader()

/** Shows a notification outside of the page, once and from one tab only, unless somebody looks at this one. */
export function announce(news: Sentence & { id: string; at: string }, open: () => void): void {
  if (document.visibilityState === 'visible' || !watchesInBackground()) return
  // A new leader may hear again what another tab has shown.
  if (news.at <= (local.read(shownKey) ?? '')) return
  local.write(shownKey, news.at)
  // The same notification, grown, takes the place of the one before, and is heard again.
  const options = { tag: news.id, renotify: true, icon: '/icon-192.png' }
  const shown = new Notification(sentenceOf(news), options)
  shown.onclick = () => {
    window.focus()
    shown.close()
    open()
  }
}
