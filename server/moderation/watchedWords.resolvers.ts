import type { Resolvers } from '../schema/resolvers.generated.ts'
import { actorOf } from './actor.ts'
import { listWatchedWords, unwatchWord, watchWord } from './watchedWords.service.ts'

export const watchedWordsResolvers: Resolvers = {
  Query: { watchedWords: (_root, _args, ctx) => listWatchedWords(ctx) },
  Mutation: {
    watchWord: async (_root, { input }, ctx) => {
      const action = await watchWord(await actorOf(ctx), input.word, ctx.deadline)
      return { action, watchedWords: await listWatchedWords(ctx) }
    },
    unwatchWord: async (_root, { input }, ctx) => {
      const action = await unwatchWord(await actorOf(ctx), input.word, ctx.deadline)
      return { action, watchedWords: await listWatchedWords(ctx) }
    },
  },
}
