import mongoose from 'mongoose'

/** Codes of errors that pass by themselves: what MongoDB answers while a member goes, comes or changes its role, or has too much to do. */
const passingCodes = new Set<unknown>([
  6, // HostUnreachable
  7, // HostNotFound
  24, // LockTimeout
  43, // CursorNotFound: the member that held it is gone
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  225, // TransactionTooOld
  237, // CursorKilled
  251, // NoSuchTransaction: its member changed its role or ended it for its age
  262, // ExceededTimeLimit
  290, // TransactionExceededLifetimeLimitSeconds
  365, // TemporarilyUnavailable
  384, // ConnectionError
  462, // IngressRequestRateLimitExceeded
  9001, // SocketException
  10058, // LegacyNotPrimary
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11601, // Interrupted
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
  14031, // OutOfDiskSpace
])

const passingLabels = [
  'RetryableReadError',
  'RetryableWriteError',
  'RetryableError',
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
  'SystemOverloadedError',
  'PoolRequestedRetry',
]

/** Classes that the driver does not export, and those of a driver that is being closed while requests still run. */
const passingNames = new Set([
  'MongoWaitQueueTimeoutError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoServerClosedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoNotConnectedError',
  'MongoExpiredSessionError',
])

/** A socket's errors come from Node itself where the driver has no wrapping for them. */
const socketCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
])

/** Whether an error is the network's, a changing primary's or an overloaded database's, and not the operation's own fault. */
export function isTransientError(error: unknown): boolean {
  const { MongoError, MongoNetworkError, MongoOperationTimeoutError, MongoSystemError } = mongoose.mongo
  if (!(error instanceof MongoError)) return socketCodes.has((error as { code?: unknown } | null | undefined)?.code)
  const passing = [MongoNetworkError, MongoOperationTimeoutError, MongoSystemError]
  if (passing.some((kind) => error instanceof kind) || passingNames.has(error.name)) return true
  return passingCodes.has(error.code) || passingLabels.some((label) => error.hasErrorLabel(label))
}
