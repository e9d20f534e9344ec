/** As much of Linnet's schema as the client's pages and writes need. */
export const typeDefs = `
  enum FeedFilter { LATEST TRENDING }
  type User {
    id: ID! username: String! name: String! avatar: String! isVerified: Boolean! verifiedKind: String
    cover: String! bio: String! location: String! website: String! createdAt: String!
    postCount: Int! followerCount: Int! followingCount: Int!
    viewerIsFollowing: Boolean! isFollowingViewer: Boolean!
    posts(after: String, first: Int = 20): PostConnection!
  }
  type Image { url: String! width: Int height: Int alt: String placeholder: String }
  type Video { url: String! poster: String width: Int height: Int }
  type PostLink { label: String! url: String! }
  type Post {
    id: ID! content: String! createdAt: String! updatedAt: String! likeCount: Int! replyCount: Int!
    images: [Image!]! video: Video links: [PostLink!]! mentions: [User!]! parent: Post
    viewerHasLiked: Boolean! viewerHasBookmarked: Boolean! author: User!
    replies(after: String, first: Int = 20): PostConnection!
  }
  type PostEdge { node: Post! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type PostConnection { edges: [PostEdge!]! pageInfo: PageInfo! }
  type Query {
    posts(after: String, first: Int = 20): PostConnection!
    feed(filter: FeedFilter!, after: String, first: Int = 20): PostConnection!
    post(id: ID!): Post
    user(username: String!): User
  }

  input LikePostInput { postId: ID! }
  input BookmarkPostInput { postId: ID! }
  input FollowUserInput { userId: ID! }
  input ImageInput { url: String! width: Int height: Int alt: String }
  input VideoInput { url: String! poster: String width: Int height: Int }
  input PostLinkInput { label: String! url: String! }
  input CreatePostInput {
    id: ID content: String! images: [ImageInput!] video: VideoInput links: [PostLinkInput!]
  }
  type LikePostPayload { post: Post! }
  type BookmarkPostPayload { post: Post! }
  type FollowUserPayload { user: User! viewer: User! }
  type CreatePostPayload { post: Post! }
  type Mutation {
    likePost(input: LikePostInput!): LikePostPayload!
    bookmarkPost(input: BookmarkPostInput!): BookmarkPostPayload!
    followUser(input: FollowUserInput!): FollowUserPayload!
    createPost(input: CreatePostInput!): CreatePostPayload!
  }
`
