import { AppError } from '../errors.ts'
import type { EditProfileInput, Resolvers } from '../graphql/resolvers.generated.ts'
import {
  type ProfileChanges,
  demoAccounts,
  editProfile,
  setVerified,
  userById,
  userByUsername,
  viewerUser,
} from './users.service.ts'

export const usersResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, ctx) => viewerUser(ctx),
    user: (_root, { username }, ctx) => userByUsername(ctx, username),
    demoAccounts: (_root, _args, ctx) => demoAccounts(ctx),
  },
  Mutation: {
    editProfile: async (_root, { input }, ctx) => ({
      user: await userById(ctx, await editProfile(ctx, changesOf(input))),
    }),
    setVerified: async (_root, { input }, ctx) => ({
      user: await userById(ctx, await setVerified(ctx, input.kind ?? null)),
    }),
  },
  User: {
    id: (user) => user._id,
    email: (user, _args, ctx) => (user._id === ctx.viewer?.id ? user.email : null),
    isVerified: (user) => user.verifiedKind !== null,
  },
}

const canBeEmptied = new Set(['bio', 'location', 'website'])

/** Null clears a field. Throws INVALID_INPUT for a field that cannot be empty. */
function changesOf(input: EditProfileInput): ProfileChanges {
  for (const [field, text] of Object.entries(input))
    if (text === null && !canBeEmptied.has(field))
      throw new AppError('INVALID_INPUT', {
        argument: `input.${field}`,
        reason: `${field} cannot be null; leave it out to keep it.`,
      })
  return input as ProfileChanges
}
