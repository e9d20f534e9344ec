import type { Context } from '../context.ts'

/**
 * Makes one message of some news for all guests, who see the same. Subscribers with the same document share its set of
 * selected fields, which is the key.
 */
export function sharedByGuests<News extends object, Message>(work: (ctx: Context, news: News) => Promise<Message>) {
  const done = new WeakMap<News, Map<ReadonlySet<string>, Promise<Message>>>()
  return (ctx: Context, news: News): Promise<Message> => {
    if (ctx.viewer) return work(ctx, news)
    const ofNews = done.get(news) ?? new Map<ReadonlySet<string>, Promise<Message>>()
    done.set(news, ofNews)
    const message = ofNews.get(ctx.selection) ?? work(ctx, news)
    ofNews.set(ctx.selection, message)
    // What failed is tried again.
    message.catch(() => ofNews.delete(ctx.selection))
    return message
  }
}
