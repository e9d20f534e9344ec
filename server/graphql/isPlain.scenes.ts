import { readFileSync } from 'node:fs'
import { buildSchema, getOperationAST, parse } from 'graphql'
import { isPlain } from './compiled.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const file = new URL('../../client/apollo/operations.generated.json', import.meta.url)
const sent = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  .filter((operation) => !operation.startsWith('subscription '))
  .map((operation) => [/^\w+ (\w+)/.exec(operation)?.[1] ?? '', operation] as const)

describe('the compiler', () => {
  const isCompiled = (text: string, ofSchema = schema) => {
    const document = parse(text)
    const operation = getOperationAST(document)
    if (!operation) throw new Error('The document has no operation.')
    return isPlain(ofSchema, document, operation)
  }

  // They may be given a moment, which a compiled function would coerce twice.
  const left = ['EditPost', 'SuspendUser', 'SilenceUser', 'PostsToRemove', 'RemovePosts', 'BlockEntry']

  it.each(sent)("takes the client's %s, unless it may be given a moment", (name, text) =>
    expect(isCompiled(text)).toBe(!left.includes(name)),
  )

  it('takes an input that may contain itself', () => {
    const nested = buildSchema(
      'input Filter { all: [Filter!], word: String } type Query { found(filter: Filter): Int }',
    )
    expect(isCompiled('query Q($filter: Filter) { found(filter: $filter) }', nested)).toBe(true)
  })

  it.each([
    ['a text', '{ user(username: "bob") { id } }'],
    ['a block of text', '{ user(username: """bob""") { id } }'],
    ['a default text', 'query Q($name: String! = "bob") { user(username: $name) { id } }'],
    ['an alias of every object', '{ posts { __proto__: __typename } }'],
    ['a variable of every object', 'query Q($__proto__: Int) { posts(first: $__proto__) { __typename } }'],
    ['a directive', 'query Q($no: Boolean!) { posts { edges @skip(if: $no) { cursor } } }'],
    [
      'an optional variable in an object',
      'mutation M($bio: String) { editProfile(input: { bio: $bio }) { user { id } } }',
    ],
    ['two changes', 'mutation M { a: logOut { __typename } b: logOut { __typename } }'],
    [
      'a change with an argument in its answer',
      'mutation M($i: LikePostInput!) { likePost(input: $i) { post { replies(first: 0) { totalCount } } } }',
    ],
    ['changes in a fragment', 'mutation M { ...F } fragment F on Mutation { logOut { __typename } }'],
  ])('leaves %s to graphql-js', (_what, text) => expect(isCompiled(text)).toBe(false))
})
