import { accountEdgesPart } from '../edges/exportedEdges.ts'
import { followIndexes } from './follow.model.ts'

export const followsExport = [
  accountEdgesPart({
    name: 'following.json',
    holds: 'whom you follow',
    collection: 'follows',
    hint: followIndexes.following,
    filter: (followerId) => ({ followerId }),
    member: 'followeeId',
  }),
  accountEdgesPart({
    name: 'hiddenReposts.json',
    holds: 'whose reposts your Home leaves out; the times are those of your follows',
    collection: 'follows',
    hint: followIndexes.hidden,
    filter: (followerId) => ({ followerId, hidesReposts: true }),
    member: 'followeeId',
  }),
  accountEdgesPart({
    name: 'followers.json',
    holds: 'who follows you',
    collection: 'follows',
    hint: followIndexes.followers,
    filter: (followeeId) => ({ followeeId }),
    member: 'followerId',
  }),
]
