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

/** Wraps all resolvers, so that `ctx.selection` has the operation's fields. Resolvers share one copy of the context. */
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

/** By operation, because one context may serve several. Weak keys end with the request. */
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

/** Meta fields load nothing, and clients add `__typename` to every object. */
const isMeta = (field: string) => field.startsWith('__')

const selections = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>()

/** All fields of the operation as `Type.field`: perhaps too many, never too few. Kept for each document. */
function selectionOf({ operation, fragments, schema }: GraphQLResolveInfo): ReadonlySet<string> {
  const known = selections.get(operation)
  if (known) return known
  const fields = new Set<string>()
  const typeInfo = new TypeInfo(schema)
  const collect = visitWithTypeInfo(typeInfo, {
    Field(node) {
      const parent = typeInfo.getParentType()
      if (parent && !isMeta(node.name.value)) fields.add(`${parent.name}.${node.name.value}`)
    },
  })
  visit({ kind: Kind.DOCUMENT, definitions: [operation, ...Object.values(fragments)] }, collect)
  selections.set(operation, fields)
  return fields
}
