import { tooComplex } from './tooComplex.ts'

/** A post with all links and images has about 50 values. */
export const variableLimits = {
  depth: 10,
  values: 500,
}

/** The number of values. Throws TOO_COMPLEX if they are many, because validation prints the input for each mistake. */
export function requireModestVariables(variables: unknown): number {
  let level: unknown[] = [variables]
  let steps = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > variableLimits.depth)
      throw tooComplex(`Variables nested more than ${variableLimits.depth} deep.`, {
        cost: depth,
        limit: variableLimits.depth,
      })
    const next: unknown[] = []
    for (const value of level) {
      for (const inner of partsOf(value)) {
        steps += 1
        if (steps > variableLimits.values)
          throw tooComplex(`Variables of more than ${variableLimits.values} values.`, {
            cost: steps,
            limit: variableLimits.values,
          })
        next.push(inner)
      }
    }
    level = next
  }
  return steps
}

/** A generator, because there may be very many. */
function* partsOf(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) yield* value
  else if (typeof value === 'object' && value !== null) {
    for (const key in value) if (Object.hasOwn(value, key)) yield (value as Record<string, unknown>)[key]
  }
}
