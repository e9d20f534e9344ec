import { createHash } from 'node:crypto'
import type { Types } from '@graphql-codegen/plugin-helpers'
import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type SelectionSetNode,
  print,
  separateOperations,
  visit,
} from 'graphql'

const clientDirectives = ['unmask']

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const

/** An operation's text as Apollo Client sends it. Fragments are sorted, so that a document has one text. */
export function sentText(document: DocumentNode): string {
  const definitions = document.definitions.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b), 'en'))
  const sent = visit({ kind: Kind.DOCUMENT, definitions } as const, {
    Directive: ({ name }) => (clientDirectives.includes(name.value) ? null : undefined),
    SelectionSet: (node, _key, parent) => (isOperation(parent) || hasTypename(node) ? undefined : withTypename(node)),
  })
  return print(sent)
}

const orderOf = (definition: DefinitionNode) =>
  definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : ''

const isOperation = (node: unknown) =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === Kind.OPERATION_DEFINITION

const hasTypename = ({ selections }: SelectionSetNode) =>
  selections.some((selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename')

const withTypename = (node: SelectionSetNode): SelectionSetNode => ({
  ...node,
  selections: [...node.selections, typename],
})

/** Client and server know a document by the SHA-256 of its text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export const operationsFile: Types.OutputPreset = {
  buildGeneratesSection: ({ baseOutputDir, schema, documents }) => [
    {
      filename: baseOutputDir,
      plugins: [{ operations: {} }],
      pluginMap: { operations: { plugin: (_schema, files) => textsByHash(files) } },
      config: {},
      schema,
      documents,
    },
  ],
}

function textsByHash(files: Types.DocumentFile[]): string {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
  const operations = Object.values(separateOperations({ kind: Kind.DOCUMENT, definitions }))
  return inOneFile(operations.map(sentText).toSorted())
}

/** The content of a file of documents: their texts, by hash. */
export const inOneFile = (texts: readonly string[]): string =>
  `${JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text])), null, 2)}\n`
