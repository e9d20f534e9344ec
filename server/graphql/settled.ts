import { AppError, type ErrorCode } from '../errors.ts'

/**
 * Waits for a change. The `unchanged` codes count as success, because a client that lost the response sends the
 * mutation again.
 */
export async function settled(change: Promise<void>, ...unchanged: ErrorCode[]): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!(error instanceof AppError && unchanged.includes(error.code))) throw error
  }
}
