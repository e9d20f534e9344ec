declare global {
  interface Window {
    /** The parts of the page that moved by themselves: what, from where, to where. */
    shifts?: Promise<string[]>
  }
}

/** An entry of `layout-shift`, which TypeScript's DOM lacks (https://wicg.github.io/layout-instability/). */
type LayoutShift = PerformanceEntry & {
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs before the page's scripts. Nothing counts while HTML arrives, because the browser may draw half of a line. */
export function notesShifts(): void {
  const shifts: { at: number; moves: string }[] = []
  // The last HTML is drawn in the frame after it has come. The time that a callback is given is no use here:
  // the browser may plan a frame before it has drawn the one before.
  const whole = new Promise<number>((resolve) => {
    const inTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
    document.addEventListener('readystatechange', inTwoFrames, { once: true })
  })
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry && 'hadRecentInput' in entry
  const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
  const name = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? 'a part that is gone')
  const add = (entries: PerformanceEntryList) => {
    for (const { sources, startTime } of entries.filter(isShift).filter((entry) => !entry.hadRecentInput)) {
      const moves = sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)}: ${place(previousRect)} → ${place(currentRect)}`,
      )
      shifts.push({ at: startTime, moves: moves.join('; ') })
    }
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.defineProperty(window, 'shifts', {
    // The browser adds the entry after it has drawn the frame.
    get: async () => {
      const begin = await whole
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      add(observer.takeRecords())
      return shifts.filter(({ at }) => at >= begin).map(({ moves }) => moves)
    },
  })
}
