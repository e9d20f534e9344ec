import type { Domain } from '../domain.ts'
import { linkCardsErrors } from './linkCards.errors.ts'
import { linkCardsLimits } from './linkCards.limits.ts'
import { linkCardsResolvers } from './linkCards.resolvers.ts'
import { LinkPreviewModel } from './linkPreview.model.ts'

export const linkCardsDomain: Domain = {
  name: 'linkCards',
  models: [LinkPreviewModel],
  errors: linkCardsErrors,
  limits: linkCardsLimits,
  resolvers: [linkCardsResolvers],
  onAccountDeleted: async (ownerId) => void (await LinkPreviewModel.deleteMany({ ownerId })),
}
