import type { Resolvers } from '../schema/resolvers.generated.ts'
import { requestExport } from './exports.service.ts'

export const exportsResolvers: Resolvers = {
  Mutation: { requestExport: (_root, { input }, ctx) => requestExport(ctx, input.password) },
}
