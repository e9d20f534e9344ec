import { servedAddress, storedAddress } from '../media/ownAddress.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { hideAfterReports, siteOf } from '../site/site.ts'
import { actorOf, isAtLeast } from './actor.ts'
import { siteNumbers } from './numbers.read.ts'
import { editSite } from './site.service.ts'

export const siteResolvers: Resolvers = {
  Query: {
    site: (_root, _args, ctx) => siteOf(ctx.config),
    siteNumbers: (_root, _args, ctx) => siteNumbers(ctx),
  },
  Site: {
    logo: ({ logo }, _args, { config }) => (logo ? servedAddress(logo, config) : null),
    hideAfterReports: async (_site, _args, ctx) => ((await isAtLeast(ctx, 'ADMIN')) ? hideAfterReports() : null),
  },
  Mutation: {
    editSite: async (_root, { input }, ctx) => {
      const logo = input.logo && storedAddress(input.logo, ctx)
      const action = await editSite(await actorOf(ctx), { ...input, logo }, ctx.deadline)
      return { site: siteOf(ctx.config), action }
    },
  },
}
