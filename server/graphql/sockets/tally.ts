/** Counts what each key holds, up to a limit. */
export class Tally {
  readonly #most: number
  readonly #held = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Returns false and counts nothing if the key is at its limit. */
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
