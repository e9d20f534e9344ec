/** How much rendering may come at once, and which share of the time it may take in the long run. */
const burstMs = 2_000
const share = 0.4

/** Says whether a page may be rendered now. Rendering blocks all other requests, so it gets only a share of the time. */
export class RenderBudget {
  #spentMs = 0
  #at = 0

  /** Whether time for rendering is left; `now` is in milliseconds. */
  isLeft(now: number): boolean {
    this.#spentMs = Math.max(0, this.#spentMs - (now - this.#at) * share)
    this.#at = now
    return this.#spentMs < burstMs
  }

  spend(tookMs: number): void {
    this.#spentMs += tookMs
  }
}
