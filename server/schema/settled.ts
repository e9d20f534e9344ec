import { AppError, type ErrorCode } from '../errors.ts'

/**
 * Waits for a change and returns its result, or null if there was nothing to change. The `unchanged` codes count as
 * success, because a client that lost the response sends the mutation again.
 */
export async function settled<T>(change: Promise<T>, ...unchanged: ErrorCode[]): Promise<T | null> {
  try {
    return await change
  } catch (error) {
    if (error instanceof AppError && unchanged.includes(error.code)) return null
    throw error
  }
}
