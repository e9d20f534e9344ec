import type { Context } from '../context.ts'

/** Makes one message for all guests with the same document, that is, with the same set of selected fields. */
export function sharedByGuests<News extends object, Message>(work: (ctx: Context, news: News) => Promise<Message>) {
  const done = new WeakMap<News, Map<ReadonlySet<string>, Promise<Message>>>()
  return (ctx: Context, news: News): Promise<Message> => {
    if (ctx.viewer) return work(ctx, news)
    const ofNews = done.get(news) ?? new Map<ReadonlySet<string>, Promise<Message>>()
    done.set(news, ofNews)
    const message = ofNews.get(ctx.selection) ?? work(ctx, news)
    ofNews.set(ctx.selection, message)
    // A message that failed is made again for the next guest.
    message.catch(() => ofNews.delete(ctx.selection))
    return message
  }
}
