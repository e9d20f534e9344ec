import type { Domain } from '../domain.ts'
import { searchResolvers } from './search.resolvers.ts'

export const searchDomain: Domain = { name: 'search', resolvers: [searchResolvers] }
