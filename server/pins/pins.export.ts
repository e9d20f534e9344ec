import { postEdgesPart } from '../edges/exportedEdges.ts'
import { pinIndexes } from './pin.model.ts'

export const pinsExport = postEdgesPart({
  name: 'pinned.json',
  holds: 'the post pinned to your profile',
  collection: 'pins',
  hint: pinIndexes.byUser,
  filter: (userId) => ({ userId }),
})
