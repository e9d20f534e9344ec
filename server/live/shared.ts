import type { Context } from '../context.ts'

/** Makes one message for all guests with the same document, who see the same. Its set of selected fields is the key. */
export function sharedByGuests<News extends object, Message>(work: (ctx: Context, news: News) => Promise<Message>) {
  const done = new WeakMap<News, Map<ReadonlySet<string>, Promise<Message>>>()
  return (ctx: Context, news: News): Promise<Message> => {
    if (ctx.viewer) return work(ctx, news)
    const ofNews = done.get(news) ?? new Map<ReadonlySet<string>, Promise<Message>>()
    done.set(news, ofNews)
    const message = ofNews.get(ctx.selection) ?? work(ctx, news)
    ofNews.set(ctx.selection, message)
    // A failed message is made again.
    message.catch(() => ofNews.delete(ctx.selection))
    return message
  }
}
