import { hydrated } from '../context.ts'
import type { Domain } from '../domain.ts'
import type { PostRow } from '../posts/post.row.ts'
import type { Resolvers } from './resolvers.generated.ts'

export function postFields(domains: readonly Domain[]): Resolvers {
  const marks = domains.flatMap(({ edges = [] }) => edges).map(({ mark }) => mark)
  const counters = domains.flatMap(({ counters = [] }) => counters)
  return {
    Post: Object.fromEntries([
      ...marks.map((field) => [field, (post: PostRow) => hydrated(post.marks?.[field], `Post.${field}`)] as const),
      ...counters.map((field) => [field, (post: PostRow & Record<string, unknown>) => post[field] ?? 0] as const),
    ]),
  }
}
