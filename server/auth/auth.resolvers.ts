import { type Context, actIn, requireOwner } from '../context.ts'
import { connection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { publicUserId } from '../users/userIds.ts'
import { ownUser, userById } from '../users/users.service.ts'
import {
  endOtherSessions,
  endOwnSession,
  ownSuspension,
  sessionIdPrefix,
  sessionPosition,
  sessionsPage,
} from './account.service.ts'
import { changePassword, logIn, logOut, requirePassword, signUp } from './auth.service.ts'
import { deleteAccount } from './account.deletion.ts'
import { changeEmail, confirmEmail } from './emailChanges.ts'
import { requestReset } from './recovery.ts'
import { resetPassword } from './passwordResets.ts'
import type { Session } from './sessions.ts'
import { ownRequest } from './waiting.ts'

export const authResolvers: Resolvers = {
  Query: {
    sessions: (_root, args, ctx) => connection('sessions', args, (page) => sessionsPage(ctx, page), sessionPosition),
    suspension: (_root, _args, ctx) => ownSuspension(ctx),
    signUpRequest: (_root, _args, ctx) => ownRequest(ctx),
  },
  Session: {
    id: (session) => sessionIdPrefix + session._id,
    device: ({ device }) => device ?? null,
    lastUsedAt: ({ lastUsedAt, createdAt }) => lastUsedAt ?? createdAt,
    isCurrent: (session, _args, ctx) => session._id === ctx.viewer?.sessionId,
  },
  Mutation: {
    signUp: async (_root, { input }, ctx) => begun(ctx, await signUp(ctx, input)),
    logIn: async (_root, { input }, ctx) => begun(ctx, await logIn(ctx, input, { mayBeRestricted: true })),
    logOut: async (_root, _args, ctx) => ({ ended: await logOut(ctx) }),
    changePassword: async (_root, { input }, ctx) => ({
      user: await ownUser(ctx, await changePassword(ctx, input.currentPassword, input.newPassword)),
    }),
    resetPassword: async (_root, { input }, ctx) => ({
      username: await resetPassword(ctx, input.token, input.password),
    }),
    requestPasswordReset: async (_root, { input }, ctx) => {
      await requestReset(ctx, input.email)
      return { isAccepted: true }
    },
    changeEmail: async (_root, { input }, ctx) => {
      const { userId, sentTo } = await changeEmail(ctx, input.password, input.email)
      return { user: await userById(ctx, userId), confirmationSentTo: sentTo }
    },
    confirmEmail: async (_root, { input }, ctx) => ({ username: await confirmEmail(ctx, input.token) }),
    endOtherSessions: async (_root, _args, ctx) => ({ endedCount: await endOtherSessions(ctx) }),
    endSession: async (_root, { input }, ctx) => ({ ended: await endOwnSession(ctx, input.sessionId) }),
    deleteAccount: async (_root, { input }, ctx) => {
      const userId = await requirePassword(ctx, requireOwner(ctx), input.password)
      await deleteAccount(userId, ctx.domains, { deadline: ctx.deadline })
      return { deletedUserId: publicUserId(userId) }
    },
  },
}

/** The rest of the request belongs to the new session. */
async function begun(ctx: Context, session: Session) {
  actIn(ctx, session)
  const { token, viewer, suspension } = session
  return { token, user: await ownUser(ctx, viewer.id), suspension, signUpRequest: await ownRequest(ctx) }
}
