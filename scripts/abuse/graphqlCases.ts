import * as documents from '../../server/testing/hostile/documents.ts'
import { type AbuseCase, jsonRequest } from './request.ts'

const graphql = (name: string, body: documents.HostileRequest | string): AbuseCase => ({
  name,
  request: (world) => jsonRequest(world, '/graphql', body),
})

const explore = `query Explore($first: Int) {
  posts(first: $first) {
    edges { node { id content createdAt likeCount replyCount viewerHasLiked viewerHasBookmarked author { username name } } }
  }
}`

export const graphqlCases: AbuseCase[] = [
  graphql('an Explore page of 100', { query: explore, variables: { first: 100 } }),
  graphql('wrong variables: 8,000 unknown keys', documents.unknownInputFields(8_000)),
  graphql('wrong variables: 15,000 list entries', documents.wrongListEntries(15_000)),
  graphql('wrong variables: a list nested 40,000 deep', documents.nestedVariable(40_000)),
  graphql('missing variables: 400', documents.missingVariables(400)),
  graphql('unknown fields: 1,900', documents.unknownFields(1_900)),
  graphql('unknown arguments: 600', documents.unknownArguments(600)),
  graphql('wrong literals: 1,900', documents.wrongLiterals(1_900)),
  graphql('conflicting fields: 600', documents.conflictingFields(600)),
  graphql('fields to compare: 6 on each of 3 levels', documents.comparedFields(6, 3)),
  graphql('aliased introspections: 60', documents.aliasedIntrospections(60)),
  graphql('circular introspection: 12 deep', documents.circularIntrospection(12)),
  graphql('nested lists of one: 40 deep', documents.listsOfOne(40)),
  graphql('100 posts × author × 4 lists', documents.listsOfAuthors(100)),
  graphql('200 aliases of the viewer', documents.aliases(200)),
  graphql('doubling fragments: 30', documents.doublingFragments(30)),
]
