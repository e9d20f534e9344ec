import type { Page, PageRequest } from '../db/keyset.ts'
import { type UserRow, isShown } from './user.row.ts'

type ReadPage<Row> = (request: PageRequest) => Promise<Page<Row>>

/** Reads a list of a profile. It is empty if its owner or the viewer blocks the other, or if its owner is hidden. */
export function listOf<Row>(owner: UserRow, read: ReadPage<Row>): ReadPage<Row> {
  const isHidden = !isShown(owner) || owner.viewerIsBlocking || owner.isBlockingViewer
  return isHidden ? () => Promise.resolve({ rows: [], hasMore: false, end: null }) : read
}
