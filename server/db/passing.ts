import mongoose from 'mongoose'

/** Whether an error is the network's, a missing primary's or the deadline's, and not this read's own fault. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof mongoose.mongo.MongoError)) return false
  const passingNames = ['MongoNetworkError', 'MongoNetworkTimeoutError', 'MongoServerSelectionError', 'MongoPoolClearedError']
  return passingNames.includes(error.name) || error.hasErrorLabel('RetryableReadError') || error.code === 50
}
