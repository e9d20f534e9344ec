declare global {
  interface Window {
    /** The parts of the page that have moved by themselves: what each was, from where, to where. */
    shifts?: Promise<string[]>
  }
}

/** An entry of `layout-shift`, which TypeScript's DOM lacks (https://wicg.github.io/layout-instability/). */
type LayoutShift = PerformanceEntry & {
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page before its scripts. */
export function notesShifts(): void {
  const shifts: string[] = []
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry && 'hadRecentInput' in entry
  const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
  const name = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? 'a part that is gone')
  const add = (entries: PerformanceEntryList) => {
    for (const { sources } of entries.filter(isShift).filter((entry) => !entry.hadRecentInput)) {
      const moves = sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)}: ${place(previousRect)} → ${place(currentRect)}`,
      )
      shifts.push(moves.join('; '))
    }
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.defineProperty(window, 'shifts', {
    // The browser adds the entry only after it has drawn the frame.
    get: async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      add(observer.takeRecords())
      return shifts
    },
  })
}
