/** Its message tells the operator what to do, so it is printed without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
