import { listen } from './socket.ts'
import { NotifiedDocument, type NotifiedSubscription } from './watchNotified.generated.ts'

type Told = { onNews(news: NotifiedSubscription['notified']): void; onDown(): void }

/** Tells the viewer's newest notification and how many are new: first as it is, then after each change. */
export const watchNotified = ({ onNews, onDown }: Told): (() => void) =>
  listen(NotifiedDocument, {}, { onMessage: ({ notified }) => onNews(notified), onDown })
