import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core'
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

/** `breaking` has the changes that break clients, and that the last release did not announce as deprecated. */
export type Changes = { breaking: Change[]; other: Change[] }

/** Compares the present schema with the released one. What the release had as `@deprecated` may be removed. */
export async function changesSince(released: GraphQLSchema, present: GraphQLSchema): Promise<Changes> {
  const changes = await diff(released, present)
  const breaks = ({ criticality, path, type }: Change) =>
    criticality.level === CriticalityLevel.Breaking &&
    !(String(type).endsWith('_REMOVED') && isDeprecated(released, path))
  return { breaking: changes.filter(breaks), other: changes.filter((change) => !breaks(change)) }
}

/** A path is `Type`, `Type.field` or `Type.field.argument`. */
function isDeprecated(schema: GraphQLSchema, path = ''): boolean {
  const [typeName = '', memberName, argumentName] = path.split('.')
  if (memberName === undefined) return isOnlyUsedByDeprecated(schema, typeName)
  const member = membersOf(schema, typeName).find(({ name }) => name === memberName)
  const named = argumentName === undefined ? member : member?.args?.find(({ name }) => name === argumentName)
  return Boolean(named?.deprecationReason)
}

type Field = GraphQLField<unknown, unknown> | GraphQLInputField
type Member = { name: string; deprecationReason?: string | null | undefined; args?: readonly Member[]; type?: string }

function membersOf(schema: GraphQLSchema, typeName: string): Member[] {
  const type = schema.getType(typeName)
  if (isEnumType(type)) return [...type.getValues()]
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return []
  const fields: Field[] = isInputObjectType(type) ? Object.values(type.getFields()) : Object.values(type.getFields())
  return fields.map((field) => ({
    name: field.name,
    deprecationReason: field.deprecationReason,
    type: getNamedType(field.type).name,
    args: 'args' in field ? field.args.map((arg) => ({ ...arg, type: getNamedType(arg.type).name })) : [],
  }))
}

/** A type cannot be deprecated. It may be removed if everything that leads to it was deprecated. */
function isOnlyUsedByDeprecated(schema: GraphQLSchema, typeName: string): boolean {
  const members = Object.keys(schema.getTypeMap()).flatMap((name) => membersOf(schema, name))
  const uses = members.flatMap((member) =>
    [member, ...(member.args ?? [])].filter(({ type }) => type === typeName).map((use) => [member, use]),
  )
  return uses.length > 0 && uses.every((path) => path.some(({ deprecationReason }) => deprecationReason))
}
