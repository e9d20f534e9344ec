import { AppError, type ErrorKind } from '../errors.ts'

/** Waits for a change. Clients repeat requests whose answer was lost, so an error in `unchanged` is no failure. */
export async function settled<T>(change: Promise<T>, ...unchanged: ErrorKind[]): Promise<T | null> {
  try {
    return await change
  } catch (error) {
    if (error instanceof AppError && unchanged.includes(error.kind)) return null
    throw error
  }
}
