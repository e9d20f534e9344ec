import type { mongo } from 'mongoose'
import { type SessionDocument, SessionModel, sessionIndexes } from '../auth/session.model.ts'
import { isWithin } from '../blocklist/blocklist.ts'
import { domainOf } from '../blocklist/normalised.ts'
import { batchesOf } from '../db/batches.ts'
import { AppError } from '../errors.ts'
import { InvitedModel } from '../invites/invited.model.ts'
import { CaseModel, caseIndexes } from '../moderation/case.model.ts'
import { DecisionModel } from '../moderation/decision.model.ts'
import { PostModel, postIndexes } from '../posts/post.model.ts'
import { type Role, type UserRow, isSilenced, isSuspended } from '../users/user.row.ts'
import { UserModel, active, userIndexes } from '../users/user.model.ts'
import { usersErrors } from '../users/users.errors.ts'
import { usernameKey } from '../users/users.rules.ts'
import { sizeOfUploads } from './numbers.ts'

type ListedState = 'suspended' | 'limited' | 'waiting'

type State = ListedState | 'active' | 'declined' | 'being deleted'

export type Wanted = { role?: Role; state?: ListedState; search?: string; limit: number }

export type ListedAccount = {
  username: string
  name: string
  role: Role
  state: State
  joinedAt: Date
  posts: number
  followers: number
}

const listedColumns = {
  username: 1,
  name: 1,
  role: 1,
  createdAt: 1,
  postCount: 1,
  followerCount: 1,
  deletingAt: 1,
  suspension: 1,
  silence: 1,
  waiting: 1,
} as const

type ListedRow = Pick<UserRow, '_id' | keyof typeof listedColumns>

/** The accounts that an operator looks for, newest first, and whether there are more. It may read all accounts. */
export async function listAccounts(wanted: Wanted): Promise<{ accounts: ListedAccount[]; hasMore: boolean }> {
  const rows = await UserModel.find(filterOf(wanted), listedColumns)
    .hint(userIndexes.joined)
    .sort({ createdAt: -1, _id: -1 })
    .limit(wanted.limit + 1)
    .lean<ListedRow[]>()
  return { accounts: rows.slice(0, wanted.limit).map(listed), hasMore: rows.length > wanted.limit }
}

function filterOf({ role, state, search }: Wanted): mongo.Document {
  return {
    deletingAt: null,
    // Members have no role.
    ...(role && { role: role === 'MEMBER' ? { $nin: ['MODERATOR', 'ADMIN'] } : role }),
    $and: [state ? inState(state) : {}, search ? named(search) : {}],
  }
}

function inState(state: ListedState): mongo.Document {
  if (state === 'waiting') return { 'waiting.state': 'OPEN' }
  const field = state === 'suspended' ? 'suspension' : 'silence'
  const lasts = [{ [`${field}.until`]: null }, { [`${field}.until`]: { $gt: new Date() } }]
  return { [field]: { $ne: null }, $or: lasts }
}

