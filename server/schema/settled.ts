import { AppError, type ErrorKind } from '../errors.ts'

/** The result of a change. `unchanged` errors become null, a success, because clients repeat lost requests. */
export async function settled<T>(change: Promise<T>, ...unchanged: ErrorKind[]): Promise<T | null> {
  try {
    return await change
  } catch (error) {
    if (error instanceof AppError && unchanged.includes(error.kind)) return null
    throw error
  }
}
