import { GraphQLScalarType } from 'graphql'

/** A time as ISO 8601 in UTC. It is output only: the server sets all times. */
export const DateTime = new GraphQLScalarType<never, string>({
  name: 'DateTime',
  serialize(value) {
    if (value instanceof Date) return value.toISOString()
    throw new TypeError('A DateTime is a Date.')
  },
  parseValue() {
    throw new TypeError('A DateTime cannot be sent.')
  },
})
