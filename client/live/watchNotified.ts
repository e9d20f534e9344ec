import { listen } from './socket.ts'
import { NotifiedDocument, type NotifiedSubscription } from './watchNotified.generated.ts'

type Told = { onNews(news: NotifiedSubscription['notified']): void; onTold(isTold: boolean): void }

/** Reports the viewer's newest notification and the number of new ones, at once and after each change. */
export const watchNotified = ({ onNews, onTold }: Told): (() => void) =>
  listen(NotifiedDocument, {}, { onMessage: ({ notified }) => onNews(notified), onTold })
