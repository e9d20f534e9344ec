import { FollowModel } from '../../server/follows/follow.model.ts'
import { PostModel } from '../../server/posts/post.model.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { postDocument, userDocument } from '../../server/testing/documents.ts'
import { Random } from '../../server/testing/random.ts'
import { insertAll } from '../dataset/insertAll.ts'
import { fillInAll } from './filled.ts'

export const followeeCounts = [10, 200, 1_000, 5_000] as const

/** How often the accounts that somebody follows post: often, about once each, never, or a third of each kind. */
export const kinds = ['active', 'sparse', 'silent', 'mixed'] as const

type Kind = (typeof kinds)[number]
export type Reader = { id: string; kind: Kind; followees: number }

export const readers: readonly Reader[] = kinds.flatMap((kind) =>
  followeeCounts.map((followees) => ({ id: `reader-of-${followees}-${kind}`, kind, followees })),
)

const most = Math.max(...followeeCounts)
const strangers = 1_000
const end = Date.UTC(2026, 0, 1)
const span = 3 * 365 * 24 * 60 * 60 * 1000

const accountId = (kind: string, index: number) => `${kind}-${String(index).padStart(5, '0')}`

function followeesOf({ kind, followees }: Reader): string[] {
  const mixed = ['active', 'sparse', 'silent']
  const kindOf = (index: number) => (kind === 'mixed' ? (mixed[index % mixed.length] ?? kind) : kind)
  return Array.from({ length: followees }, (_, index) => accountId(kindOf(index), index))
}

/**
 * Fills an empty database with readers and with `posts` posts over three years, a fifth of them by authors whom nobody
 * follows. The same number gives the same data.
 */
export async function fillFeedWorld(posts: number): Promise<void> {
  const accounts = ['active', 'sparse', 'silent', 'stranger'].flatMap((kind) =>
    Array.from({ length: kind === 'stranger' ? strangers : most }, (_, index) => accountId(kind, index)),
  )
  const ids = [...accounts, ...readers.map(({ id }) => id)]
  const followerCounts = new Map<string, number>()
  for (const id of readers.flatMap(followeesOf)) followerCounts.set(id, (followerCounts.get(id) ?? 0) + 1)
  await insertAll(
    UserModel,
    ids.map((id) =>
      userDocument({ _id: id, username: id.replaceAll('-', '_'), followerCount: followerCounts.get(id) ?? 0 }),
    ),
  )
  await insertAll(
    FollowModel,
    readers.flatMap((reader) =>
      followeesOf(reader).map((followeeId, index) => ({ followerId: reader.id, followeeId, at: new Date(index) })),
    ),
  )
  await insertAll(PostModel, postsOf(posts))
  await fillInAll()
}

function* postsOf(count: number) {
  const random = new Random('feeds')
  for (let index = 0; index < count; index++) {
    yield postDocument({
      _id: accountId('post', index),
      authorId: authorOf(random, index, count),
      likeCount: Math.floor(100 * random.next() ** 8),
      createdAt: new Date(end - span + Math.floor((index / count) * span)),
    })
  }
}

/** At most one post for each of the sparse, and never more than a fifth; the active write four fifths of the others. */
function authorOf(random: Random, index: number, count: number): string {
  const every = Math.max(5, Math.floor(count / most))
  if (index % every === 0) return accountId('sparse', random.whole(0, most - 1))
  return random.whole(0, 4) === 0
    ? accountId('stranger', random.whole(0, strangers - 1))
    : accountId('active', random.whole(0, most - 1))
}
