import { listen } from '../live/socket.ts'
import { ReportsWaitingDocument, type ReportsWaitingSubscription } from './watchReports.generated.ts'

export type Waiting = ReportsWaitingSubscription['reportsWaiting']

/** Reports which cases are open, at once and after each change. */
export const watchReports = (onMessage: (waiting: Waiting) => void): (() => void) =>
  listen(ReportsWaitingDocument, {}, { onMessage: ({ reportsWaiting }) => onMessage(reportsWaiting), onDown: () => {} })
