import { postEdgesPart } from '../edges/exportedEdges.ts'
import { type LikeDocument, likeIndexes } from './like.model.ts'

const likesOf = (name: string, holds: string, state: LikeDocument['state']) =>
  postEdgesPart({
    name,
    holds,
    collection: 'likes',
    hint: likeIndexes.byUser,
    filter: (userId) => ({ userId, state }),
  })

export const likesExport = [
  likesOf('likes.json', 'what you like', 'liked'),
  likesOf('dislikes.json', 'what you liked and no longer do; REST shows you in dislikedBy', 'disliked'),
]
