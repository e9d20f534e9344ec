import { AppError, commonErrors } from '../errors.ts'
import { UserModel } from '../users/user.model.ts'
import { publicUserId } from '../users/userIds.ts'
import { isSuspended } from '../users/user.row.ts'
import type { Links } from '../exportPart.ts'

/** The stored account without secrets and without what is computed from it. Throws ACCOUNT_DELETED. */
export async function ownAccount(userId: string) {
  const account = await UserModel.findOne({ _id: userId, deletingAt: null }).select('+twoStep').lean()
  if (!account) throw new AppError(commonErrors.ACCOUNT_DELETED)
  const { twoStep, ...rest } = account
  return { ...rest, hasTwoStep: twoStep !== undefined }
}

export type OwnAccount = Awaited<ReturnType<typeof ownAccount>>

export const accountType = `{
  /** As in the API. */
  id: string
  username: string
  /** The address of the profile. */
  url: string
  name: string
  email: string
  bio: string
  location: string
  website: string
  /** Addresses of pictures. Uploads are also in the folder media. */
  avatar: string
  cover: string
  verifiedKind: 'INDIVIDUAL' | 'ORGANIZATION' | null
  role: 'MEMBER' | 'MODERATOR' | 'ADMIN'
  followerCount: number
  /** Kinds of notifications that are off. */
  mutedNotifications: string[]
  /** What you chose for sensitive pictures and videos. */
  sensitiveMedia: 'BLUR' | 'SHOW' | 'HIDE'
  /** Whether you log in with a code after the password. */
  hasTwoStep: boolean
  /** Why moderators suspended the account, while they do. */
  suspension: { until: string | null; rule: string; note: string } | null
  /** Your request to join, while a moderator has not let you in, and why one declined it. */
  request: { state: 'OPEN' | 'DECLINED'; about: string; note: string | null } | null
  createdAt: string
  updatedAt: string
}`

export function accountJson(account: OwnAccount, links: Links): object {
  const { _id, username, name, email, bio, location, website, avatar, cover, verifiedKind } = account
  return {
    id: publicUserId(_id),
    username,
    url: links.profile(username),
    name,
    email,
    bio,
    location,
    website,
    avatar: links.absolute(avatar),
    cover: links.absolute(cover),
    verifiedKind,
    role: account.role ?? 'MEMBER',
    followerCount: account.followerCount,
    mutedNotifications: account.mutedNotifications,
    sensitiveMedia: account.sensitiveMedia ?? 'BLUR',
    hasTwoStep: account.hasTwoStep,
    suspension: isSuspended(account.suspension) ? account.suspension : null,
    request: account.waiting ? requestOf(account.waiting) : null,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  }
}

const requestOf = ({ state, about, note }: NonNullable<OwnAccount['waiting']>) => ({
  state,
  about: about ?? '',
  note: note ?? null,
})
