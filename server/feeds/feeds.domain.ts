import type { Domain } from '../domain.ts'
import { feedsResolvers } from './feeds.resolvers.ts'

export const feedsDomain: Domain = { name: 'feeds', resolvers: [feedsResolvers] }
