import { keyedAddress } from '../media/keyedAddress.ts'
import { servedAddress } from '../media/ownAddress.ts'
import { connection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { publicUserId, storedUserId } from '../users/userIds.ts'
import { isSilenced } from '../users/user.row.ts'
import { deleteNote, writeNote } from './accountNotes.service.ts'
import { accountIdPrefix, accountNamed, actionsAbout, notesAbout, stateOf } from './accounts.read.ts'
import { casePosition, casesAbout } from './cases.read.ts'
import { actionPosition } from './log.ts'

export const accountsResolvers: Resolvers = {
  Query: { moderatedAccount: (_root, { username }, ctx) => accountNamed(ctx, username) },
  Mutation: {
    writeModeratorNote: async (_root, { input: { userId, text } }, ctx) => ({
      account: await writeNote(ctx, storedUserId(userId), text),
    }),
    deleteModeratorNote: async (_root, { input }, ctx) => ({ account: await deleteNote(ctx, input.noteId) }),
  },
  ModeratedAccount: {
    id: ({ _id }) => accountIdPrefix + _id,
    userId: ({ _id }) => publicUserId(_id),
    // A hidden account's picture is hidden, too.
    avatar: (account, _args, { config }) =>
      stateOf(account) === 'ACTIVE' ? servedAddress(account.avatar, config) : keyedAddress(account.avatar, config),
    role: ({ role }) => role ?? 'MEMBER',
    state: stateOf,
    suspendedUntil: (account) => (stateOf(account) === 'SUSPENDED' ? (account.suspension?.until ?? null) : null),
    isLimited: isSilenced,
    limitedUntil: (account) => (isSilenced(account) ? (account.silence?.until ?? null) : null),
    joinedAt: ({ createdAt }) => createdAt,
    cases: ({ _id }, args, ctx) =>
      connection(`cases of ${_id}`, args, (page) => casesAbout(ctx, _id, page), casePosition),
    history: ({ _id }, args) =>
      connection(`history of ${_id}`, args, (page) => actionsAbout(_id, page), actionPosition),
    notes: ({ _id }, _args, ctx) => notesAbout(ctx, _id),
  },
  ModeratorNote: {
    id: ({ _id }) => _id,
    isOwn: ({ authorId }, _args, ctx) => authorId === ctx.viewer?.id,
  },
}
