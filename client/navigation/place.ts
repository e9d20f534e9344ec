/** Where the reader is in a list whose beginning is far above. After a reload, the list is read around it. */
export type Place = {
  id: string
  /** How far its upper edge is from the window's, in pixels. */
  top: number
  /** The cursor of an item before it, and the number of items between the two. */
  after: string
  between: number
  /** The heights of the items from that cursor to the last visible item, by id. */
  heights: Record<string, number>
}

/** The history entry as the router stores it, with the reader's place in the page added. */
type Entry = { key?: string; place?: Place } | null

export const entryHere = () => (typeof window === 'undefined' ? null : (window.history.state as Entry))

/** The place that the history entry has stored; null at the beginning of a list. */
export const placeHere = (): Place | null => entryHere()?.place ?? null

/** The key of the history entry whose list is read around its place. That list scrolls to the place itself. */
let readAround: string | null = null

export const isReadAround = (key: string) => readAround === key

export function setReadAround(key: string, isSo: boolean): void {
  if (isSo) readAround = key
  else if (readAround === key) readAround = null
}
