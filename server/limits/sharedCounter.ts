import { database } from '../db/connection.ts'
import { beforeDeadline } from '../db/deadline.ts'
import { CountModel } from './count.model.ts'
import type { Limit, LimitName } from './table.ts'

type Shared = { points: number; msLeft: number }

/** Counts of all servers on one database. MongoDB's clock ends them, as a server's may be wrong. */
export class SharedCounter {
  readonly #name: LimitName
  readonly #ms: number

  constructor(name: LimitName, { seconds }: Limit) {
    this.#name = name
    this.#ms = seconds * 1000
  }

  /** Counts points in one command. Throws BUSY when the database does not answer. */
  async add(key: string, points: number): Promise<Shared> {
    // MongoDB retries an insert when another request inserts the same key first.
    const counted = await beforeDeadline(() =>
      this.#counts().findOneAndUpdate({ key: this.#keyOf(key) }, this.#adding(points), {
        upsert: true,
        returnDocument: 'after',
        projection: { points: 1, msLeft: { $subtract: ['$expire', '$$NOW'] } },
      }),
    )
    return counted as unknown as Shared
  }

  /** Removes one point from a count that has not ended. */
  async takeBack(key: string): Promise<void> {
    const running = { key: this.#keyOf(key), points: { $gt: 0 } }
    await beforeDeadline(() => this.#counts().updateOne(running, { $inc: { points: -1 } }))
  }

  async clear(key: string): Promise<void> {
    await beforeDeadline(() => this.#counts().deleteOne({ key: this.#keyOf(key) }))
  }

  #adding(points: number) {
    const end = { $add: ['$$NOW', this.#ms] }
    const isRunning = { $gt: ['$expire', '$$NOW'] }
    // The earlier end counts: MongoDB's clock may have been ahead, or the setting longer, when the count began.
    const ends = { $cond: [isRunning, { $min: ['$expire', end] }, end] }
    return [{ $set: { points: { $cond: [isRunning, { $add: ['$points', points] }, points] }, expire: ends } }]
  }

  #counts() {
    return database().collection(CountModel.collection.collectionName)
  }

  #keyOf(key: string): string {
    return `${this.#name}:${key}`
  }
}
