import { entryHere, type Place } from './place.ts'

/** The layout of a list's cards. */
export type Laid = {
  getItemOffset(index: number): number
  getItemSize(index: number): number
  findItemIndex(offset: number): number
}
export type Listed = { ids: readonly string[]; marks: readonly { id: string; cursor: string }[] }

/** Stores in the history entry with this key where the reader is in a list; nothing at the start of the list. */
export function keepPlaceIn(listed: Listed, laid: Laid, listTop: number, key: string): void {
  const place = placeIn(laid, listTop, listed)
  const entry = entryHere()
  if ((entry?.key ?? 'default') !== key || (!place && !entry?.place)) return
  const { place: _, ...rest } = entry ?? {}
  window.history.replaceState(place ? { ...rest, place } : rest, '')
}

function placeIn(laid: Laid, listTop: number, { ids, marks }: Listed): Place | null {
  const first = laid.findItemIndex(window.scrollY)
  const [id, cursors] = [ids[first], new Map(marks.map((mark) => [mark.id, mark.cursor]))]
  const mark = ids.slice(0, first).findLastIndex((before) => cursors.has(before))
  const after = cursors.get(ids[mark] ?? '')
  if (id === undefined || after === undefined) return null
  const last = laid.findItemIndex(window.scrollY + window.innerHeight)
  const near = ids.slice(mark + 1, last + 1)
  const heights = Object.fromEntries(near.map((one, index) => [one, laid.getItemSize(mark + 1 + index)]))
  return { id, top: listTop + laid.getItemOffset(first), after, between: first - mark - 1, heights }
}
