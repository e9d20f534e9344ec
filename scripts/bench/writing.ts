/** The writes that `npm run bench:writes` compares, as the client sends them. */
export const mutations = {
  like: `mutation LikePost($postId: ID!) {
    changed: likePost(input: { postId: $postId }) { post { id likeCount viewerHasLiked } }
  }`,
  bookmark: `mutation BookmarkPost($postId: ID!) {
    changed: bookmarkPost(input: { postId: $postId }) { post { id viewerHasBookmarked } }
  }`,
  follow: `mutation FollowUser($userId: ID!) {
    changed: followUser(input: { userId: $userId }) {
      user { id username followerCount viewerIsFollowing }
      viewer { id followingCount }
    }
  }`,
  create: `mutation CreatePost($input: CreatePostInput!) {
    changed: createPost(input: $input) {
      post {
        id content createdAt likeCount replyCount viewerHasLiked viewerHasBookmarked
        author { id username name avatar isVerified postCount }
      }
    }
  }`,
} as const

export type Mutation = keyof typeof mutations

/** What a writer is asked: `kind` tells the plain drivers which mutation the query is. */
export type WriteRequest = {
  query: string
  variables: { postId: string; userId: string; input: { id: string; content: string } }
  extensions: { kind: Mutation }
}

export const writers = {
  transaction: 'the driver, in a transaction, same commands',
  plain: 'the driver, no transaction',
  linnet: 'Linnet',
} as const

export type Writer = keyof typeof writers
