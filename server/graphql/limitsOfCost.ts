import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  Kind,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { AppError } from '../errors.ts'
import { defaultRows, fieldsOfRows } from '../schema/connections.ts'
import { knownCost } from './knownCosts.ts'
import { refusal, tooComplex } from './tooComplex.ts'

/** The most that an operation may cost: ten times a page of Explore with 100 posts. */
export const maxCost = 10_000

/** The same for a subscription, which is answered again and again. */
export const maxCostOfMessages = 1_000

/**
 * Processor time in thousandths of a page of Explore with 100 posts; in brackets what `npm run query-costs` measured.
 * The most expensive accepted operation takes seven pages.
 */
const measuredPrices = {
  request: 400, // 490
  /** A list: the commands that find and hydrate its rows. (56) */
  list: 100,
  /** A list that reads more rows than it shows, and more in a larger database. (35) */
  searching: 200,
  /** The list that reads the most. (440) */
  suggestions: 500,
  row: 3, // 0.7
  /** A post or an account that is read separately. (200) */
  single: 200,
  field: 0.15, // 0.08
  /** A write. The price stops one request from trying hundreds of passwords. */
  mutation: 500,
}

export type Prices = Record<keyof typeof measuredPrices, number>

const searchingFields = new Set(['Query.feed', 'Query.newerPosts', 'Query.users', 'Query.notifications'])
const suggestionFields = new Set(['Query.suggestedUsers'])

/** Lists that are not read when only their kept length is asked for. */
const countedFields = new Set(['Post.replies', 'Post.likers', 'User.posts', 'User.followers', 'User.following'])

/** Fields that read one post or account. The parents of all posts of a page are read together. */
const singleFields = new Set([
  ...['Query.node', 'Query.viewer', 'Query.post', 'Query.user', 'Query.demoAccounts'],
  ...['Query.unreadNotifications', 'Query.mentionSuggestions', 'Query.hashtagSuggestions'],
  'PostChange.post',
  'Notified.newest',
])
const parentField = 'Post.parent'
const nodesField = 'Query.nodes'

/** How many rows lists without pages show at most. */
const listedRows: Record<string, number> = { 'Query.newerPosts': 100 }

/** How many rows a message of a subscription shows. */
const toldRows: Record<string, number> = { 'NewPosts.posts': 10, 'PostChange.newReplies': 10 }

/** The assumed length of lists without pages, such as the images and links of a post. */
const unpaged = 4

/** The same for introspection: how many types the schema has, and how many of the rest each has on average. */
const inSchema: Record<string, number> = {
  types: 70,
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
  return ({ type, field, node, args, childComplexity }) => {
    const name = `${type.name}.${field.name}`
    if (type.name === 'Mutation') return prices.mutation + childComplexity
    const objects: unknown = args['ids']
    if (name === nodesField && Array.isArray(objects))
      return prices.list + prices.single + objects.length * (prices.row + childComplexity)
    const rows = listedRows[name] ?? pageSize(field, args)
    const readsRows = () => !countedFields.has(name) || fieldsOfRows.some((row) => asksFor(row, node, document))
    if (rows !== null && readsRows()) return listPrice(name, prices) + rows * (prices.row + childComplexity)
    // The parent of a parent is read separately for each post.
    const isSingle = singleFields.has(name) || (name === parentField && asksFor(field.name, node, document))
    return (isSingle ? prices.single : prices.field) + countOf(type.name, field) * childComplexity
  }
}

function listPrice(name: string, prices: Prices): number {
  if (suggestionFields.has(name)) return prices.suggestions
  return searchingFields.has(name) ? prices.searching : prices.list
}

/** Whether an object's selection includes a field, directly or in fragments. */
function asksFor(name: string, { selectionSet }: FieldNode, { definitions }: DocumentNode): boolean {
  const waiting = [...(selectionSet?.selections ?? [])]
  const entered = new Set<string>()
  for (let selection = waiting.pop(); selection; selection = waiting.pop()) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value === name) return true
    } else if (selection.kind === Kind.INLINE_FRAGMENT) waiting.push(...selection.selectionSet.selections)
    else if (entered.size !== entered.add(selection.name.value).size) {
      const spread = selection.name.value
      const fragment = definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === spread)
      if (fragment && 'selectionSet' in fragment) waiting.push(...fragment.selectionSet.selections)
    }
  }
  return false
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

/** graphql-query-complexity counts at most this many fields, and stops there. */
const mostNodes = 10_000
const tooManyNodes = { cost: mostNodes + 1, limit: mostNodes }

type Operation = Omit<Parameters<typeof getComplexity>[0], 'estimators'>

/** The cost of an operation. Throws INVALID_INPUT for invalid arguments, TOO_COMPLEX for too many fields to count. */
export function costOf(operation: Operation, prices = measuredPrices): number {
  try {
    return (
      prices.request +
      getComplexity({ ...operation, maxQueryNodes: mostNodes, estimators: [estimator(prices, operation.query)] })
    )
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    // An invalid argument has a location in the document; a document with too many fields has none.
    if (!error.nodes)
      throw tooComplex('The operation has too many fields once its fragments are expanded.', tooManyNodes)
    const argument = /Argument "(\w+)"/.exec(error.message)?.[1]
    throw refusal(new AppError('INVALID_INPUT', { reason: error.message, ...(argument && { argument }) }))
  }
}

/** Throws as `costOf` does, and TOO_COMPLEX for an operation that costs too much. */
export function requireAffordable(operation: Operation, most = maxCost): void {
  const cost = Math.ceil(knownCost(operation, () => costOf(operation)))
  if (cost > most) throw tooComplex(`The operation costs ${cost}, more than ${most}.`, { cost, limit: most })
}
