/** What every contender is asked: a page of Explore with authors, counts and what the viewer did. */
export const question = `query Explore($first: Int) {
  posts(first: $first) {
    edges {
      node {
        id
        content
        createdAt
        likeCount
        replyCount
        viewerHasLiked
        viewerHasBookmarked
        author { id username name avatar isVerified }
      }
    }
  }
}`

/** How contenders are started: each in a process of its own, which sends its port when it listens. */
export type Setting = { uri: string; secret: string }

export const contenders = {
  raw: 'the driver alone: four commands, no GraphQL, no session',
  linnet: 'Linnet',
  batched: 'Apollo Server, Mongoose, DataLoader',
  unbatched: 'Apollo Server, Mongoose, a query a field',
} as const

export type Contender = keyof typeof contenders
