/**
 * An error for the person who runs the server. Its message says what is wrong and what to do, so it is printed without
 * a stack. Each kind of failure extends this class.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
