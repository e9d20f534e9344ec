const pauseMs = 250

/** Unsent news of one subscriber, merged into one item, so that slow readers take little memory. */
export class Mailbox<News extends object> {
  readonly #merge: (older: News, newer: News) => News
  #news: News | undefined
  #waiting: ((news: News | null) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  #nextAt = -Infinity
  #isClosed = false

  constructor(merge: (older: News, newer: News) => News) {
    this.#merge = merge
  }

  put(news: News): void {
    if (this.#isClosed) return
    this.#news = this.#news ? this.#merge(this.#news, news) : news
    this.#hand()
  }

  /** Puts news back that could not be sent. They count as older than what came since. */
  putBack(news: News): void {
    if (!this.#isClosed) this.#news = this.#news ? this.#merge(news, this.#news) : news
  }

  /** Resolves to the next news once the pause is over, or to null when the mailbox closes. */
  take(): Promise<News | null> {
    if (this.#isClosed) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.#waiting = resolve
      this.#hand()
    })
  }

  close(): void {
    this.#isClosed = true
    this.#news = undefined
    clearTimeout(this.#timer)
    this.#waiting?.(null)
  }

  #hand(): void {
    if (!this.#news || !this.#waiting || this.#timer) return
    const now = performance.now()
    if (now < this.#nextAt) {
      const later = () => {
        this.#timer = undefined
        this.#hand()
      }
      this.#timer = setTimeout(later, this.#nextAt - now).unref()
      return
    }
    const [news, waiting] = [this.#news, this.#waiting]
    this.#news = undefined
    this.#waiting = undefined
    this.#nextAt = now + pauseMs
    waiting(news)
  }
}
