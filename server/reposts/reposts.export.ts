import { postEdgesPart } from '../edges/exportedEdges.ts'
import { repostIndexes } from './repost.model.ts'

export const repostsExport = postEdgesPart({
  name: 'reposts.json',
  holds: 'what you reposted',
  collection: 'reposts',
  hint: repostIndexes.byUser,
  filter: (userId) => ({ userId }),
})
