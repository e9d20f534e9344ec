import { siteMark } from '../../server/pages/settings.rules.ts'
import { readToken } from '../auth/session.ts'
import { sharedValue } from '../hooks/sharedValue.ts'
import { local } from '../ui/storage.ts'
import { type Sentence, sentenceOf } from './sentences.ts'

const key = 'desktop-notifications'
/** The entry with the time of the newest notification that a tab has shown. */
const shownKey = 'desktop-notified'
/** The entry with a mark of the session that gets push messages. */
const pushedKey = 'pushed'
const lock = 'linnet-desktop-notifications'

export const canNotify = () => 'Notification' in window && 'locks' in navigator

/** Whether the user has enabled desktop notifications on this device and the browser allows them. */
export const isNotifying = () => canNotify() && local.read(key) === 'on' && Notification.permission === 'granted'

/** Turns desktop notifications on, after asking for permission, or off. Returns whether they are on. */
export async function setNotifying(on: boolean): Promise<boolean> {
  const isAllowed = on && canNotify() && (await Notification.requestPermission()) === 'granted'
  local.write(key, isAllowed ? 'on' : null)
  return isAllowed
}

/** Whether this session gets push messages, which the service worker shows. */
export const isPushed = () => local.read(pushedKey) !== null && local.read(pushedKey) === sessionMark()

export const notePushed = (on: boolean) => local.write(pushedKey, on ? sessionMark() : null)

/** The end of a token tells sessions apart and is useless to others. Null for a guest. */
const sessionMark = () => readToken()?.slice(-12) ?? null

const leads = sharedValue(false)
let asked = false

/** Only one tab shows notifications. When it closes, another tab takes the lock. */
function isLeader(): boolean {
  if (!asked) {
    asked = true
    const lead = () => {
      leads.set(true)
      return new Promise<never>(() => {})
    }
    // Without storage there are no locks; such a page shows no notifications.
    navigator.locks.request(lock, lead).catch(() => {})
  }
  return leads.read()
}

/** `isLeader` as a hook, but it does not ask for the lock. */
export const useLeads = leads.useValue

/** Whether this tab listens for notifications while it is hidden. */
export const watchesInBackground = () => isNotifying() && isLeader()

type How = { open: () => void; logo: string | undefined }

/** Shows a desktop notification from one tab only, and once; not if this tab is visible. */
export function announce(news: Sentence & { id: string; at: string }, { open, logo }: How): void {
  if (document.visibilityState === 'visible' || isPushed() || !watchesInBackground()) return
  // Another tab may have shown it before this one took the lock.
  if (news.at <= (local.read(shownKey) ?? '')) return
  local.write(shownKey, news.at)
  // The same tag makes an updated notification replace the earlier one.
  const options = { tag: news.id, renotify: true, icon: logo ? siteMark(logo) : '/icon-192.png' }
  const shown = new Notification(sentenceOf(news), options)
  shown.onclick = () => {
    window.focus()
    shown.close()
    open()
  }
}
