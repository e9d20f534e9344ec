/** Counts who holds something, up to a limit for each. */
export class Tally {
  readonly #most: number
  readonly #held = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Returns false, and counts nothing, if `key` holds the most already. */
  add(key: string): boolean {
    const held = this.#held.get(key) ?? 0
    if (held >= this.#most) return false
    this.#held.set(key, held + 1)
    return true
  }

  remove(key: string): void {
    const held = (this.#held.get(key) ?? 0) - 1
    if (held > 0) this.#held.set(key, held)
    else this.#held.delete(key)
  }
}
