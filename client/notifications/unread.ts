import { sharedValue } from '../hooks/sharedValue.ts'

const unread = sharedValue(0)

/** Sets the number of new notifications; 100 means more than 99. */
export const setUnread = unread.set

export const useUnread = unread.useValue

/** The displayed number: `99+` for more than 99. */
export const shownCount = (count: number) => (count > 99 ? '99+' : String(count))
