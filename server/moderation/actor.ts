import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { AppError } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import { usersErrors } from '../users/users.errors.ts'
import { type UserDocument, UserModel, active } from '../users/user.model.ts'
import { type Role, roles } from '../users/user.row.ts'
import { moderationErrors } from './moderation.errors.ts'
import { moderationLimits } from './moderation.limits.ts'

/** Who acts: the viewer; null is the operator, who may do everything. */
export type Actor = string | null

/** A higher role has a higher rank. */
export const rankOf = (role: Role = 'MEMBER') => roles.indexOf(role)

/** Whether the viewer has this role or a higher one, and used the second step if the role needs it. */
export async function isAtLeast(ctx: Context, role: Role): Promise<boolean> {
  if (!ctx.viewer) return false
  const own = await accountOf(ctx.viewer.id)
  return rankOf(own?.role) >= rankOf(role) && !lacksSecondStep(ctx, own)
}

/** Throws NOT_PERMITTED, TWO_STEP_REQUIRED, and as `requireViewer`. */
export async function requireRole(ctx: Context, role: Role): Promise<void> {
  const own = await accountOf(requireViewer(ctx).id)
  if (rankOf(own?.role) < rankOf(role)) throw new AppError(moderationErrors.NOT_PERMITTED)
  if (lacksSecondStep(ctx, own)) throw new AppError(moderationErrors.TWO_STEP_REQUIRED)
}

const lacksSecondStep = ({ config }: Context, own: Account): boolean =>
  config.twoStepForModerators && rankOf(own?.role) > 0 && own?.twoStep === undefined

/** Returns the actor's role, null for the operator. Throws NOT_PERMITTED if the role is lower than `least`. */
export async function requireActor(actor: Actor, least: Role, session: ClientSession | null): Promise<Role | null> {
  if (actor === null) return null
  const role = await roleOf(actor, session)
  if (rankOf(role) < rankOf(least)) throw new AppError(moderationErrors.NOT_PERMITTED)
  return role
}

/**
 * Checks that the actor has the role and may act on the account, and returns the account. Throws NOT_PERMITTED,
 * CANNOT_ACT_ON, or USER_NOT_FOUND, also for an account that waits to be let in.
 */
export async function actOn(actor: Actor, userId: string, least: Role, session: ClientSession | null) {
  const role = await requireActor(actor, least, session)
  const target = await UserModel.findOne({ _id: userId, deletingAt: null, waiting: null }).session(session).lean()
  if (!target) throw new AppError(usersErrors.USER_NOT_FOUND)
  refuseEqual(actor, role, target)
  return target
}

/** An account in any state; null if deleted. Throws NOT_PERMITTED or CANNOT_ACT_ON unless an administrator may act. */
export async function actOnAnythingOf(actor: Actor, userId: string | null, session: ClientSession) {
  const role = await requireActor(actor, 'ADMIN', session)
  const target = userId === null ? null : await UserModel.findById(userId).session(session).lean()
  if (target) refuseEqual(actor, role, target)
  return target
}

function refuseEqual(actor: Actor, role: Role | null, target: Pick<UserDocument, '_id' | 'role'>): void {
  if (role !== null && (actor === target._id || rankOf(target.role) >= rankOf(role)))
    throw new AppError(moderationErrors.CANNOT_ACT_ON)
}

/** Checks that a moderator acts on no higher role. Returns the actor's role. Throws NOT_PERMITTED or CANNOT_ACT_ON. */
export async function requireNotAbove(actor: string, userId: string | null, session: ClientSession): Promise<Role> {
  const role = (await requireActor(actor, 'MODERATOR', session)) as Role
  if (userId !== null && rankOf(await roleOf(userId, session)) > rankOf(role))
    throw new AppError(moderationErrors.CANNOT_ACT_ON)
  return role
}

/**
 * The id of the viewer, whose action counts against the limit of moderators. The transaction checks the role. Throws
 * RATE_LIMITED, TWO_STEP_REQUIRED, and the errors of `requireViewer`.
 */
export async function actorOf(ctx: Context): Promise<string> {
  const { id } = requireViewer(ctx)
  countAction(ctx, moderationLimits.moderation)
  if (ctx.config.twoStepForModerators && lacksSecondStep(ctx, await accountOf(id)))
    throw new AppError(moderationErrors.TWO_STEP_REQUIRED)
  return id
}

type Account = Awaited<ReturnType<typeof accountOf>>

const accountOf = (userId: string, session: ClientSession | null = null) =>
  UserModel.findOne({ _id: userId, ...active() }, { role: 1, 'twoStep.since': 1 })
    .session(session)
    .lean<Pick<UserDocument, '_id' | 'role' | 'twoStep'>>()

const roleOf = async (userId: string, session: ClientSession | null): Promise<Role> =>
  (await accountOf(userId, session))?.role ?? 'MEMBER'
