import type { mongo } from 'mongoose'
import { find } from '../db/read.ts'
import type { FollowDocument } from '../follows/follow.model.ts'
import { followedIds, withHiddenReposts } from '../follows/follows.read.ts'
import { type Stored, ofKind } from './stored.ts'

/** `hidden` holds those whose reposts the account hides. */
type Followed<Ids = Set<string>> = { ids: Ids; hidden: Ids }

type Held = { followed: Promise<Followed>; holders: number }

/** Caches whom subscribed accounts follow, and updates that from the change stream. */
export class FolloweeSets {
  readonly #held = new Map<string, Held>()

  /** Returns whom an account follows. Call `release` afterwards. Throws BUSY. */
  async hold(userId: string): Promise<Followed<ReadonlySet<string>>> {
    const held = this.#held.get(userId) ?? { followed: read(userId), holders: 0 }
    held.holders += 1
    this.#held.set(userId, held)
    try {
      return await held.followed
    } catch (error) {
      this.#held.delete(userId)
      throw error
    }
  }

  release(userId: string): void {
    const held = this.#held.get(userId)
    if (held && --held.holders === 0) this.#held.delete(userId)
  }

  /** Applies changes from the stream to the sets. Throws BUSY. */
  async follow(stored: readonly Stored[]): Promise<void> {
    for (const { followerId, followeeId } of ofKind(stored, 'followed')) {
      const followed = await this.#held.get(followerId)?.followed
      followed?.ids.add(followeeId)
      followed?.hidden.delete(followeeId)
    }
    const counts = new Map(ofKind(stored, 'followingCount').map(({ userId, count }) => [userId, count]))
    // An unfollow in the stream does not name its account, so a set of the wrong size is read again.
    for (const [userId, count] of counts) {
      const followed = await this.#held.get(userId)?.followed
      if (followed && followed.ids.size !== count) Object.assign(followed, await read(userId))
    }
    const hiding = ofKind(stored, 'repostsHidden').map(({ id }) => id)
    for (const { followerId, followeeId, hidesReposts } of await readFollows(hiding)) {
      const followed = await this.#held.get(followerId)?.followed
      if (hidesReposts) followed?.hidden.add(followeeId)
      else followed?.hidden.delete(followeeId)
    }
  }

  /** Reads all sets again. Throws BUSY. */
  async readAnew(): Promise<void> {
    for (const [userId, { followed }] of this.#held) Object.assign(await followed, await read(userId))
  }
}

async function read(userId: string): Promise<Followed> {
  const [ids, hidden] = await Promise.all([followedIds(userId), withHiddenReposts(userId)])
  return { ids: new Set(ids), hidden: new Set(hidden) }
}

function readFollows(ids: readonly mongo.ObjectId[]) {
  const projection = { _id: 0, followerId: 1, followeeId: 1, hidesReposts: 1 }
  return find<FollowDocument>('follows', { _id: { $in: ids } }, { hint: '_id_', limit: ids.length, projection })
}
