/** The pause between two messages to a subscriber: at most four a second. */
const pauseMs = 250

/**
 * What one subscriber has not been told yet. It holds one piece of news, however much happens and however slowly the
 * subscriber reads.
 */
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

  /** Puts untold news back, before what came since. */
  putBack(news: News): void {
    if (!this.#isClosed) this.#news = this.#news ? this.#merge(news, this.#news) : news
  }

  /** Resolves to the next news after the pause; to null when the mailbox closes. */
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
