import { type GraphQLResolveInfo, Kind, type SelectionNode, getArgumentValues } from 'graphql'

/**
 * The arguments with which an operation asks for a field of the object that is being resolved, or null when it does not
 * ask for it, or asks more than once with different names. The type is the caller's promise of what the schema says.
 */
export function argumentsOfChild<Args>(info: GraphQLResolveInfo, typeName: string, fieldName: string): Args | null {
  const definition = info.schema.getType(typeName)
  const field = definition && 'getFields' in definition ? definition.getFields()[fieldName] : undefined
  const asked = info.fieldNodes.flatMap((node) => childrenNamed(node.selectionSet?.selections ?? [], fieldName, info))
  const [only, ...others] = asked
  if (!field || !('args' in field) || !only || others.length > 0) return null
  return getArgumentValues(field, only, info.variableValues) as Args
}

function childrenNamed(selections: readonly SelectionNode[], name: string, info: GraphQLResolveInfo) {
  return selections.flatMap((selection): Extract<SelectionNode, { kind: Kind.FIELD }>[] => {
    if (selection.kind === Kind.FIELD) return selection.name.value === name ? [selection] : []
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]
    return inner ? childrenNamed(inner.selectionSet.selections, name, info) : []
  })
}
