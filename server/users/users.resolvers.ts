import { AppError } from '../errors.ts'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { demoAccounts, editProfile, setVerified, userById, userByUsername, viewerUser } from './users.service.ts'

export const usersResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, ctx) => viewerUser(ctx),
    user: (_root, { username }, ctx) => userByUsername(ctx, username),
    demoAccounts: (_root, _args, ctx) => demoAccounts(ctx),
  },
  Mutation: {
    editProfile: async (_root, { input }, ctx) => ({ user: await userById(ctx, await editProfile(ctx, withoutNulls(input))) }),
    setVerified: async (_root, { input }, ctx) => ({ user: await userById(ctx, await setVerified(ctx, input.kind ?? null)) }),
  },
  User: {
    id: (user) => user._id,
    email: (user, _args, ctx) => (user._id === ctx.viewer?.id ? user.email : null),
    isVerified: (user) => user.verifiedKind !== null,
  },
}

/** A null where a text may be left out would say "take it away", which no profile field allows. */
function withoutNulls<Input extends object>(input: Input): { [Key in keyof Input]?: NonNullable<Input[Key]> } {
  if (Object.values(input).includes(null)) throw new AppError('INVALID_INPUT')
  return input as { [Key in keyof Input]?: NonNullable<Input[Key]> }
}
