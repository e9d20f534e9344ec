/** An error for the operator. Its message says what to do, so it is printed without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
