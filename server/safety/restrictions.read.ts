import type { Context, Hydrator, VisibilityRule } from '../context.ts'
import { find, findShared } from '../db/read.ts'
import type { UserKey, UserRow } from '../users/user.row.ts'
import { type RestrictionDocument, restrictionIndexes } from './restriction.model.ts'

type Ids = ReadonlySet<string>

/** Whom of some accounts the viewer mutes or blocks, and who of them blocks the viewer. */
type Restrictions = { muted: Ids; blocked: Ids; blocking: Ids }

const none: Ids = new Set()
const noRestrictions: Restrictions = { muted: none, blocked: none, blocking: none }

type Found = Pick<RestrictionDocument, 'ownerId' | 'targetId' | 'kind'>

/** One command, which the visibility rule and the hydrator of a page share; none for a guest. */
async function restrictionsAmong({ viewer }: Context, ids: readonly string[]): Promise<Restrictions> {
  const others = viewer ? ids.filter((id) => id !== viewer.id) : []
  if (!viewer || others.length === 0) return noRestrictions
  const own = { ownerId: viewer.id, targetId: { $in: others } }
  const blockers = { ownerId: { $in: others }, targetId: viewer.id, kind: 'BLOCK' }
  const options = {
    hint: restrictionIndexes.pair,
    limit: 3 * others.length,
    projection: { _id: 0, ownerId: 1, targetId: 1, kind: 1 },
  }
  const found = await findShared<Found>('restrictions', { $or: [own, blockers] }, options)
  if (found.length === 0) return noRestrictions
  const isOwn = ({ ownerId }: Found) => ownerId === viewer.id
  const targets = (kind: Found['kind']) =>
    new Set(found.filter((row) => isOwn(row) && row.kind === kind).map(({ targetId }) => targetId))
  const owners = found.filter((row) => !isOwn(row)).map(({ ownerId }) => ownerId)
  return { muted: targets('MUTE'), blocked: targets('BLOCK'), blocking: new Set(owners) }
}

/** Hides those who block each other from one another, unless the context says otherwise. */
export const hideBlocked: VisibilityRule<UserKey> = async (ctx, ids) => {
  if (ctx.ignoresBlocks) return () => true
  const { blocked, blocking } = await restrictionsAmong(ctx, ids)
  return ({ _id }) => !blocked.has(_id) && !blocking.has(_id)
}

export const hydrateRestrictions: Hydrator<UserRow> = async (ctx, ids) => {
  const { muted, blocked, blocking } = await restrictionsAmong(ctx, ids)
  return (user) => {
    user.viewerIsMuting = muted.has(user._id)
    user.viewerIsBlocking = blocked.has(user._id)
    user.isBlockingViewer = blocking.has(user._id)
  }
}

/** The given ids that the viewer mutes. */
export async function mutedAmong(ctx: Context, ids: readonly string[]): Promise<Ids> {
  return (await restrictionsAmong(ctx, [...new Set(ids)])).muted
}

/** More are left out of Home only when their posts are read. */
const mostLeftOut = 1_000

/** The accounts that an account muted last. Reads only the index. */
export async function latestMuted(ownerId: string): Promise<Ids> {
  const muted = await find<Pick<RestrictionDocument, 'targetId'>>(
    'restrictions',
    { ownerId, kind: 'MUTE' },
    { hint: restrictionIndexes.byOwner, sort: { at: -1 }, limit: mostLeftOut, projection: { _id: 0, targetId: 1 } },
  )
  return new Set(muted.map(({ targetId }) => targetId))
}
