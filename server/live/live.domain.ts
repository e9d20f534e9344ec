import type { Domain } from '../domain.ts'
import { liveResolvers } from './live.resolvers.ts'

export const liveDomain: Domain = { name: 'live', resolvers: [liveResolvers] }
