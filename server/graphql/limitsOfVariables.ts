import { tooComplex } from './tooComplex.ts'

/** A post with all links and images has about 50 values. */
export const variableLimits = {
  depth: 10,
  values: 500,
}

/** The number of values. Throws TOO_COMPLEX if they are many, because validation prints the input for each mistake. */
export function requireModestVariables(variables: unknown): number {
  let count = 0
  let level: unknown[] = [variables]
  for (let depth = 0; level.length > 0; depth += 1) {
    requireAtMost(depth, variableLimits.depth, `Variables nested more than ${variableLimits.depth} deep.`)
    level = level.flatMap(partsOf)
    count += level.length
    requireAtMost(count, variableLimits.values, `Variables of more than ${variableLimits.values} values.`)
  }
  return count
}

function requireAtMost(cost: number, limit: number, words: string): void {
  if (cost > limit) throw tooComplex(words, { cost, limit })
}

const partsOf = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : [])
