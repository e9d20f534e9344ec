import { type GraphQLSchema, type OperationDefinitionNode, getVariableValues } from 'graphql'

type Values = ReturnType<typeof getVariableValues>
type Variables = Readonly<Record<string, unknown>>

const known = new WeakMap<Variables, { operation: OperationDefinitionNode; values: Values }>()

/** The variables as graphql-js coerces them, or the first mistake. The limits and the execution use the same result. */
export function variableValues(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): Values {
  const present = known.get(variables)
  if (present?.operation === operation) return present.values
  const values = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 })
  known.set(variables, { operation, values })
  return values
}
