import type { mongo } from 'mongoose'
import { batchesOf } from '../db/batches.ts'
import { findByIds } from '../db/read.ts'
import { type ExportPart, type Links, rowsOf } from '../exportPart.ts'
import { type UserRow, isShown, keyColumns } from '../users/user.row.ts'
import { publicUserId } from '../users/userIds.ts'

type Edges = {
  name: string
  holds: string
  collection: string
  hint: mongo.Document
  filter(userId: string): mongo.Document
}

/** A file of an export with the posts at the other end of an account's edges. */
export const postEdgesPart = ({ name, holds, filter, ...rest }: Edges): ExportPart => ({
  name,
  holds,
  type: '{ postId: string; url: string; at: string }',
  rows: (userId, links) =>
    rowsOf<{ postId: string; at: Date }>({ ...rest, filter: filter(userId) }, ({ postId, at }) => ({
      postId,
      url: links.post(postId),
      at,
    })),
})

/** A file of an export with the accounts at the other end of an account's edges. */
export const accountEdgesPart = <Member extends string>({
  name,
  holds,
  filter,
  member,
  ...rest
}: Edges & { member: Member }): ExportPart => ({
  name,
  holds,
  type: '{ userId: string; /** Null if nobody sees the account now. */ url: string | null; at: string }',
  async *rows(userId, links) {
    const query = { ...rest, filter: filter(userId), sort: rest.hint }
    for await (const batch of batchesOf<Record<Member, string> & { at: Date }>(query)) {
      const urlOf = await profiles(
        batch.map((row) => row[member]),
        links,
      )
      for (const { [member]: id, at } of batch) yield { userId: publicUserId(id), url: urlOf(id), at }
    }
  },
})

async function profiles(ids: readonly string[], links: Links): Promise<(id: string) => string | null> {
  const users = await findByIds<UserRow>('users', ids, { username: 1, ...keyColumns })
  const urls = new Map(users.filter(isShown).map(({ _id, username }) => [_id, links.profile(username)]))
  return (id) => urls.get(id) ?? null
}
