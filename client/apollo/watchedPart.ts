import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type ASTNode, type DocumentNode, type FieldNode, Kind, type SelectionNode, visit } from 'graphql'
import type { Ids } from './connection.ts'

type Known = DocumentNode & { __meta__?: { whole?: DocumentNode } }

type Spreads = ' $fragmentRefs' | ' $fragmentName'

type More<Edge> = Edge extends { node: infer Node }
  ? Exclude<keyof Edge, 'node'> | Exclude<keyof Node, 'id' | Spreads>
  : never

/** Data of a list: the ids of its items, and edges only if the list itself shows more of them. */
export type Watched<Data> = Data extends { edges: (infer Edge)[] }
  ? Omit<Data, More<Edge> extends never ? 'edges' : never> & { ids: Ids }
  : Data extends object
    ? { [Key in keyof Data]: Key extends Spreads ? Data[Key] : Watched<Data[Key]> }
    : Data

const parts = new WeakMap<DocumentNode, DocumentNode>()

/** The ids of a page's lists, and the fields that the lists show themselves. Each card watches its own fragment. */
export function watchedPart<Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>) {
  const part = parts.get(query) ?? withoutRows(query)
  parts.set(query, part)
  return part as TypedDocumentNode<Watched<Data>, Variables>
}

/** The whole query that `document` is a part of, or `document` itself. */
export const wholeOf = (document: DocumentNode): DocumentNode => (document as Known).__meta__?.whole ?? document

const ids: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'ids' } }

function withoutRows(query: Known): Known {
  const part = visit(withoutCards(query), {
    SelectionSet: (set) =>
      set.selections.some(isEdges) ? { ...set, selections: [ids, ...set.selections.flatMap(ownPart)] } : undefined,
  })
  return { ...part, __meta__: { ...query.__meta__, whole: query } }
}

/** Posts in these fields are cards, each of which watches its own fragment. */
const cardFields = ['node', 'conversation', 'ancestors', 'thread', 'pinnedPost']

function withoutCards(query: DocumentNode): DocumentNode {
  return visit(query, {
    FragmentSpread: (_spread, _key, _parent, _path, ancestors) => {
      const field = ancestors.at(-2) as ASTNode
      return field.kind === Kind.FIELD && cardFields.includes(field.name.value) ? null : undefined
    },
  })
}

const isNamed = (name: string) => (field: ASTNode) => field.kind === Kind.FIELD && field.name.value === name
const isEdges = isNamed('edges')
const isNode = isNamed('node')
const isId = isNamed('id')

/** Removes a list's edges if only ids would be left of them. */
function ownPart(selection: SelectionNode): readonly SelectionNode[] {
  if (selection.kind !== Kind.FIELD || !isEdges(selection)) return [selection]
  const shown = selection.selectionSet?.selections ?? []
  const isBare = (field: SelectionNode) =>
    isNode(field) && field.kind === Kind.FIELD && field.selectionSet?.selections.every(isId)
  return shown.every(isBare) ? [] : [selection]
}
