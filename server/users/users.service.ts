import type { ClientSession } from 'mongoose'
import { blockedProblems } from '../blocklist/blocklist.ts'
import { type Context, requireViewer } from '../context.ts'
import { find, findShared } from '../db/read.ts'
import { inTransaction } from '../db/transaction.ts'
import { updateAndRead } from '../db/write.ts'
import { AppError, type ErrorKind, commonErrors, refuse } from '../errors.ts'
import { usersErrors } from './users.errors.ts'
import { countAction } from '../limits/countAction.ts'
import { requireStorage } from '../limits/storage.ts'
import { profileUse } from '../media/media.model.ts'
import { storedAddress } from '../media/ownAddress.ts'
import { claimMedia } from '../media/media.service.ts'
import { siteOf } from '../site/site.ts'
import { mediaAddressProblem } from '../addresses.rules.ts'
import { forgetAuthor } from './authors.ts'
import { UserModel, active, derivedUserFields } from './user.model.ts'
import { type SensitiveMedia, type UserRow, type VerifiedKind, userProjection } from './user.row.ts'
import { loadUsers, showUsers } from './users.hydration.ts'
import { usersLimits } from './users.limits.ts'
import { profileProblems, storedProfile, usernameKey } from './users.rules.ts'

export async function viewerUser(ctx: Context): Promise<UserRow | null> {
  return ctx.viewer && findUser(ctx, ctx.viewer.id)
}

export async function findUser(ctx: Context, id: string): Promise<UserRow | null> {
  return (await loadUsers(ctx, [id])).get(id) ?? null
}

/** The viewer's account. Throws ACCOUNT_DELETED, and the errors of `requireViewer`. */
export async function requiredViewer(ctx: Context): Promise<UserRow> {
  requireViewer(ctx)
  const user = await viewerUser(ctx)
  if (!user) throw new AppError(commonErrors.ACCOUNT_DELETED)
  return user
}

export async function userById(ctx: Context, id: string): Promise<UserRow> {
  const user = await findUser(ctx, id)
  if (!user) throw new AppError(usersErrors.USER_NOT_FOUND)
  return user
}

/** An account, suspended or not, for its own new session. Throws USER_NOT_FOUND. */
export function ownUser(ctx: Context, id: string): Promise<UserRow> {
  const users = { ...ctx.domains.users, visibility: [] }
  return userById({ ...ctx, domains: { ...ctx.domains, users } }, id)
}

export async function userByUsername(ctx: Context, username: string): Promise<UserRow | null> {
  const rows = await findShared<UserRow>(
    'users',
    { usernameKey: usernameKey(username).slice(0, 64) },
    { hint: { usernameKey: 1 }, limit: 1, projection: userProjection },
  )
  const [user] = await showUsers(ctx, rows)
  return user ?? null
}

/** A missing field stays as it is; null clears it. */
export type ProfileChanges = Partial<
  Record<'name' | 'avatar' | 'cover', string> & Record<'bio' | 'location' | 'website', string | null>
>

/** Changes the viewer's profile. Returns the id. Throws VALIDATION_FAILED, STORAGE_FULL or ACCOUNT_DELETED. */
export async function editProfile(ctx: Context, changes: ProfileChanges): Promise<string> {
  const viewer = requireViewer(ctx)
  await requireStorage(ctx)
  countAction(ctx, usersLimits.edits)
  const { avatar: _avatar, cover: _cover, ...texts } = changes
  const [avatar, cover] = [changes.avatar, changes.cover].map((url) => url && storedAddress(url, ctx))
  const emptied = Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text === null ? [[field, '']] : [])),
  )
  const profile = storedProfile(givenTexts(texts))
  const badMedia = Object.entries({ avatar, cover }).flatMap(([field, address]) => {
    const reason = address === undefined ? null : mediaAddressProblem(address, ctx.config.mediaOrigins)
    return reason === null ? [] : [{ field, message: 'Invalid input.', reason }]
  })
  refuse([...profileProblems(profile), ...badMedia])
  const user = await UserModel.findOne({ _id: viewer.id, ...active() }).lean()
  if (!user) throw new AppError(commonErrors.ACCOUNT_DELETED)
  // A name that was blocked later may stay.
  if (profile.name !== undefined && profile.name !== user.name) refuse(await blockedProblems({ name: profile.name }))
  const derived = profile.name === undefined ? {} : derivedUserFields(user.username, profile.name)
  const update = { ...profile, ...emptied, ...derived, ...(avatar && { avatar }), ...(cover && { cover }) }
  if (avatar || cover) await updateWithMedia(ctx, update, { avatar, cover })
  else await updateUser(viewer.id, update)
  forgetAuthor(viewer.id)
  return viewer.id
}

