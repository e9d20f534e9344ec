import mongoose from 'mongoose'

/** Whether an error is the network's, a missing primary's or the deadline's, and not this read's own fault. */
export function isTransientError(error: unknown): boolean {
  const { MongoError, MongoNetworkError, MongoOperationTimeoutError, MongoServerSelectionError } = mongoose.mongo
  // The deadline's signal, where the driver was not yet waiting for an answer.
  if (error instanceof DOMException) return error.name === 'TimeoutError'
  if (!(error instanceof MongoError)) return false
  const passing = [MongoNetworkError, MongoOperationTimeoutError, MongoServerSelectionError]
  if (passing.some((kind) => error instanceof kind) || error.name === 'MongoWaitQueueTimeoutError') return true
  return error.hasErrorLabel('RetryableReadError') || error.code === 50
}
