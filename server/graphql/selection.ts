import {
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  isObjectType,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Context } from '../context.ts'

type Resolve = GraphQLFieldResolver<unknown, Context>

/**
 * Gives every resolver of a schema a context that says what its operation selects (`ctx.selection`), whoever executes the
 * operation: an HTTP request, a subscription or a call of `execute`. The context that was given to the execution stays
 * as it is; all resolvers of an operation share one copy of it.
 */
export function withSelection(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = lookingAhead(field.resolve)
      if (field.subscribe) field.subscribe = lookingAhead(field.subscribe)
    }
  }
  return schema
}

const lookingAhead =
  (resolve: Resolve): Resolve =>
  (source, args, ctx, info) =>
    resolve(source, args, contextOf(ctx, info), info)

/** By operation, as one context may execute several. Both keys are weak: nothing outlives its request. */
const contexts = new WeakMap<OperationDefinitionNode, WeakMap<Context, Context>>()

function contextOf(given: Context, info: GraphQLResolveInfo): Context {
  const ofOperation = contexts.get(info.operation) ?? new WeakMap<Context, Context>()
  contexts.set(info.operation, ofOperation)
  const known = ofOperation.get(given)
  if (known) return known
  const ctx = { ...given, selection: selectionOf(info) }
  ofOperation.set(given, ctx)
  return ctx
}

const selections = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>()

/**
 * Every field that an operation, or any fragment of its document, selects, as `Type.field`. It may name more than the
 * operation needs, never less. Computed once for each document, for as long as the server keeps it.
 */
function selectionOf({ operation, fragments, schema }: GraphQLResolveInfo): ReadonlySet<string> {
  const known = selections.get(operation)
  if (known) return known
  const fields = new Set<string>()
  const typeInfo = new TypeInfo(schema)
  const collect = visitWithTypeInfo(typeInfo, {
    Field(node) {
      const parent = typeInfo.getParentType()
      if (parent) fields.add(`${parent.name}.${node.name.value}`)
    },
  })
  visit({ kind: Kind.DOCUMENT, definitions: [operation, ...Object.values(fragments)] }, collect)
  selections.set(operation, fields)
  return fields
}
