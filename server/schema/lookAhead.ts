import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
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
  const children = info.fieldNodes.flatMap((node) => childrenOf(node, info))
  const [only, ...others] = children.filter(({ name }) => name.value === fieldName)
  if (!field || !('args' in field) || !only || others.length > 0 || !hasAnyOf(only, within, info)) return null
  return getArgumentValues(field, only, info.variableValues) as Args
}

function hasAnyOf(node: FieldNode, names: readonly string[], info: GraphQLResolveInfo): boolean {
  return childrenOf(node, info).some(({ name }) => names.includes(name.value))
}

function childrenOf({ selectionSet }: FieldNode, { fragments, variableValues }: GraphQLResolveInfo): FieldNode[] {
  return fieldsIn(selectionSet, fragments, (selection) => isIncluded(selection, variableValues))
}

/** The fields of a selection. A fragment is entered once: otherwise a few nested ones would take millions of steps. */
export function fieldsIn(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  isWanted: (selection: SelectionNode) => boolean = () => true,
  entered = new Set<string>(),
): FieldNode[] {
  return (set?.selections ?? []).filter(isWanted).flatMap((selection): FieldNode[] => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, fragments, isWanted, entered)
    const { value } = selection.name
    if (entered.has(value)) return []
    return fieldsIn(fragments[value]?.selectionSet, fragments, isWanted, entered.add(value))
  })
}

type Fragments = Readonly<Partial<Record<string, FragmentDefinitionNode>>>

export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]))
}

/** Whether `@skip` and `@include` leave a selection. */
export function isIncluded(selection: SelectionNode, variables?: GraphQLResolveInfo['variableValues']): boolean {
  if (!selection.directives?.length) return true
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables)
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variables)
  return skip?.['if'] !== true && include?.['if'] !== false
}
