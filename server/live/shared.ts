import type { Context } from '../context.ts'

/**
 * Makes guests share what is worked out of some news: all of them see the same. The sets of selected fields are those of
 * documents, which subscribers share too.
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
