import { AppError, type ErrorCode } from '../errors.ts'

/**
 * Waits for a change. The `unchanged` codes mean that the state was already as wanted, and count as success: a client
 * that lost the response sends the mutation again. Throws every other error.
 */
export async function settled(change: Promise<void>, ...unchanged: ErrorCode[]): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!(error instanceof AppError && unchanged.includes(error.code))) throw error
  }
}
