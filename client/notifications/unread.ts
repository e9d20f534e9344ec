import { sharedValue } from '../hooks/sharedValue.ts'

const unread = sharedValue(0)

/** The number of new notifications, as last heard from the server; 100 for more than 99. */
export const setUnread = unread.set

export const useUnread = unread.useValue

/** The number as it is shown: `99+` for more than 99. */
export const shownCount = (count: number) => (count > 99 ? '99+' : String(count))
