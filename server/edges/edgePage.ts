import type { mongo } from 'mongoose'
import { fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Placed, type Position, keysetPage } from '../db/keyset.ts'

/** `member` is the field with the id at the other end. */
type Edges<Member extends string> = {
  collection: string
  filter: mongo.Document
  member: Member
  hint: mongo.Document
}

/** A page of the members of edges, newest edge first. `show` returns the visible ones. */
export function edgePage<Row, Member extends string>(
  { collection, filter, member, hint }: Edges<Member>,
  request: PageRequest,
  show: (positions: Position[]) => Promise<Placed<Row>[]>,
): Promise<Page<Placed<Row>>> {
  const positionOf = (edge: Record<Member, string> & { at: Date }) => ({ at: edge.at, id: edge[member] })
  const projection = { _id: 0, [member]: 1, at: 1 }
  const edges = { collection, filter, at: 'at', id: member, hint, positionOf, projection }
  return fullPage(request, {
    read: (part) => keysetPage({ ...edges, ...part }),
    show: (rows) => show(rows.map(positionOf)),
    positionOf: ({ position }) => position,
  })
}
