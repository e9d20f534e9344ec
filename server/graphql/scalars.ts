import { GraphQLScalarType } from 'graphql'

/** A moment as ISO 8601 in UTC. Moments are the server's: no input takes one. */
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
