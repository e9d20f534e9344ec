import type { FeedFilter } from '../feeds/feeds.service.ts'
import type { PostDocument } from '../posts/post.model.ts'
import { pagesFromStart } from './pages.ts'
import type { Data, Person } from './person.ts'

export const page = (reader: Person, filter: FeedFilter, first: number, after?: string | null) =>
  part(reader, filter, { first, after })

export async function part(reader: Person, filter: FeedFilter, args: object): Promise<Data> {
  const query = `query ($filter: FeedFilter!, $first: Int, $after: String, $last: Int, $before: String) {
    feed(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges { cursor node { id } } pageInfo { hasPreviousPage startCursor hasNextPage endCursor }
    }
  }`
  return (await reader.asks(query, { filter, ...args })).feed
}

export const idsOf = ({ edges }: Data): string[] => edges.map(({ node }: Data) => node.id)

/** The ids of the whole feed. `between` runs after each page but the last. */
export async function wholeFeed(
  reader: Person,
  filter: FeedFilter,
  first: number,
  between = async () => {},
): Promise<string[]> {
  const pages = await pagesFromStart(first, async (args) => {
    if (args.after !== null) await between()
    return part(reader, filter, args)
  })
  return pages.flatMap(idsOf)
}

export function expectedFeed(posts: PostDocument[], authors: Set<string>, filter: FeedFilter): string[] {
  const byTime = (a: PostDocument, b: PostDocument) =>
    b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1)
  const byLikes = (a: PostDocument, b: PostDocument) => b.likeCount - a.likeCount || byTime(a, b)
  const mine = posts.filter((post) => post.parentId === null && authors.has(post.authorId))
  return mine.sort(filter === 'LATEST' ? byTime : byLikes).map((post) => post._id)
}
