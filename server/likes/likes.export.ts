import { postEdgesPart } from '../edges/exportedEdges.ts'
import { likeIndexes } from './like.model.ts'

export const likesExport = postEdgesPart({
  name: 'likes.json',
  holds: 'what you like',
  collection: 'likes',
  hint: likeIndexes.byUser,
  filter: (userId) => ({ userId, state: 'liked' }),
  member: 'postId',
})
