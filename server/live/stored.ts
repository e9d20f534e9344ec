import type { mongo } from 'mongoose'
import type { Change } from '../db/changes.ts'
import type { FollowDocument } from '../follows/follow.model.ts'
import { notifiedBy } from '../posts/post.model.ts'
import type { PostRow } from '../posts/post.row.ts'

/** A change in the database that may concern subscribers. */
export type Stored =
  | { kind: 'posted'; post: PostRow }
  | { kind: 'reposted'; id: mongo.ObjectId }
  | { kind: 'changed'; id: string; at: mongo.Timestamp }
  | { kind: 'deleted'; id: string }
  | { kind: 'replyDeleted'; id: string; parentId: string }
  | { kind: 'followed'; followerId: string; followeeId: string }
  | { kind: 'followingCount'; userId: string; count: number }
  /** A follower hides or shows the reposts of a followed account. The stream names neither of them. */
  | { kind: 'repostsHidden'; id: mongo.ObjectId }
  /** These accounts have a new notification, or have seen theirs. */
  | { kind: 'news'; userIds: readonly string[] }
  /** A like was given again or taken back. The stream does not name the author of its post. */
  | { kind: 'likeChanged'; id: mongo.ObjectId }
  /** A case got another report, or a moderator changed it. */
  | { kind: 'reported' }

export function ofKind<Kind extends Stored['kind']>(stored: readonly Stored[], kind: Kind) {
  return stored.filter((one): one is Extract<Stored, { kind: Kind }> => one.kind === kind)
}

const updated = (collection: string, conditions: mongo.Document = {}) => ({
  'ns.coll': collection,
  operationType: 'update',
  ...conditions,
})
const field = (name: string) => `updateDescription.updatedFields.${name}`
const hasField = (name: string) => ({ [field(name)]: { $exists: true } })
const ofAccount = ['followingCount', 'notificationsSeenAt', 'mutedNotifications']

/** The stream leaves out all other changes, and fields that nobody uses. */
export const pipeline: mongo.Document[] = [
  {
    $match: {
      $or: [
        { 'ns.coll': 'posts', operationType: { $in: ['insert', 'delete'] } },
        // A bookmark changes only `touches`.
        updated('posts', { [field('touches')]: { $exists: false } }),
        { 'ns.coll': 'deletedReplies', operationType: { $in: ['insert', 'replace'] } },
        { 'ns.coll': { $in: ['follows', 'likes', 'reposts'] }, operationType: 'insert' },
        updated('likes'),
        updated('follows', { $or: [hasField('hidesReposts'), { 'updateDescription.removedFields': 'hidesReposts' }] }),
        updated('users', { $or: ofAccount.map(hasField) }),
        { 'ns.coll': 'reportCases', operationType: { $in: ['insert', 'update'] } },
      ],
    },
  },
  { $project: { operationType: 1, ns: 1, documentKey: 1, clusterTime: 1, fullDocument: 1, updateDescription: 1 } },
]

type Raw = {
  operationType: string
  ns: { coll: string }
  documentKey: { _id: unknown }
  clusterTime: mongo.Timestamp
  fullDocument?: mongo.Document
  updateDescription?: { updatedFields?: mongo.Document }
}

export function read(change: Change): Stored[] {
  const raw = change as unknown as Raw
  const { operationType, ns, documentKey, clusterTime, fullDocument = {}, updateDescription } = raw
  const id = String(documentKey._id)
  const fields = updateDescription?.updatedFields ?? {}
  switch (`${ns.coll} ${operationType}`) {
    case 'posts insert':
      return [{ kind: 'posted', post: fullDocument as PostRow }, ...news(fullDocument)]
    case 'posts update':
      return [{ kind: 'changed', id, at: clusterTime }, ...news(fields)]
    case 'posts delete':
      return [{ kind: 'deleted', id }]
    case 'deletedReplies insert':
    case 'deletedReplies replace':
      return [{ kind: 'replyDeleted', id, parentId: String(fullDocument['parentId'] ?? '') }]
    case 'follows insert': {
      const { followerId, followeeId } = fullDocument as FollowDocument
      return [
        { kind: 'followed', followerId, followeeId },
        { kind: 'news', userIds: [followeeId] },
      ]
    }
    case 'follows update':
      return [{ kind: 'repostsHidden', id: documentKey._id as mongo.ObjectId }]
    case 'likes insert':
      return news(fullDocument)
    case 'reposts insert':
      return [{ kind: 'reposted', id: documentKey._id as mongo.ObjectId }, ...news(fullDocument)]
    case 'likes update':
      return [{ kind: 'likeChanged', id: documentKey._id as mongo.ObjectId }]
    case 'users update':
      return [...followingCount(id, fields), { kind: 'news', userIds: [id] }]
    case 'reportCases insert':
    case 'reportCases update':
      return [{ kind: 'reported' }]
    default:
      return []
  }
}

function followingCount(userId: string, fields: mongo.Document): Stored[] {
  return 'followingCount' in fields ? [{ kind: 'followingCount', userId, count: Number(fields['followingCount']) }] : []
}

function news(stored: mongo.Document): Stored[] {
  const userIds = notifiedBy(stored)
  return userIds.length > 0 ? [{ kind: 'news', userIds }] : []
}
