import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  Source,
  buildSchema,
  concatAST,
  isEnumType,
  parse,
  print,
  separateOperations,
  validate,
} from 'graphql'

const schemaFile = 'schema.graphql'
const note = '// Written by `npm run client-sdk` from GraphQL documents. Change those and run it again.\n'

/** The documents of a folder do not make a client. The message says why. */
export class DocumentsError extends Error {}

/**
 * The TypeScript module of a client for a folder's `.graphql` files, and the texts of their operations. Throws
 * DocumentsError if there are none, or they do not fit the schema.
 */
export async function generateClient(folder: string): Promise<{ source: string; texts: string[] }> {
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => join(folder, path))
  const operations = readOperations(files, schema)
  if (operations.length === 0) throw new DocumentsError(`There are no operations in .graphql files below ${folder}.`)
  const source = [note, errorCodes(schema), runtime(), await types(files), ...operations.map(typedOperation)]
  return { source: source.join('\n'), texts: operations.map(print) }
}

function readOperations(files: readonly string[], schema: GraphQLSchema): DocumentNode[] {
  try {
    const all = concatAST(files.map((path) => parse(new Source(readFileSync(path, 'utf8'), path))))
    const [problem] = validate(schema, all)
    if (problem) throw problem
    const operations = separateOperations(all)
    if ('' in operations) throw new DocumentsError('Every operation needs a name.')
    return Object.values(operations)
  } catch (error) {
    throw error instanceof GraphQLError ? new DocumentsError(error.toString(), { cause: error }) : error
  }
}

async function types(documents: string[]): Promise<string> {
  const config = {
    scalars: { DateTime: 'string', ID: 'string' },
    enumsAsTypes: true,
    namingConvention: 'keep',
    // The client throws if an answer has errors, so a field that is null only then is never null.
    nullability: { errorHandlingClient: true },
  }
  // It takes seconds to load, which is too long for the message about a typing error.
  const { generate } = await import('@graphql-codegen/cli')
  const generates = { 'types.ts': { plugins: ['typescript-operations'], config } }
  const [file] = (await generate({ schema: schemaFile, documents, silent: true, generates }, false)) as {
    content: string
  }[]
  return file?.content ?? ''
}

function errorCodes(schema: GraphQLSchema): string {
  const type = schema.getType('ErrorCode')
  const codes = isEnumType(type) ? type.getValues().map(({ name }) => `  | '${name}'`) : []
  return ['/** What went wrong, for a program. */', 'export type ErrorCode =', ...codes, ''].join('\n')
}

function runtime(): string {
  const source = readFileSync(new URL('./runtime.ts', import.meta.url), 'utf8')
  return source.replace(/^import .*\n+/gm, '')
}

const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }

function typedOperation(document: DocumentNode): string {
  const text = print(document).replace(/[\\`$]/g, String.raw`\$&`)
  const ofOperation = (definition: DefinitionNode) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
    const type = `${definition.name.value}${suffixes[definition.operation]}`
    const signature = `${definition.name.value}Document: Operation<${type}, ${type}Variables>`
    return `export const ${signature} = {\n  text: \`${text}\`,\n}\n`
  }
  return document.definitions.flatMap(ofOperation).join('')
}
