import { buildSchema } from 'graphql'
import { changesSince } from './changes.ts'

const released = `
  type Query { user(id: ID!, name: String @deprecated(reason: "Use id."), old: Filter @deprecated): User legacy: Legacy @deprecated }
  type User { id: ID! name: String! nick: String @deprecated kind: Kind }
  type Legacy { id: ID! }
  enum Kind { ONE TWO THREE @deprecated }
  input Filter { text: String max: Int @deprecated }
  enum Code { A }`

/** The paths of breaking changes, if a part of the released schema is replaced. */
async function breakingIf(part: string, by: string): Promise<(string | undefined)[]> {
  expect(released).toContain(part)
  const { breaking } = await changesSince(buildSchema(released), buildSchema(released.replace(part, by)))
  return breaking.map(({ path }) => path)
}

describe('a change of the schema', () => {
  it.each([
    ['a field is removed', 'name: String! nick', 'nick', 'User.name'],
    ['a field may become null', 'name: String! nick', 'name: String nick', 'User.name'],
    ['a field gets another type', 'kind: Kind }', 'kind: String }', 'User.kind'],
    ['an argument becomes required', '@deprecated(reason: "Use id.")', '@deprecated, size: Int!', 'Query.user.size'],
    ['a value of an enum is removed', 'ONE TWO', 'ONE', 'Kind.TWO'],
    ['a required input field is added', 'text: String', 'text: String size: Int!', 'Filter.size'],
    ['an input field becomes required', 'text: String', 'text: String!', 'Filter.text'],
    ['a type that nothing leads to is removed', 'enum Code { A }', '', 'Code'],
    ['a deprecated field stays but changes', 'nick: String @', 'nick: Int @', 'User.nick'],
  ])('breaks clients when %s', async (_what, part, by, path) => {
    expect(await breakingIf(part, by)).toEqual([path])
  })

  it.each([
    ['a deprecated field is removed', 'nick: String @deprecated', ''],
    ['a deprecated argument is removed', ', name: String @deprecated(reason: "Use id.")', ''],
    ['a deprecated value of an enum is removed', 'THREE @deprecated', ''],
    ['a deprecated input field is removed', 'max: Int @deprecated', ''],
    ['a type is removed with the deprecated field that leads to it', /legacy.*@deprecated }/.exec(released)![0], '}'],
    ['a field is added', 'kind: Kind }', 'kind: Kind size: Int }'],
    ['an optional argument is added', 'id: ID!,', 'id: ID!, size: Int,'],
    ['a field is deprecated', 'kind: Kind }', 'kind: Kind @deprecated }'],
  ])('does not when %s', async (_what, part, by) => {
    const text = by === '}' ? released.replace('type Legacy { id: ID! }', '') : released
    const present = buildSchema(text.replace(part, by))
    expect((await changesSince(buildSchema(released), present)).breaking).toEqual([])
  })

  it('is also listed when it breaks nothing', async () => {
    const { other } = await changesSince(
      buildSchema(released),
      buildSchema(released.replace('ONE TWO', 'ZERO ONE TWO')),
    )
    expect(other.map(({ path }) => path)).toEqual(['Kind.ZERO'])
  })
})
