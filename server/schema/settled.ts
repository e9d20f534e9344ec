import { AppError, type ErrorCode } from '../errors.ts'

/** The result of a change. `unchanged` codes become null, a success, because clients repeat lost requests. */
export async function settled<T>(change: Promise<T>, ...unchanged: ErrorCode[]): Promise<T | null> {
  try {
    return await change
  } catch (error) {
    if (error instanceof AppError && unchanged.includes(error.code)) return null
    throw error
  }
}
