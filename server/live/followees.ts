import { followedIds } from '../follows/follows.read.ts'
import type { Stored } from './stored.ts'

type Held = { ids: Promise<Set<string>>; holders: number }

/** Caches whom subscribed accounts follow, and updates that from the change stream. */
export class FolloweeSets {
  readonly #held = new Map<string, Held>()

  /** Returns whom an account follows. Call `release` afterwards. Throws BUSY. */
  async hold(userId: string): Promise<ReadonlySet<string>> {
    const held = this.#held.get(userId) ?? { ids: read(userId), holders: 0 }
    held.holders += 1
    this.#held.set(userId, held)
    try {
      return await held.ids
    } catch (error) {
      this.#held.delete(userId)
      throw error
    }
  }

  release(userId: string): void {
    const held = this.#held.get(userId)
    if (held && --held.holders === 0) this.#held.delete(userId)
  }

  /** Applies stored changes to the sets. Throws BUSY. */
  async follow(stored: readonly Stored[]): Promise<void> {
    const counts = new Map<string, number>()
    for (const one of stored) {
      if (one.kind === 'followed') (await this.#held.get(one.followerId)?.ids)?.add(one.followeeId)
      if (one.kind === 'followingCount') counts.set(one.userId, one.count)
    }
    for (const [userId, count] of counts) await this.#check(userId, count)
  }

  /** Reads all sets again. Throws BUSY. */
  async readAnew(): Promise<void> {
    for (const userId of this.#held.keys()) await this.#check(userId, NaN)
  }

  /** An unfollow does not name its account, so a set of the wrong size is read again. */
  async #check(userId: string, count: number): Promise<void> {
    const ids = await this.#held.get(userId)?.ids
    if (!ids || ids.size === count) return
    const present = await read(userId)
    for (const id of ids) if (!present.has(id)) ids.delete(id)
    for (const id of present) ids.add(id)
  }
}

const read = async (userId: string) => new Set(await followedIds(userId))
