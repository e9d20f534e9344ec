const nearInWindows = 2

/** Scrolls to the top. From far away it jumps: cards that change their height on the way would stop a smooth scroll. */
export function toTop(): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const far = window.scrollY > nearInWindows * window.innerHeight
  window.scrollTo({ top: 0, behavior: reducedMotion || far ? 'instant' : 'smooth' })
}
