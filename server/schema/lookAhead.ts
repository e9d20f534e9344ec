import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  Kind,
  type SelectionNode,
  getArgumentValues,
  getDirectiveValues,
} from 'graphql'

/** Whether one of these is selected in the field that is being resolved. */
export function selectsAnyOf(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  return info.fieldNodes.some((node) => hasAnyOf(node, names, info))
}

/** The arguments of a child field. Null unless it is selected exactly once, with a field of `within`. */
export function argumentsOfChild<Args>(
  info: GraphQLResolveInfo,
  typeName: string,
  fieldName: string,
  within: readonly string[],
): Args | null {
  const definition = info.schema.getType(typeName)
  const field = definition && 'getFields' in definition ? definition.getFields()[fieldName] : undefined
  const asked = info.fieldNodes.flatMap((node) => childrenNamed(node.selectionSet?.selections ?? [], fieldName, info))
  const [only, ...others] = asked
  if (!field || !('args' in field) || !only || others.length > 0 || !hasAnyOf(only, within, info)) return null
  return getArgumentValues(field, only, info.variableValues) as Args
}

function hasAnyOf({ selectionSet }: FieldNode, names: readonly string[], info: GraphQLResolveInfo): boolean {
  return names.some((name) => childrenNamed(selectionSet?.selections ?? [], name, info).length > 0)
}

/** A fragment is entered once: otherwise a few nested ones would take millions of steps. */
function childrenNamed(
  selections: readonly SelectionNode[],
  name: string,
  info: GraphQLResolveInfo,
  entered = new Set<string>(),
): FieldNode[] {
  return selections.flatMap((selection): FieldNode[] => {
    if (!isIncluded(selection, info)) return []
    if (selection.kind === Kind.FIELD) return selection.name.value === name ? [selection] : []
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return childrenNamed(selection.selectionSet.selections, name, info, entered)
    const fragment = info.fragments[selection.name.value]
    if (!fragment || entered.size === entered.add(selection.name.value).size) return []
    return childrenNamed(fragment.selectionSet.selections, name, info, entered)
  })
}

function isIncluded(selection: SelectionNode, { variableValues }: GraphQLResolveInfo): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues)
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)
  return skip?.['if'] !== true && include?.['if'] !== false
}
