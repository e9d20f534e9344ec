import { listen } from '../live/socket.ts'
import { ReportsWaitingDocument, type ReportsWaitingSubscription } from './watchReports.generated.ts'

export type Waiting = ReportsWaitingSubscription['reportsWaiting']

export const watchReports = (onMessage: (waiting: Waiting) => void): (() => void) =>
  listen(ReportsWaitingDocument, {}, { onMessage: ({ reportsWaiting }) => onMessage(reportsWaiting) })
