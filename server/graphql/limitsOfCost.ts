import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { AppError, commonErrors } from '../errors.ts'
import { mostAncestors } from '../posts/ancestors.ts'
import { mostInConversation } from '../posts/conversations.read.ts'
import { mostInThread, postLimits } from '../posts/posts.rules.ts'
import { mostVersions } from '../posts/versions.ts'
import { mostReposters } from '../reposts/reposts.rules.ts'
import { defaultRows, fieldsOfRows } from '../schema/connections.ts'
import { fieldsIn, fragmentsOf } from '../schema/lookAhead.ts'
import { knownCost } from './knownCosts.ts'
import { refusal, tooComplex } from './tooComplex.ts'

/** Ten times a page of Explore with 100 posts. */
export const maxCost = 10_000

/** Lower for a subscription, because it is answered again and again. */
export const maxCostOfMessages = 1_000

/** In thousandths of a page of Explore with 100 posts. In brackets: what `npm run query-costs` measured. */
const measuredPrices = {
  request: 400, // 490
  /** The commands that find and hydrate a list's rows. (56) */
  list: 100,
  /** Reads more rows than it shows; the more, the larger the database. (35) */
  searching: 200,
  /** Reads the most. (440) */
  suggestions: 500,
  /** A phrase that is in no post is looked for in the texts of 1,000. (2,600) */
  phrase: 2_500,
  row: 3, // 0.7
  /** A row that is read and hydrated together with a bounded number of others. (0.7) */
  rowBeside: 1,
  /** A post or an account that is read on its own. (200) */
  single: 200,
  field: 0.13, // 0.08
  /** The price keeps one request from trying hundreds of passwords. */
  mutation: 500,
}

export type Prices = Record<keyof typeof measuredPrices, number>

const searchingFields = new Set(['Query.feed', 'Query.newerPosts', 'Query.newerReposts', 'Query.users'])

/** For each group it reads up to fifty events, and which of their actors may be seen. */
const groupedField = 'Query.notifications'

/** In another order than the first, it compares up to a thousand rows. */
const rankedField = 'Post.replies'

/** If only their stored length is selected, these lists are not read. */
const countedFields = new Set([
  'Post.replies',
  'Post.quotes',
  'Post.likers',
  'Post.reposters',
  'User.posts',
  'User.followers',
  'User.following',
])

/** Fields that read one post or account. For the posts of a page, what they answer and quote is read together. */
const singleFields = new Set([
  ...['Query.node', 'Query.viewer', 'Query.post', 'Query.user', 'Query.demoAccounts'],
  ...['Query.unreadNotifications', 'Query.mentionSuggestions'],
  ...['PostChange.post', 'Post.appeal', 'Suspension.appeal', 'User.pinnedPost', 'Post.versions'],
  'Notified.newest',
])
/** Fields that look at many posts, and how many times the price of suggestions they cost. */
const lookingFields: Record<string, number> = { 'Query.hashtagSuggestions': 1, 'Query.unavailablePost': 2 }
/** The posts in these fields are read together, but what they themselves answer and quote is read one by one. */
const fieldsReadOnce: Record<string, readonly string[]> = {
  'Post.parent': ['parent'],
  'Quote.post': ['parent', 'quoted'],
}
const nodesField = 'Query.nodes'

/** It is read together for all rows of a page. */
const conversationField = 'PostEdge.conversation'

/** It reads a page of another site, and stores what the page says. */
const pageReader = 'Query.linkPreview'

/** Below `Query.post`, these rows are hydrated together with the list of replies. */
const fieldsBeside = new Set(['Post.ancestors', 'Post.thread', conversationField])

/** A mutation that stores many posts at once costs as much as this many. */
const manyWrites: Record<string, number> = { 'Mutation.createThread': 5 }

const listedRows: Record<string, number> = {
  'Query.newerPosts': 100,
  'Query.newerReposts': 100,
  'Post.ancestors': mostAncestors,
  'UnavailablePost.ancestors': mostAncestors,
  'Post.thread': mostInThread,
  [conversationField]: mostInConversation,
}

const toldRows: Record<string, number> = {
  'NewPosts.posts': 10,
  'NewPosts.reposts': 10,
  'PostChange.newReplies': 10,
  'CreateThreadPayload.posts': mostInThread,
  'Post.images': postLimits.images,
  'Post.versions': mostVersions,
  'PostEdge.repostedBy': mostReposters,
}

