import { AppError, type ErrorCode } from '../errors.ts'

/**
 * Waits for a change. Where one of these codes says that everything was so before, it counts as made: a client that lost
 * the answer sends a mutation again. Throws every other error.
 */
export async function settled(change: Promise<void>, ...unchanged: ErrorCode[]): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!(error instanceof AppError && unchanged.includes(error.code))) throw error
  }
}