/** Sets the viewer's badge; null removes it. Throws VERIFIED_BY_ADMIN, BADGE_LOCKED or ACCOUNT_DELETED. */
export async function setVerified(ctx: Context, verifiedKind: VerifiedKind | null): Promise<string> {
  const viewer = requireViewer(ctx)
  if (verifiedKind !== null && siteOf(ctx.config).verifiedBy === 'BY_ADMIN')
    throw new AppError(usersErrors.VERIFIED_BY_ADMIN)
  countAction(ctx, usersLimits.edits)
  const account = { _id: viewer.id, ...active() }
  const unlocked = { ...account, isBadgeLocked: { $ne: true } }
  const { matchedCount } = await UserModel.updateOne(unlocked, { verifiedKind, updatedAt: new Date() })
  if (matchedCount === 0)
    throw new AppError((await UserModel.exists(account)) ? usersErrors.BADGE_LOCKED : commonErrors.ACCOUNT_DELETED)
  forgetAuthor(viewer.id)
  return viewer.id
}

/** Chooses what clients do with sensitive media. Returns the account's id. Throws ACCOUNT_DELETED. */
export async function chooseSensitiveMedia(ctx: Context, sensitiveMedia: SensitiveMedia): Promise<string> {
  const viewer = requireViewer(ctx)
  countAction(ctx, usersLimits.edits)
  const { matchedCount } = await UserModel.updateOne({ _id: viewer.id, ...active() }, { sensitiveMedia })
  if (matchedCount === 0) throw new AppError(commonErrors.ACCOUNT_DELETED)
  return viewer.id
}

async function updateUser(
  id: string,
  changes: Record<string, unknown>,
  options: { session?: ClientSession } = {},
): Promise<void> {
  const { matchedCount } = await UserModel.updateOne(
    { _id: id, ...active() },
    { ...changes, updatedAt: new Date() },
    options,
  )
  if (matchedCount === 0) throw new AppError(commonErrors.ACCOUNT_DELETED)
}

async function updateWithMedia(
  ctx: Context,
  changes: Record<string, unknown>,
  pictures: { avatar: string | undefined; cover: string | undefined },
): Promise<void> {
  const { id } = requireViewer(ctx)
  await inTransaction(
    [id],
    async ({ session }) => {
      for (const part of ['avatar', 'cover'] as const) {
        const address = pictures[part]
        if (address) await claimMedia(profileUse(part, id), id, [{ field: part, kind: 'image', address }], session)
      }
      await updateUser(id, changes, { session })
    },
    ctx.deadline,
  )
}

function givenTexts<Key extends string>(texts: Partial<Record<Key, string | null>>): Partial<Record<Key, string>> {
  const given = Object.entries<string | null | undefined>(texts).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(given) as Partial<Record<Key, string>>
}

/** Records a write in an account's name. Returns the account. Throws ACCOUNT_DELETED, or `missing`. */
export async function touchUser(
  id: string,
  session: ClientSession,
  counters: Partial<Record<'postCount' | 'followerCount' | 'followingCount', 1 | -1>> = {},
  missing: ErrorKind = commonErrors.ACCOUNT_DELETED,
): Promise<UserRow> {
  const change = { $inc: { writes: 1, ...counters } }
  const user = await updateAndRead<UserRow & { writes: number }>(
    'users',
    { _id: id, ...active() },
    change,
    session,
    userProjection,
  )
  if (!user) throw new AppError(missing)
  return user
}

export type DemoAccount = { user: UserRow; password: string }

/** The accounts in which everybody may log in; none if demo accounts are off. */
export async function demoAccounts(ctx: Context): Promise<DemoAccount[]> {
  if (!ctx.config.demoAccounts) return []
  const { demoPassword: _shown, ...projection } = userProjection
  const rows = await find<UserRow & { demoPassword: string }>(
    'users',
    { isDemo: true },
    { hint: { isDemo: 1, createdAt: 1 }, sort: { createdAt: 1 }, limit: 100, projection },
  )
  const passwords = new Map(rows.map((row) => [row._id, row.demoPassword]))
  const users = await showUsers(ctx, rows)
  return users.map((user) => ({ user, password: passwords.get(user._id) ?? '' }))
}
