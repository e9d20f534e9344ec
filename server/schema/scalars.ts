import { Kind, type ValueNode } from 'graphql'

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/

function momentOf(value: unknown): Date {
  const moment = new Date(typeof value === 'string' && iso.test(value) ? value : Number.NaN)
  if (Number.isNaN(moment.getTime())) throw new TypeError('A DateTime is ISO 8601 in UTC: 2026-11-20T18:05:09.120Z.')
  return moment
}

/** ISO 8601 in UTC. An instance of GraphQLScalarType would replace the description in the schema. */
export const DateTime = {
  serialize(value: unknown): string {
    if (value instanceof Date) return value.toISOString()
    throw new TypeError('A DateTime is a Date.')
  },
  parseValue: momentOf,
  parseLiteral: (node: ValueNode): Date => momentOf(node.kind === Kind.STRING ? node.value : null),
}
