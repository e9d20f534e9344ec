import type { Resolvers } from '../schema/resolvers.generated.ts'
import { actorOf } from './actor.ts'
import { blockEntry, blockedEntries, entryIdPrefix, storedEntryId, unblockEntry } from './blocklist.service.ts'

export const blocklistResolvers: Resolvers = {
  Query: { blockedEntries: (_root, _args, ctx) => blockedEntries(ctx) },
  Mutation: {
    blockEntry: async (_root, { input: { kind, value, until } }, ctx) =>
      blockEntry(await actorOf(ctx), { kind, value, until: until ?? null }, ctx.deadline),
    unblockEntry: async (_root, { input }, ctx) => ({
      action: await unblockEntry(await actorOf(ctx), storedEntryId(input.entryId), ctx.deadline),
    }),
  },
  BlockedEntry: { id: ({ _id }) => entryIdPrefix + _id },
}
