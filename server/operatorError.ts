/**
 * An error for the person who runs the server: its message alone tells what is wrong and what to do, so it is printed
 * without a stack. Each kind of failure extends it.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
