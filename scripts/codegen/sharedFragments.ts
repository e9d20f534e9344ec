import { dirname, relative, resolve } from 'node:path'
import { preset as besideOperations } from '@graphql-codegen/near-operation-file-preset'
import { type Types, isComplexPluginOutput } from '@graphql-codegen/plugin-helpers'
import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node'
import type { DefinitionNode, DocumentNode } from 'graphql'

/** Like `near-operation-file`, but documents import their fragments, so that the bundle has each one once. */
export const sharedFragments: Types.OutputPreset = {
  ...besideOperations,
  buildGeneratesSection: (options) => {
    const fileOf = filesOfFragments(options.documents)
    const plugin: typeof typedDocuments = async (schema, files, config, info) => {
      const output = await typedDocuments(schema, files, config, info)
      return isComplexPluginOutput(output) ? withReferences(output, resolve(info?.outputFile ?? ''), fileOf) : output
    }
    const pluginMap = { ...options.pluginMap, 'typed-document-node': { plugin } }
    return besideOperations.buildGeneratesSection({ ...options, pluginMap })
  },
}

function filesOfFragments(files: Types.DocumentFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ location = '', document }) =>
      (document?.definitions ?? []).map(
        (definition) => [nameOf(definition), resolve(generatedFrom(location))] as const,
      ),
    ),
  )
}

const generatedFrom = (location: string) => location.replace(/\.graphql$/, '.generated.ts')

const documents = /^(export const \w+ = )(\{.*\})( as unknown as DocumentNode)/gm

function withReferences(
  { content, prepend = [] }: Types.ComplexPluginOutput,
  file: string,
  fileOf: Map<string, string>,
): Types.ComplexPluginOutput {
  const imports = new Set<string>()
  const referTo = (fragment: string) => {
    const source = fileOf.get(fragment)
    if (!source) throw new Error(`No file defines the fragment ${fragment}.`)
    const path = relative(dirname(file), source)
    if (source !== file)
      imports.add(`import { ${constantOf(fragment)} } from '${path.startsWith('.') ? path : `./${path}`}';`)
    return `${constantOf(fragment)}.definitions[0]`
  }
  const shortened = content.replace(documents, (_all, begin: string, json: string, end: string) => {
    const { definitions, ...rest } = JSON.parse(json) as DocumentNode
    const [own, ...fragments] = definitions
    const list = [JSON.stringify(own), ...fragments.map((fragment) => referTo(nameOf(fragment)))]
    return `${begin}${JSON.stringify(rest).slice(0, -1)},"definitions":[${list.join(',')}]}${end}`
  })
  return { content: shortened, prepend: [...prepend, ...imports] }
}

const nameOf = (definition: DefinitionNode) => ('name' in definition ? (definition.name?.value ?? '') : '')

/** The generator's constant for `PostCard_post` is `PostCard_PostFragmentDoc`. */
const constantOf = (fragment: string) =>
  `${fragment.replace(/(^|_)(\w)/g, (_all, before: string, letter: string) => before + letter.toUpperCase())}FragmentDoc`
