import { commonErrors, isError } from '../errors.ts'
import { Mailbox } from './mailbox.ts'

/** If more rows wait, the subscriber is told to read the list again. */
export const mostWaiting = 100

type Options<News, Message> = {
  merge(older: News, newer: News): News
  /** Resolves to null if there is nothing to send. */
  message(news: News): Promise<Message | null>
  isLast?(message: Message): boolean
}

/** The messages to one subscriber. It is no async generator, because `return` of one waits for its next message. */
export class Subscriber<News extends object, Message> implements AsyncIterableIterator<Message> {
  readonly #options: Options<News, Message>
  readonly #mailbox: Mailbox<News>
  #ends: (() => void)[] = []
  #isClosed = false

  constructor(options: Options<News, Message>) {
    this.#options = options
    this.#mailbox = new Mailbox(options.merge)
  }

  put(news: News): void {
    this.#mailbox.put(news)
  }

  async begin(work: () => Promise<void>): Promise<this> {
    try {
      await work()
      return this
    } catch (error) {
      this.#close()
      throw error
    }
  }

  /** Keeps the function that `end` resolves to, and calls it when the subscription ends. */
  async hold(end: (() => void) | Promise<() => void>): Promise<void> {
    const held = await end
    if (this.#isClosed) held()
    else this.#ends.push(held)
  }

  async next(): Promise<IteratorResult<Message, undefined>> {
    for (;;) {
      const news = await this.#mailbox.take()
      if (!news) return { done: true, value: undefined }
      const message = await this.#messageOf(news)
      if (message === null) continue
      if (this.#options.isLast?.(message)) this.#close()
      return { done: false, value: message }
    }
  }

  async return(): Promise<IteratorResult<Message, undefined>> {
    this.#close()
    return { done: true, value: undefined }
  }

  async throw(error?: unknown): Promise<never> {
    this.#close()
    throw error
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  /** If the database does not answer, the news wait for the next message. */
  async #messageOf(news: News): Promise<Message | null> {
    try {
      return await this.#options.message(news)
    } catch (error) {
      if (!isError(error, commonErrors.BUSY)) return this.throw(error)
      this.#mailbox.putBack(news)
      return null
    }
  }

  #close(): void {
    this.#isClosed = true
    this.#mailbox.close()
    for (const end of this.#ends.splice(0)) end()
  }
}