/** The assumed length of lists without pages, such as a post's images. */
const unpaged = 4

/** The assumed lengths of lists of introspection: how many types the schema has, and averages for the rest. */
const inSchema: Record<string, number> = {
  types: 145,
  directives: 6,
  fields: 5,
  inputFields: 1.5,
  enumValues: 0.7,
  args: 0.7,
  interfaces: 0.1,
  possibleTypes: 0.1,
  ofType: 0.6,
}

function estimator(prices: Prices, document: DocumentNode): ComplexityEstimator {
  const fragments = fragmentsOf(document)
  const asksFor = (name: string, { selectionSet }: FieldNode) =>
    fieldsIn(selectionSet, fragments).some((field) => field.name.value === name)
  return ({ type, field, node, args, childComplexity }) => {
    const name = `${type.name}.${field.name}`
    if (type.name === 'Mutation' || name === pageReader)
      return prices.mutation * (manyWrites[name] ?? 1) + childComplexity
    const objects: unknown = args['ids']
    if (name === nodesField && Array.isArray(objects))
      return prices.list + prices.single + objects.length * (prices.row + childComplexity)
    const rows = listedRows[name] ?? pageSize(field, args)
    const readsRows = () => !countedFields.has(name) || fieldsOfRows.some((row) => asksFor(row, node))
    const row = fieldsBeside.has(name) ? prices.rowBeside : prices.row
    if (rows !== null && readsRows()) return listPrice(name, args, prices) + rows * (row + childComplexity)
    const isSingle = singleFields.has(name) || fieldsReadOnce[name]?.some((inner) => asksFor(inner, node))
    const looks = lookingFields[name]
    const price = looks ? looks * prices.suggestions : isSingle ? prices.single : prices.field
    return price + countOf(type.name, field) * childComplexity
  }
}

function listPrice(name: string, args: Record<string, unknown>, prices: Prices): number {
  const isRanked = name === rankedField && args['order'] !== 'NEWEST'
  const hasReposts = name === 'Query.feed' && args['reposts'] === true
  if (isRanked || hasReposts || name === 'Query.suggestedUsers') return prices.suggestions
  if (name === 'Query.searchPosts') return prices.phrase
  if (name === conversationField) return prices.rowBeside
  if (name === groupedField) return 2 * prices.searching
  return searchingFields.has(name) ? prices.searching : prices.list
}

function pageSize(field: GraphQLField<unknown, unknown>, args: Record<string, unknown>): number | null {
  if (!field.args.some(({ name }) => name === 'first')) return null
  return Math.max(1, Number(args['first'] ?? args['last'] ?? defaultRows)) // A negative size must not offset other costs.
}

function countOf(typeName: string, field: GraphQLField<unknown, unknown>): number {
  if (typeName.startsWith('__')) return inSchema[field.name] ?? 1
  const isList = isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type))
  if (!isList || typeName.endsWith('Connection')) return 1
  return toldRows[`${typeName}.${field.name}`] ?? unpaged
}

/** graphql-query-complexity stops counting at this many fields. */
const mostNodes = 10_000
const tooManyNodes = { cost: mostNodes + 1, limit: mostNodes }

type Operation = Omit<Parameters<typeof getComplexity>[0], 'estimators'>

/** The cost of an operation. Throws INVALID_INPUT for invalid arguments, TOO_COMPLEX for too many fields. */
export function costOf(operation: Operation, prices = measuredPrices): number {
  try {
    return (
      prices.request +
      getComplexity({ ...operation, maxQueryNodes: mostNodes, estimators: [estimator(prices, operation.query)] })
    )
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    // Only the error about an invalid argument has a location in the document.
    if (!error.nodes)
      throw tooComplex('The operation has too many fields once its fragments are expanded.', tooManyNodes)
    const argument = /Argument "(\w+)"/.exec(error.message)?.[1]
    throw refusal(new AppError(commonErrors.INVALID_INPUT, { reason: error.message, ...(argument && { argument }) }))
  }
}

/** The cost of an operation as a whole number. Throws like `costOf`, and TOO_COMPLEX if it costs too much. */
export function requireAffordable(operation: Operation, most = maxCost): number {
  const cost = Math.ceil(knownCost(operation, () => costOf(operation)))
  if (cost > most) throw tooComplex(`The operation costs ${cost}, more than ${most}.`, { cost, limit: most })
  return cost
}
