import { type Context, despiteBlocks, requireViewer } from '../context.ts'
import { type Page, type PageRequest, type Position, keysetPage } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { loadUsers } from '../users/users.hydration.ts'
import { isAtLeast, requireRole } from './actor.ts'
import { type CaseDocument, type CaseState, caseIndexes } from './case.model.ts'
import type { CaseRow } from './report.row.ts'
import { rolesIn, subjectsOf } from './subjects.ts'

export const caseIdPrefix = 'case:'

export const storedCaseId = (id: string) => (id.startsWith(caseIdPrefix) ? id.slice(caseIdPrefix.length) : id)

export const publicCaseId = (id: string) => caseIdPrefix + id

export const casePosition = ({ reportedAt, _id }: CaseDocument): Position => ({ at: reportedAt, id: _id })

/** The cases in a state, except those about the viewer, latest report first. Throws NOT_PERMITTED for members. */
export async function casesPage(ctx: Context, state: CaseState, request: PageRequest): Promise<Page<CaseRow>> {
  await requireRole(ctx, 'MODERATOR')
  const page = await keysetPage<CaseDocument>({
    collection: 'reportCases',
    at: 'reportedAt',
    id: '_id',
    hint: caseIndexes.byState,
    positionOf: casePosition,
    filter: { state, userId: { $ne: requireViewer(ctx).id } },
    ...request,
  })
  return { ...page, rows: await showCases(ctx, page.rows) }
}

/** All cases about an account and its posts, latest first. The caller checks that a moderator asks about another. */
export async function casesAbout(ctx: Context, userId: string, request: PageRequest): Promise<Page<CaseRow>> {
  const page = await keysetPage<CaseDocument>({
    collection: 'reportCases',
    at: 'reportedAt',
    id: '_id',
    hint: caseIndexes.everyOfUser,
    positionOf: casePosition,
    filter: { userId },
    ...request,
  })
  return { ...page, rows: await showCases(ctx, page.rows) }
}

/** Only moderators get cases, and never those about themselves. */
export async function casesById(ctx: Context, ids: readonly string[]): Promise<Map<string, CaseRow>> {
  if (!(await isAtLeast(ctx, 'MODERATOR'))) return new Map()
  const found = await findByIds<CaseDocument>('reportCases', ids)
  const others = found.filter(({ userId }) => userId !== ctx.viewer?.id)
  return new Map((await showCases(ctx, others)).map((row) => [row._id, row]))
}

async function showCases(viewing: Context, cases: readonly CaseDocument[]): Promise<CaseRow[]> {
  const ctx = despiteBlocks(viewing)
  const takerIds = ctx.selection.has('ReportCase.takenBy') ? cases.flatMap(({ takenBy }) => takenBy ?? []) : []
  const [subjectOf, roleOf, takers, states] = await Promise.all([
    subjectsOf(ctx, 'ReportCase', cases),
    rolesIn(ctx, 'ReportCase', cases),
    loadUsers(ctx, takerIds),
    statesOfPosts(ctx, cases),
  ])
  return cases.map((row) => {
    const { removal, sensitiveMark } = states.get(row.postId ?? '') ?? {}
    return {
      ...row,
      ...subjectOf(row),
      userRole: roleOf(row),
      taker: takers.get(row.takenBy ?? '') ?? null,
      isHidingPost: Boolean(row.isHidingPost && row.unresolved && removal?.isProvisional),
      isPostMarked: Boolean(sensitiveMark),
    }
  })
}

type PostState = Pick<PostRow, '_id' | 'removal' | 'sensitiveMark'>

/** What moderators or reports did with the posts of cases, if that is selected. */
async function statesOfPosts(ctx: Context, cases: readonly CaseDocument[]): Promise<Map<string, PostState>> {
  const { selection } = ctx
  if (!selection.has('ReportCase.isHidingPost') && !selection.has('ReportCase.isPostMarked')) return new Map()
  const ids = cases.flatMap(({ postId }) => postId ?? [])
  const columns = { 'removal.isProvisional': 1, 'sensitiveMark.at': 1 }
  const posts = ids.length > 0 ? await findByIds<PostState>('posts', ids, columns) : []
  return new Map(posts.map((post) => [post._id, post]))
}
