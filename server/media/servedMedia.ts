import { aggregate } from '../db/read.ts'
import { type UserKey, isShown, keyColumns } from '../users/user.row.ts'
import { type MediaDocument, siteOwner } from './media.model.ts'
import { purgeId } from './purge.model.ts'

type Found = MediaDocument & {
  purges: { _id: string }[]
  owners: UserKey[]
  /** A post that is not removed. */
  posts: { _id: string }[]
}

const onlyId = { $project: { _id: 1 } }

const withUses = (id: string) => [
  { $match: { _id: id } },
  { $limit: 1 },
  { $set: { purgeIds: [purgeId('MEDIA', id), { $concat: [purgeId('ACCOUNT', ''), '$ownerId'] }] } },
  {
    $lookup: {
      from: 'purges',
      localField: 'purgeIds',
      foreignField: '_id',
      pipeline: [{ $limit: 1 }, onlyId],
      as: 'purges',
    },
  },
  {
    $lookup: {
      from: 'users',
      localField: 'ownerId',
      foreignField: '_id',
      pipeline: [{ $project: keyColumns }],
      as: 'owners',
    },
  },
  {
    $lookup: {
      from: 'posts',
      localField: 'usedBy',
      foreignField: '_id',
      as: 'posts',
      pipeline: [{ $match: { removal: null } }, { $limit: 1 }, onlyId],
    },
  },
]

/**
 * An upload that everybody may see now; null if it is deleted or purged, or if its account, or all posts with it, are
 * hidden. With `withKey` also if it is hidden, or only a case keeps it. One command.
 */
export async function servedMedia(id: string, { withKey }: { withKey: boolean }): Promise<MediaDocument | null> {
  const [media] = await aggregate<Found>('media', withUses(id), '_id_')
  if (!media || media.purges.length > 0) return null
  const isThere = !media.removeAt || media.removeAt > new Date()
  if (withKey) return isThere || media.keptFor?.[0] ? media : null
  return isThere && isShownSomewhere(media) ? media : null
}

function isShownSomewhere({ ownerId, owners, usedBy, posts }: Found): boolean {
  const isOfShown = ownerId === siteOwner || owners.some(isShown)
  const isOnlyInPosts = usedBy.length > 0 && usedBy.every((use) => !use.includes(':'))
  return isOfShown && (!isOnlyInPosts || posts.length > 0)
}
