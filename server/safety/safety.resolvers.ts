import { type Context, despiteBlocks, hydrated } from '../context.ts'
import { placedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { settled } from '../schema/settled.ts'
import { storedUserId } from '../users/userIds.ts'
import { userById } from '../users/users.service.ts'
import { mutedWords, muteWord, unmuteWord } from './mutedWords.service.ts'
import { safetyErrors } from './safety.errors.ts'
import { blockUser, lift, muteUser, restrictedPage } from './safety.service.ts'

export const safetyResolvers: Resolvers = {
  Query: {
    mutedUsers: (_root, args, ctx) => placedConnection('mutedUsers', args, (page) => restrictedPage(ctx, 'MUTE', page)),
    blockedUsers: (_root, args, ctx) =>
      placedConnection('blockedUsers', args, (page) => restrictedPage(ctx, 'BLOCK', page)),
    mutedWords: (_root, _args, ctx) => mutedWords(ctx),
  },
  Mutation: {
    muteWord: async (_root, { input }, ctx) => {
      await muteWord(ctx, input)
      return { mutedWords: await mutedWords(ctx) }
    },
    unmuteWord: async (_root, { input }, ctx) => {
      await unmuteWord(ctx, input.word)
      return { mutedWords: await mutedWords(ctx) }
    },
    muteUser: async (_root, { input }, ctx) => {
      const userId = storedUserId(input.userId)
      await settled(muteUser(ctx, userId), safetyErrors.ALREADY_RESTRICTED)
      return changed(ctx, userId)
    },
    unmuteUser: async (_root, { input }, ctx) => {
      const userId = storedUserId(input.userId)
      await lift(ctx, userId, 'MUTE')
      return changed(ctx, userId)
    },
    blockUser: async (_root, { input }, ctx) => {
      const userId = storedUserId(input.userId)
      await settled(blockUser(ctx, userId), safetyErrors.ALREADY_RESTRICTED)
      return changed(ctx, userId)
    },
    unblockUser: async (_root, { input }, ctx) => {
      const userId = storedUserId(input.userId)
      await lift(ctx, userId, 'BLOCK')
      return changed(ctx, userId)
    },
  },
  User: {
    viewerIsMuting: (user) => hydrated(user.viewerIsMuting, 'User.viewerIsMuting'),
    viewerIsBlocking: (user) => hydrated(user.viewerIsBlocking, 'User.viewerIsBlocking'),
    isBlockingViewer: (user) => hydrated(user.isBlockingViewer, 'User.isBlockingViewer'),
  },
}

const changed = async (ctx: Context, userId: string) => ({ user: await userById(despiteBlocks(ctx), userId) })
