/**
 * A time as ISO 8601 in UTC. It is output only: the server sets all times. Its functions alone, because an instance of
 * GraphQLScalarType would replace the description in the schema.
 */
export const DateTime = {
  serialize(value: unknown): string {
    if (value instanceof Date) return value.toISOString()
    throw new TypeError('A DateTime is a Date.')
  },
  parseValue(): never {
    throw new TypeError('A DateTime cannot be sent.')
  },
}
