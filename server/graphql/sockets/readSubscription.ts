import { ApolloServerErrorCode } from '@apollo/server/errors'
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../config.ts'
import { fieldsIn, fragmentsOf, isIncluded } from '../../schema/lookAhead.ts'
import { maxErrors, requireModestOperation } from '../limits.ts'
import { maxTokens } from '../limitsOfDocuments.ts'
import { unnamedIfEmpty } from '../overHttp.ts'
import { type DocumentTexts, type TrustedDocuments, prefix, requireAllowed } from '../trustedDocuments.ts'

export type DocumentOptions = {
  schema: GraphQLSchema
  config: Config
  documents: TrustedDocuments
  texts: DocumentTexts
}

type Subscription = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>

/** Thousands of subscribers share the client's few documents. */
const mostKnown = { max: 500, maxSize: 2_000_000 }

const error = (code: string, message: string) => new GraphQLError(message, { extensions: { code } })

/** Returns a function that parses a subscribe message. It throws one error or returns several. */
export function subscriptionReader({ schema, config, documents, texts }: DocumentOptions) {
  const known = new LRUCache<string, DocumentNode>({ ...mostKnown, sizeCalculation: (_document, text) => text.length })
  const rules = config.introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]

  const documentOf = (text: string): DocumentNode | readonly GraphQLError[] => {
    const shared = known.get(text)
    if (shared) return shared
    const document = parsed(text)
    const errors = validate(schema, document, rules, { maxErrors })
    if (errors.length > 0) return errors.map((one) => withCode(one, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED))
    known.set(text, document)
    return document
  }
  return async (payload: SubscribePayload) => {
    const { query, operationName, variables, extensions } = unnamedIfEmpty(payload)
    const text = query || (await textOf(texts, extensions))
    requireAllowed(text, config, documents)
    const document = documentOf(text)
    if (isErrors(document)) return document
    const operation = getOperationAST(document, operationName)
    if (!operation)
      throw error(ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE, 'Name the operation that is to be run.')
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
      throw error(
        ApolloServerErrorCode.BAD_REQUEST,
        'This socket carries subscriptions only. Send queries and mutations over HTTP.',
      )
    const { errors } = requireModestOperation({ schema, document, operation, variables: variables ?? {} })
    if (errors.length > 0) return errors.map((one) => withCode(one, ApolloServerErrorCode.BAD_USER_INPUT))
    // Without a field graphql-js would fail.
    if (!hasField(operation, document))
      throw error(ApolloServerErrorCode.BAD_USER_INPUT, '@skip and @include leave nothing of this subscription.')
    return { schema, document, operationName, variableValues: variables } satisfies Subscription
  }
}

/** On a subscription's field, validation allows only constants in conditions. */
function hasField({ selectionSet }: OperationDefinitionNode, document: DocumentNode): boolean {
  return fieldsIn(selectionSet, fragmentsOf(document), (selection) => isIncluded(selection)).length > 0
}

export function isErrors(value: object): value is readonly GraphQLError[] {
  return Array.isArray(value)
}

/** A message may have a hash in place of its text. */
async function textOf(texts: DocumentTexts, extensions: SubscribePayload['extensions']): Promise<string> {
  const { sha256Hash } = (extensions?.['persistedQuery'] ?? {}) as { sha256Hash?: unknown }
  if (typeof sha256Hash !== 'string') throw error(ApolloServerErrorCode.BAD_REQUEST, 'Send a document or its hash.')
  const text = await texts.get(prefix + sha256Hash)
  if (!text) throw error(ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND, 'PersistedQueryNotFound')
  return text
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens })
  } catch (thrown) {
    throw thrown instanceof GraphQLError ? withCode(thrown, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED) : thrown
  }
}

function withCode({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } })
}
