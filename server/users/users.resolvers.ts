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
      user: await userById(ctx, await editProfile(ctx, textsOf(input))),
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

/** Refuses a null where a text may only be left out: it would say "take it away", which no profile field allows. */
function textsOf(input: EditProfileInput): ProfileChanges {
  return Object.fromEntries(
    Object.entries(input).map(([field, text]) => {
      if (typeof text !== 'string')
        throw new AppError('INVALID_INPUT', { reason: `${field}: leave it out if it shall stay.` })
      return [field, text]
    }),
  )
}
