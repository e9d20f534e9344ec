/** An error whose message tells the operator what to do. It is printed without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
