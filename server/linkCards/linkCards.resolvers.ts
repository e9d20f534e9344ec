import type { Resolvers } from '../schema/resolvers.generated.ts'
import { linkPreview } from './linkPreviews.service.ts'

export const linkCardsResolvers: Resolvers = {
  Query: {
    linkPreview: (_root, { url }, ctx) => linkPreview(ctx, url),
  },
}
