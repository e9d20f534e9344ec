import { isNativeError } from 'node:util/types'
import mongoose, { type mongo } from 'mongoose'
import { AppError, commonErrors, isError } from '../errors.ts'

/** MongoDB's answers while a member starts, stops or changes its role, or is overloaded. */
const passingCodes = new Set<unknown>([
  6, // HostUnreachable
  7, // HostNotFound
  24, // LockTimeout
  43, // CursorNotFound: the member that held it is gone
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  74, // NodeNotFound
  89, // NetworkTimeout
  91, // ShutdownInProgress
  93, // InvalidReplicaSetConfig: a member that has just started
  94, // NotYetInitialized: likewise
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  206, // NoSuchSession: its member was started again
  211, // KeyNotFound: a new primary has not loaded its keys yet
  225, // TransactionTooOld
  237, // CursorKilled
  239, // SnapshotTooOld
  246, // SnapshotUnavailable
  251, // NoSuchTransaction: its member changed its role or ended it for its age
  262, // ExceededTimeLimit
  267, // PreparedTransactionInProgress
  279, // ClientDisconnect
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

/** The driver does not export these classes, or throws them while it is being closed. */
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

/** The driver does not wrap every error of Node's sockets. */
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

const deepest = 4

/** Whether the network, a changing primary or an overloaded database caused an error, and not the operation. */
export function isTransientError(error: unknown, depth = 0): boolean {
  if (!isNativeError(error) || error instanceof AppError || depth > deepest) return false
  if (error instanceof mongoose.mongo.MongoError ? isTransientOfDriver(error) : isOfSocket(error)) return true
  return causesOf(error).some((cause) => isTransientError(cause, depth + 1))
}

/** Whether a retry may succeed: the database could not be used, or the server answered BUSY. */
export const mayPass = (error: unknown): boolean => isTransientError(error) || isError(error, commonErrors.BUSY)

/** A failed bulk write nests the driver's own error in another place. */
function causesOf(error: Error): unknown[] {
  if ('errors' in error && Array.isArray(error.errors)) return error.errors
  return [error.cause, error instanceof mongoose.mongo.MongoServerError && error.errorResponse]
}

const isOfSocket = (error: Error) => socketCodes.has('code' in error ? error.code : undefined)

function isTransientOfDriver(error: mongo.MongoError): boolean {
  const { MongoNetworkError, MongoOperationTimeoutError, MongoSystemError } = mongoose.mongo
  const passing = [MongoNetworkError, MongoOperationTimeoutError, MongoSystemError]
  if (passing.some((kind) => error instanceof kind) || passingNames.has(error.name)) return true
  return passingCodes.has(error.code) || passingLabels.some((label) => error.hasErrorLabel(label))
}
