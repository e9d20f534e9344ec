type Row = {
  on: string
  off: string
  mark: string
  counter?: string
  weights: readonly [on: number, off: number]
  /** The error on a removed post, which its author still sees. */
  ofRemoved?: string
}

/** What accounts do with posts: the mutations, the fields of posts, and how often each is tried. */
const rows = {
  likes: { on: 'likePost', off: 'unlikePost', mark: 'viewerHasLiked', counter: 'likeCount', weights: [140, 80] },
  reposts: {
    ...{ on: 'repostPost', off: 'undoRepost', mark: 'viewerHasReposted', counter: 'repostCount', weights: [80, 40] },
    ofRemoved: 'POST_REMOVED',
  },
  bookmarks: { on: 'bookmarkPost', off: 'removeBookmark', mark: 'viewerHasBookmarked', weights: [100, 50] },
} as const satisfies Record<string, Row>

export type PostEdge = keyof typeof rows
export const postEdges: Readonly<Record<PostEdge, Row>> = rows
export const namesOfEdges = Object.keys(rows) as PostEdge[]

/** The mutations by which an account makes such an edge, and takes it back. */
export const mutationsOfEdges = Object.values(postEdges).flatMap(({ on, off }) => [on, off])
