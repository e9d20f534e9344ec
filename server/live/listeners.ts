/** Called with news, or with null when something may have been missed. */
export type Listener<News> = (news: News | null) => void

export class Listeners<News> {
  readonly #byKey = new Map<string, Set<Listener<News>>>()

  join(key: string, listener: Listener<News>): () => void {
    const listeners = this.#byKey.get(key) ?? new Set()
    this.#byKey.set(key, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#byKey.get(key) === listeners) this.#byKey.delete(key)
    }
  }

  has(key: string): boolean {
    return this.#byKey.has(key)
  }

  get isEmpty(): boolean {
    return this.#byKey.size === 0
  }

  tell(key: string, news: News): void {
    for (const listener of this.#byKey.get(key) ?? []) listener(news)
  }

  tellOfGap(): void {
    for (const listeners of this.#byKey.values()) for (const listener of listeners) listener(null)
  }
}
