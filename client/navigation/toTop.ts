const nearInWindows = 2

/**
 * Scrolls to the top, smoothly from near for those who like it. From afar it jumps: a long list corrects the heights of
 * its cards on the way, and that ends a smooth scroll before the top.
 */
export function toTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const far = window.scrollY > nearInWindows * window.innerHeight
  window.scrollTo({ top: 0, behavior: still || far ? 'instant' : 'smooth' })
}
