import { randomUUID } from 'node:crypto'
import { publicUserId } from '../users/userIds.ts'
import { urlOf } from './testServer.ts'

export type Data = Record<string, any>

export class AnswerError extends Error {
  readonly code: string
  readonly fields: { field: string; message: string }[]
  readonly reason: string | undefined
  readonly argument: string | undefined

  constructor({
    message,
    extensions,
  }: {
    message: string
    extensions: { code: string; fields?: []; reason?: string; argument?: string }
  }) {
    super(message)
    this.reason = extensions.reason
    this.argument = extensions.argument
    this.code = extensions.code
    this.fields = extensions.fields ?? []
  }
}

const postFields = `
  id content likeCount replyCount viewerHasLiked viewerHasBookmarked createdAt updatedAt
  images { url alt width height } video { url poster } links { label url }
  author { id username postCount }
  parent { id replyCount }`
const userFields =
  'id username name bio isVerified verifiedKind postCount followerCount followingCount viewerIsFollowing isFollowingViewer'

const restricted = 'user { id username viewerIsMuting viewerIsBlocking isBlockingViewer viewerIsFollowing }'

export class Person {
  /** The stored id. REST uses it, too. */
  readonly id: string
  readonly username: string
  readonly password: string
  token: string | undefined
  readonly userAgent: string | undefined

  constructor(
    account: { id?: string; username?: string; password?: string; token?: string; userAgent?: string | undefined } = {},
  ) {
    this.id = account.id ?? ''
    this.username = account.username ?? ''
    this.password = account.password ?? ''
    this.token = account.token
    this.userAgent = account.userAgent
  }

  get publicId(): string {
    return publicUserId(this.id)
  }

  async asks(query: string, variables: object = {}): Promise<Data> {
    const response = await fetch(urlOf('/graphql'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.userAgent && { 'user-agent': this.userAgent }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as {
      data: Data
      errors?: ConstructorParameters<typeof AnswerError>
    }
    if (errors) throw new AnswerError(errors[0])
    return data
  }

  async does(name: string, input: object, selection: string): Promise<Data> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
    const data = await this.asks(`mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, { input })
    return data[name] as Data
  }

  async posts(content: string, more: object = {}): Promise<string> {
    const { post } = await this.does('createPost', { id: randomUUID(), content, ...more }, 'post { id }')
    return post.id
  }

  async replies(parentId: string, content: string, more: object = {}): Promise<string> {
    const { post } = await this.does('replyToPost', { id: randomUUID(), parentId, content, ...more }, 'post { id }')
    return post.id
  }

  edits = async (id: string, changes: object) =>
    (await this.does('editPost', { id, ...changes }, `post { ${postFields} }`))['post']
  deletes = (id: string) =>
    this.does(
      'deletePost',
      { id },
      'deletedPostId author { id postCount } parent { id replyCount } quoted { id quoteCount }',
    )
  likes = async (postId: string) => (await this.does('likePost', { postId }, `post { ${postFields} }`))['post']
  unlikes = async (postId: string) => (await this.does('unlikePost', { postId }, `post { ${postFields} }`))['post']
  bookmarks = async (postId: string) => (await this.does('bookmarkPost', { postId }, `post { ${postFields} }`))['post']
  removesBookmark = async (postId: string) =>
    (await this.does('removeBookmark', { postId }, `post { ${postFields} }`))['post']
  follows = ({ id }: { id: string }) =>
    this.does('followUser', { userId: publicUserId(id) }, `viewer { ${userFields} } user { ${userFields} }`)
  unfollows = ({ id }: { id: string }) =>
    this.does('unfollowUser', { userId: id }, `viewer { ${userFields} } user { ${userFields} }`)
  mutes = ({ id }: { id: string }) => this.does('muteUser', { userId: id }, restricted)
  unmutes = ({ id }: { id: string }) => this.does('unmuteUser', { userId: id }, restricted)
  blocks = ({ id }: { id: string }) => this.does('blockUser', { userId: id }, restricted)
  unblocks = ({ id }: { id: string }) => this.does('unblockUser', { userId: id }, restricted)
  editsProfile = async (changes: object) => (await this.does('editProfile', changes, `user { ${userFields} }`))['user']

  async sees(postId: string): Promise<Data | null> {
    return (await this.asks(`query ($id: ID!) { post(id: $id) { ${postFields} } }`, { id: postId }))['post']
  }

  async seesUser(username: string): Promise<Data | null> {
    return (
      await this.asks(`query ($username: String!) { user(username: $username) { ${userFields} } }`, { username })
    )['user']
  }

  async reads(field: 'posts' | 'feed' | 'bookmarks', first = 20): Promise<string[]> {
    const contents: string[] = []
    for (let after: string | null = null; ;) {
      const selection = 'edges { node { content } } pageInfo { hasNextPage endCursor }'
      const query = `query ($first: Int, $after: String) { ${field}(first: $first, after: $after) { ${selection} } }`
      const { edges, pageInfo }: Data = (await this.asks(query, { first, after }))[field]
      contents.push(...edges.map(({ node }: Data) => node.content))
      if (!pageInfo.hasNextPage) return contents
      after = pageInfo.endCursor
    }
  }
}
