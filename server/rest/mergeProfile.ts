import { type Context, requireViewer } from '../context.ts'
import { AppError } from '../errors.ts'
import { usersErrors } from '../users/users.errors.ts'
import { storedAddress } from '../media/ownAddress.ts'
import { type ProfileChanges, editProfile, setVerified, userById } from '../users/users.service.ts'
import type { UserEdit } from './bodies.ts'

/** The errors of somebody who may not choose a badge. */
const notChosen = new Set<unknown>([usersErrors.VERIFIED_BY_ADMIN, usersErrors.BADGE_LOCKED])

/**
 * The profile edit of the old protocol. Clients send whole accounts back, and only fields that differ are changes.
 * `isVerified` without a change keeps the badge; a new one is INDIVIDUAL. It is ignored if the viewer may not choose a
 * badge. Throws USER_NOT_FOUND, USERNAME_IMMUTABLE or VALIDATION_FAILED.
 */
export async function mergeProfile(ctx: Context, { _id, username, isVerified, ...profile }: UserEdit): Promise<string> {
  const user = await userById(ctx, requireViewer(ctx).id)
  if (username !== undefined && username !== user.username) throw new AppError(usersErrors.USERNAME_IMMUTABLE)
  for (const part of ['avatar', 'cover'] as const)
    if (profile[part] !== undefined) profile[part] = storedAddress(profile[part], ctx)
  const given = Object.entries(profile) as [keyof ProfileChanges, string][]
  const changes = _id === undefined ? given : given.filter(([key, value]) => value !== user[key])
  if (changes.length > 0) await editProfile(ctx, Object.fromEntries(changes))
  const wasVerified = user.verifiedKind !== null
  if (isVerified !== undefined && isVerified !== wasVerified)
    await setVerified(ctx, isVerified ? 'INDIVIDUAL' : null).catch((error: unknown) => {
      if (!(error instanceof AppError && notChosen.has(error.kind))) throw error
    })
  return user._id
}
