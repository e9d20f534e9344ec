/** Known in every copy of this module: the bundle has two, see `bundle/script.ts`. */
const mark = Symbol.for('linnet.operatorError')

/** An error for the operator. Its message says what to do, so it is printed without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
  readonly [mark] = true
}

export function isOperatorError(error: unknown): error is OperatorError {
  return error instanceof Error && mark in error
}
