import { type Context, requireViewer } from '../context.ts'
import { type Page, type PageRequest, type Position, keysetPage } from '../db/keyset.ts'
import { find, findById, findByIds } from '../db/read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { isAtLeast, requireRole } from './actor.ts'
import { type AppealDocument, appealIndexes } from './appeal.model.ts'
import { latestAction } from './appeals.service.ts'
import type { AppealRow } from './report.row.ts'
import { rolesIn } from './subjects.ts'

export const appealIdPrefix = 'appeal:'

export const storedAppealId = (id: string) => (id.startsWith(appealIdPrefix) ? id.slice(appealIdPrefix.length) : id)

export const appealPosition = ({ at, _id }: AppealDocument): Position => ({ at, id: _id })

/** The appeals that wait for a decision, except the viewer's own, latest first. Throws NOT_PERMITTED for members. */
export async function appealsPage(ctx: Context, request: PageRequest): Promise<Page<AppealRow>> {
  await requireRole(ctx, 'MODERATOR')
  const page = await keysetPage<AppealDocument>({
    collection: 'appeals',
    at: 'at',
    id: '_id',
    hint: appealIndexes.byState,
    positionOf: appealPosition,
    filter: { state: 'OPEN', userId: { $ne: requireViewer(ctx).id } },
    ...request,
  })
  return { ...page, rows: await withRoles(ctx, page.rows) }
}

async function withRoles(ctx: Context, appeals: readonly AppealDocument[]): Promise<AppealRow[]> {
  const roleOf = await rolesIn(ctx, 'Appeal', appeals)
  return appeals.map((appeal) => ({ ...appeal, userRole: roleOf(appeal) }))
}

const mostShown = 50

/** The viewer's own appeals, latest first. Throws as `requireViewer`. */
export async function ownAppeals(ctx: Context): Promise<AppealDocument[]> {
  const { id: userId } = requireViewer(ctx)
  const options = { hint: appealIndexes.byUser, sort: { at: -1, _id: -1 }, limit: mostShown } as const
  return find<AppealDocument>('appeals', { userId }, options)
}

/** Everybody gets their own appeals; moderators also get those of others. */
export async function appealsById(ctx: Context, ids: readonly string[]): Promise<Map<string, AppealRow>> {
  const own = ctx.viewer?.id ?? ctx.restricted?.id
  if (own === undefined) return new Map()
  const [found, isModerator] = await Promise.all([
    findByIds<AppealDocument>('appeals', ids),
    isAtLeast(ctx, 'MODERATOR'),
  ])
  const rows = found.filter(({ userId }) => userId === own || isModerator)
  const others = rows.filter(({ userId }) => userId !== own)
  return new Map([...rows, ...(await withRoles(ctx, others))].map((row) => [row._id, row]))
}

/** The viewer's appeal about what a moderator did with the viewer's post. */
export async function appealOfPost(
  { viewer }: Context,
  { _id: postId, authorId, removal, sensitiveMark }: PostRow,
): Promise<AppealDocument | null> {
  if (authorId !== viewer?.id || !(removal || sensitiveMark)) return null
  if (removal?.by !== undefined) return findById<AppealDocument>('appeals', String(removal.by))
  return appealOf({ userId: authorId, kind: removal ? 'REMOVE_POST' : 'MARK_SENSITIVE', postId })
}

/** The appeal about the suspension of a restricted session. */
export async function appealOfSuspension({ restricted }: Context): Promise<AppealDocument | null> {
  return restricted ? appealOf({ userId: restricted.id, kind: 'SUSPEND' }) : null
}

async function appealOf(about: Parameters<typeof latestAction>[0]): Promise<AppealDocument | null> {
  const action = await latestAction(about)
  return action && findById<AppealDocument>('appeals', String(action._id))
}
