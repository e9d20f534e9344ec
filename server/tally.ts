/** Counts what each key holds, up to a limit. */
export class Tally {
  readonly #most: number
  readonly #held = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Returns false and counts nothing if the key would hold more than its limit. */
  add(key: string, amount = 1): boolean {
    const held = (this.#held.get(key) ?? 0) + amount
    if (held > this.#most) return false
    this.#held.set(key, held)
    return true
  }

  remove(key: string, amount = 1): void {
    const held = (this.#held.get(key) ?? 0) - amount
    if (held > 0) this.#held.set(key, held)
    else this.#held.delete(key)
  }
}
