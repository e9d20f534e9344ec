import { find } from '../db/read.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'

/** How many ids one command returns: about 600 kB. */
const batchSize = 10_000

/** The ids of all accounts that an account follows, in no particular order. Reads only the index. */
export async function followedIds(userId: string): Promise<string[]> {
  const options = {
    hint: followIndexes.pair,
    sort: followIndexes.pair,
    limit: batchSize,
    projection: { _id: 0, followeeId: 1 },
  }
  const ids: string[] = []
  for (;;) {
    const filter = { followerId: userId, followeeId: { $gt: ids.at(-1) ?? '' } }
    const batch = await find<Pick<FollowDocument, 'followeeId'>>('follows', filter, options)
    for (const follow of batch) ids.push(follow.followeeId)
    if (batch.length < batchSize) return ids
  }
}
