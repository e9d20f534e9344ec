/** Runs in the page, before its scripts: timers come late, as on a busy device, but in their order. */
export function delaysTimers(byMs: number): void {
  const onTime = window.setTimeout.bind(window)
  const late = (run: () => void, ms = 0) => onTime(run, ms + byMs)
  Object.assign(window, { setTimeout: late })
}