function named(search: string): mongo.Document {
  const contains = { $regex: search.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'), $options: 'i' }
  return { $or: [{ username: contains }, { name: contains }, { email: contains }] }
}

const listed = (row: ListedRow): ListedAccount => ({
  username: row.username,
  name: row.name,
  role: row.role ?? 'MEMBER',
  state: stateOf(row),
  joinedAt: row.createdAt,
  posts: row.postCount,
  followers: row.followerCount,
})

function stateOf(row: ListedRow): State {
  if (row.deletingAt) return 'being deleted'
  if (row.waiting) return row.waiting.state === 'OPEN' ? 'waiting' : 'declined'
  if (isSuspended(row.suspension)) return 'suspended'
  return isSilenced(row) ? 'limited' : 'active'
}

/** All about an account that helps an operator, without secrets, also while it is deleted. Throws USER_NOT_FOUND. */
export async function accountInFull(username: string) {
  const found = await UserModel.findOne({ usernameKey: usernameKey(username) })
    .select('+twoStep.since')
    .lean()
  if (!found) throw new AppError(usersErrors.USER_NOT_FOUND)
  const { _id: id, email, twoStep, verifiedKind, isBadgeLocked = false, followingCount, updatedAt } = found
  const [inviter, sessions, uploads, replies, openReports, whyLimited] = await Promise.all([
    inviterOf(id),
    sessionsOf(id),
    sizeOfUploads({ ownerId: id }),
    PostModel.countDocuments({ authorId: id, parentId: { $gt: '' } }).hint(postIndexes.everyByAuthor),
    CaseModel.countDocuments({ userId: id, state: { $ne: 'RESOLVED' } }).hint(caseIndexes.byUser),
    DecisionModel.findOne({ userId: id, kind: 'SILENCE' }, { rule: 1, note: 1 }).lean(),
  ])
  const account = listed(found)
  return {
    id,
    ...account,
    email,
    isDemo: found.isDemo,
    updatedAt,
    restriction: restrictionOf(account.state, found, whyLimited),
    twoStepSince: twoStep?.since ?? null,
    verified: verifiedKind,
    isBadgeLocked,
    replies,
    following: followingCount,
    invitedBy: inviter,
    sessions,
    uploads,
    openReports,
  }
}

export type AccountInFull = Awaited<ReturnType<typeof accountInFull>>

type Words = { rule?: string | undefined; note?: string | undefined }

function restrictionOf(state: State, { suspension, silence, waiting, deletingAt }: UserRow, whyLimited: Words | null) {
  const words = ({ rule = '', note = '' }: Words) => ({ rule: rule.toLowerCase(), note })
  if (state === 'suspended') return { ...words(suspension ?? {}), until: suspension?.until ?? null }
  if (state === 'limited') return { ...words(whyLimited ?? {}), until: silence?.until ?? null }
  if (state === 'waiting' || state === 'declined') return { since: waiting?.at, note: waiting?.note ?? '' }
  return state === 'being deleted' ? { since: deletingAt } : null
}

async function inviterOf(userId: string): Promise<string | null> {
  const invited = await InvitedModel.findById(userId).lean()
  const inviter = invited && (await UserModel.findById(invited.inviterId, { username: 1 }).lean())
  return inviter?.username ?? null
}

async function sessionsOf(userId: string): Promise<{ open: number; lastUsedAt: Date | null }> {
  const sessions = await SessionModel.find({ userId, expiresAt: { $gt: new Date() } }, { lastUsedAt: 1 })
    .hint(sessionIndexes.byUser)
    .lean<Pick<SessionDocument, 'lastUsedAt'>[]>()
  const times = sessions.flatMap(({ lastUsedAt }) => lastUsedAt?.getTime() ?? [])
  return { open: sessions.length, lastUsedAt: times.length > 0 ? new Date(Math.max(...times)) : null }
}

/** The names of these accounts, without those that are being deleted. */
export const usernamesOf = (ids: readonly string[]) =>
  UserModel.find({ _id: { $in: ids }, deletingAt: null }, { username: 1 }).lean()

export const mostMembers = 1_000

type Joined = { from: Date; to: Date; domain?: string | undefined }

type Member = Pick<UserRow, '_id' | 'username' | 'email' | 'postCount'>

/**
 * Members who signed up in a time and are neither suspended nor waiting, longest first, at most `mostMembers`. With a
 * `domain` (`normalised`), only members whose email is of it or of one below it; for this it reads the address of
 * everybody who signed up in the time.
 */
export async function membersOf({ from, to, domain }: Joined): Promise<Member[]> {
  const standing = { role: null, waiting: null, isDemo: { $ne: true }, ...active() }
  const query = {
    collection: 'users',
    filter: { createdAt: { $gte: from, $lte: to }, ...standing },
    hint: userIndexes.joined,
    sort: userIndexes.joined,
    projection: { username: 1, email: 1, postCount: 1 },
  }
  const domains = domain === undefined ? null : new Set([domain])
  const found: Member[] = []
  for await (const batch of batchesOf<Member>(query)) {
    found.push(...batch.filter(({ email }) => !domains || isWithin(domains, domainOf(email))))
    if (found.length >= mostMembers) break
  }
  return found.slice(0, mostMembers)
}
