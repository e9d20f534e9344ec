import { FollowModel } from '../../server/follows/follow.model.ts'
import { PostModel } from '../../server/posts/post.model.ts'
import { postDocument, userDocument } from '../../server/testing/documents.ts'
import { Random } from '../../server/testing/random.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { insertAll } from '../dataset/insertAll.ts'
import { migrateAll } from './world.ts'

export const followeeCounts = [10, 200, 1_000, 5_000] as const
/** How often followed accounts post: often, about once, never, or a third of each. */
export const kinds = ['active', 'sparse', 'silent', 'mixed'] as const
const ofMixed = ['active', 'sparse', 'silent'] as const

export type Reader = { id: string; kind: (typeof kinds)[number]; followees: number }
export const readers: readonly Reader[] = kinds.flatMap((kind) =>
  followeeCounts.map((followees) => ({ id: `reader-of-${followees}-${kind}`, kind, followees })),
)

const most = Math.max(...followeeCounts)
const strangers = 1_000
/** With many posts, each count of likes up to this one occurs, which is the worst case for Top. */
const mostLikes = 5_000
/** The newest posts are of today, because Top counts back from now. */
const end = Date.now()
const span = 3 * 365 * 24 * 60 * 60 * 1000

const numbered = (kind: string, index: number) => `${kind}-${String(index).padStart(7, '0')}`
const people = (kind: string, count: number) => Array.from({ length: count }, (_, index) => numbered(kind, index))

const followeesOf = ({ kind, followees }: Reader) =>
  Array.from({ length: followees }, (_, index) =>
    numbered(kind === 'mixed' ? (ofMixed[index % ofMixed.length] ?? kind) : kind, index),
  )

/** Fills an empty database with posts of three years. A fifth is by authors whom nobody follows. */
export async function fillFeedWorld(posts: number): Promise<void> {
  const followerCounts = new Map<string, number>()
  for (const id of readers.flatMap(followeesOf)) followerCounts.set(id, (followerCounts.get(id) ?? 0) + 1)
  const ids = [...ofMixed.flatMap((kind) => people(kind, most)), ...people('stranger', strangers)]
  const accounts = [...ids, ...readers.map(({ id }) => id)].map((id) =>
    userDocument({ _id: id, username: id.replaceAll('-', '_'), followerCount: followerCounts.get(id) ?? 0 }),
  )
  const edges = readers.flatMap((reader) =>
    followeesOf(reader).map((followeeId, index) => ({ followerId: reader.id, followeeId, at: new Date(index) })),
  )
  await insertAll(UserModel, accounts)
  await insertAll(FollowModel, edges)
  await insertAll(PostModel, postsOf(posts))
  await migrateAll()
}

function* postsOf(count: number) {
  const random = new Random('feeds')
  for (let index = 0; index < count; index++) {
    yield postDocument({
      _id: numbered('post', index),
      authorId: authorOf(random, index, count),
      likeCount: Math.floor(mostLikes * random.next() ** 8),
      createdAt: new Date(end - span + Math.floor((index / count) * span)),
    })
  }
}

/** Sparse authors write one post each, at most a fifth of all; active ones write four fifths of the rest. */
function authorOf(random: Random, index: number, count: number): string {
  const every = Math.max(5, Math.floor(count / most))
  if (index % every === 0) return numbered('sparse', random.below(most))
  return random.below(5) === 0 ? numbered('stranger', random.below(strangers)) : numbered('active', random.below(most))
}
