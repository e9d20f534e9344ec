import { type Context, despiteBlocks } from '../context.ts'
import { AppError, commonErrors } from '../errors.ts'
import type { EditProfileInput, Resolvers } from '../schema/resolvers.generated.ts'
import { fullAddress, servedAddress } from '../media/ownAddress.ts'
import type { UserRow } from './user.row.ts'
import { publicUserId, storedUserId } from './userIds.ts'
import {
  type ProfileChanges,
  chooseSensitiveMedia,
  demoAccounts,
  editProfile,
  findUser,
  setVerified,
  userById,
  userByUsername,
  viewerUser,
} from './users.service.ts'

export const usersResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, ctx) => viewerUser(ctx),
    // A profile says itself that its owner and the viewer block one another.
    user: (_root, args, ctx) => userNamedBy(despiteBlocks(ctx), args),
    demoAccounts: (_root, _args, ctx) => demoAccounts(ctx),
  },
  Mutation: {
    chooseSensitiveMedia: async (_root, { input }, ctx) => ({
      user: await userById(ctx, await chooseSensitiveMedia(ctx, input.choice)),
    }),
    editProfile: async (_root, { input }, ctx) => ({
      user: await userById(ctx, await editProfile(ctx, changesOf(input))),
    }),
    setVerified: async (_root, { input }, ctx) => ({
      user: await userById(ctx, await setVerified(ctx, input.kind ?? null)),
    }),
  },
  User: {
    id: (user) => publicUserId(user._id),
    avatar: ({ avatar }, _args, { config }) => servedAddress(avatar, config),
    cover: ({ cover }, _args, { config }) => servedAddress(cover, config),
    fullAvatar: ({ avatar }, _args, ctx) => fullAddress(avatar, ctx),
    fullCover: ({ cover }, _args, ctx) => fullAddress(cover, ctx),
    email: (user, _args, ctx) => (user._id === ctx.viewer?.id ? user.email : null),
    role: (user, _args, ctx) => (user._id === ctx.viewer?.id ? (user.role ?? 'MEMBER') : null),
    sensitiveMedia: (user, _args, ctx) => (user._id === ctx.viewer?.id ? (user.sensitiveMedia ?? 'BLUR') : null),
    isVerified: (user) => user.verifiedKind !== null,
  },
}

/** Throws INVALID_INPUT unless exactly one of the two is given. */
async function userNamedBy(
  ctx: Context,
  { username, id }: { username?: string | null | undefined; id?: string | null | undefined },
): Promise<UserRow | null> {
  if (typeof username === 'string' && typeof id !== 'string') return userByUsername(ctx, username)
  if (typeof id === 'string' && typeof username !== 'string') return findUser(ctx, storedUserId(id))
  throw new AppError(commonErrors.INVALID_INPUT, { argument: 'username', reason: 'Give either a username or an id.' })
}

const canBeEmptied = new Set(['bio', 'location', 'website'])

/** Null clears a field. Throws INVALID_INPUT for a field that cannot be empty. */
function changesOf(input: EditProfileInput): ProfileChanges {
  for (const [field, text] of Object.entries(input))
    if (text === null && !canBeEmptied.has(field))
      throw new AppError(commonErrors.INVALID_INPUT, {
        argument: `input.${field}`,
        reason: `${field} cannot be null; leave it out to keep it.`,
      })
  return input as ProfileChanges
}
