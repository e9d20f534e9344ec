import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type ASTNode, type DocumentNode, visit } from 'graphql'

type Known = DocumentNode & { __meta__?: { whole?: DocumentNode } }

const parts = new WeakMap<DocumentNode, DocumentNode>()

/**
 * The part of a page's query that its list watches: of its nodes only the fields that the list itself shows, such as ids.
 * Each card or row watches its own fragment, so a change of one in ten thousand reads that one again, not the list. The
 * server is asked for the whole query, which has the same hash, and the cache takes in the whole answer.
 */
export function watchedPart<Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>) {
  const part = parts.get(query) ?? withoutRows(query)
  parts.set(query, part)
  return part as typeof query
}

/** The query that a document is a part of; any other document itself. */
export const wholeOf = (document: DocumentNode): DocumentNode => (document as Known).__meta__?.whole ?? document

function withoutRows(query: Known): Known {
  const part = visit(query, {
    FragmentSpread: (_spread, _key, _parent, _path, ancestors) => (isNode(ancestors.at(-2)) ? null : undefined),
  })
  return { ...part, __meta__: { ...query.__meta__, whole: query } }
}

/** Whether this is the field `node` of a connection's edges. */
const isNode = (field: ASTNode | readonly ASTNode[] | undefined) =>
  field !== undefined && 'name' in field && field.name?.value === 'node'
