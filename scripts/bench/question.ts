/** The query for all contenders: a page of Explore with authors, counts, and the viewer's likes and bookmarks. */
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

export type Setting = { uri: string; secret: string }

export const contenders = {
  raw: 'the driver alone: four commands, no GraphQL, no session',
  linnet: 'Linnet',
  batched: 'Apollo Server, Mongoose, DataLoader',
  unbatched: 'Apollo Server, Mongoose, one query per field',
} as const

export type Contender = keyof typeof contenders
