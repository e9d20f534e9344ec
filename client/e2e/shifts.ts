declare global {
  interface Window {
    /** How much the page's parts have moved by themselves, measured by `layout-shift` entries. */
    shift?: Promise<number>
  }
}

/** Runs in the page before its scripts. */
export function sumsShifts(): void {
  let sum = 0
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) sum += Number(entry.value)
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.defineProperty(window, 'shift', {
    // The browser adds the entry only after it has drawn the frame.
    get: async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      add(observer.takeRecords())
      return sum
    },
  })
}
