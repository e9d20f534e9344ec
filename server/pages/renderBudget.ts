/** The most rendering at once, and its share of all time. */
const burstMs = 2_000
const share = 0.4

/** Limits rendering to a share of the time, because it blocks all other requests. */
export class RenderBudget {
  #spentMs = 0
  #at = 0

  isLeft(now: number): boolean {
    this.#spentMs = Math.max(0, this.#spentMs - (now - this.#at) * share)
    this.#at = now
    return this.#spentMs < burstMs
  }

  spend(tookMs: number): void {
    this.#spentMs += tookMs
  }
}
