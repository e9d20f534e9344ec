/** Where the reader is in a list whose beginning is far above. A reload reads the list around it. */
export type Place = {
  /** The first visible item. */
  id: string
  /** The distance of its upper edge from the window's. */
  top: number
  /** The cursor of an item in front of it, and how many items lie between them. */
  after: string
  between: number
  /** The heights of the items from that cursor to the last visible one, by their ids. */
  heights: Record<string, number>
}

/** The router's entry of the history, with the place in its page. */
type Entry = { key?: string; place?: Place } | null

export const entryHere = () => (typeof window === 'undefined' ? null : (window.history.state as Entry))

/** The place that the history entry has stored; null at the beginning of a list. */
export const placeHere = (): Place | null => entryHere()?.place ?? null

/** The key of the entry whose list is read around its place, which the list itself scrolls to. */
let readAround: string | null = null

export const isReadAround = (key: string) => readAround === key

export function setReadAround(key: string, isSo: boolean): void {
  if (isSo) readAround = key
  else if (readAround === key) readAround = null
}
