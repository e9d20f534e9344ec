import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

const known = new WeakMap<DocumentNode, ReadonlySet<string>>()

/**
 * Every field that a document selects anywhere, as `Type.field`. Hydration asks it what to load. It may name more than
 * one operation of the document needs, never less. Kept for as long as the server keeps the parsed document.
 */
export function selectionOf(document: DocumentNode, schema: GraphQLSchema): ReadonlySet<string> {
  let fields = known.get(document)
  if (!fields) {
    fields = collectFields(document, schema)
    known.set(document, fields)
  }
  return fields
}

function collectFields(document: DocumentNode, schema: GraphQLSchema): ReadonlySet<string> {
  const fields = new Set<string>()
  const typeInfo = new TypeInfo(schema)
  const collect = visitWithTypeInfo(typeInfo, {
    Field(node) {
      const parent = typeInfo.getParentType()
      if (parent) fields.add(`${parent.name}.${node.name.value}`)
    },
  })
  visit(document, collect)
  return fields
}
