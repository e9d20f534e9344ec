import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type ASTNode, type DocumentNode, type FieldNode, Kind, type SelectionNode, visit } from 'graphql'
import type { Ids } from './connection.ts'

type Known = DocumentNode & { __meta__?: { whole?: DocumentNode } }

type Spreads = ' $fragmentRefs' | ' $fragmentName'

/** Each list has its items' ids, and edges only if the list itself shows more of them. */
export type Watched<Data> = Data extends { edges: { node: infer Node }[] }
  ? Omit<Data, Exclude<keyof Node, 'id' | Spreads> extends never ? 'edges' : never> & { ids: Ids }
  : Data extends object
    ? { [Key in keyof Data]: Key extends Spreads ? Data[Key] : Watched<Data[Key]> }
    : Data

const parts = new WeakMap<DocumentNode, DocumentNode>()

/**
 * The part of a page's query that its list watches: the ids of its items, and the fields that the list itself shows.
 * Each card watches its own fragment, so a change of one card reads only that card again.
 */
export function watchedPart<Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>) {
  const part = parts.get(query) ?? withoutRows(query)
  parts.set(query, part)
  return part as TypedDocumentNode<Watched<Data>, Variables>
}

/** The whole query that `document` is a part of, or `document` itself. */
export const wholeOf = (document: DocumentNode): DocumentNode => (document as Known).__meta__?.whole ?? document

const ids: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'ids' } }

function withoutRows(query: Known): Known {
  const part = visit(query, {
    SelectionSet: (set) =>
      set.selections.some(isEdges) ? { ...set, selections: [ids, ...set.selections.flatMap(ownPart)] } : undefined,
  })
  return { ...part, __meta__: { ...query.__meta__, whole: query } }
}

const isNamed = (name: string) => (field: ASTNode) => field.kind === Kind.FIELD && field.name.value === name
const isEdges = isNamed('edges')
const isNode = isNamed('node')
const isId = isNamed('id')

/** Removes the rows' fragments from a list's edges, and the edges if only ids remain. */
function ownPart(selection: SelectionNode): readonly SelectionNode[] {
  if (selection.kind !== Kind.FIELD || !isEdges(selection)) return [selection]
  const edges = visit(selection, {
    FragmentSpread: (_spread, _key, _parent, _path, ancestors) =>
      isNode(ancestors.at(-2) as ASTNode) ? null : undefined,
  })
  const [node] = edges.selectionSet?.selections.filter(isNode) ?? []
  const shown = node?.kind === Kind.FIELD ? node.selectionSet?.selections : []
  return shown?.every(isId) ? [] : [edges]
}
