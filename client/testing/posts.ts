export function aPost(id: string, changes: Record<string, unknown> = {}) {
  return {
    __typename: 'Post',
    id,
    content: `Post ${id}`,
    mentions: [],
    createdAt: '2026-01-01T10:00:00.000Z',
    updatedAt: '2026-01-01T10:00:00.000Z',
    replyCount: 0,
    isContinued: false,
    hasMutedWord: false,
    replyPolicy: 'EVERYONE',
    viewerCanReply: true,
    repostCount: 0,
    viewerHasReposted: false,
    likeCount: 2,
    viewerHasLiked: false,
    viewerHasBookmarked: false,
    isSensitive: false,
    images: [],
    video: null,
    links: [],
    card: null,
    parent: null,
    quoted: null,
    quoteCount: 0,
    author: anAccount('bob'),
    ...changes,
  }
}

export function anAccount(username: string) {
  return {
    __typename: 'User',
    id: `id-of-${username}`,
    username,
    name: username,
    avatar: `/media/${username}.webp`,
    isVerified: false,
    verifiedKind: null,
    followerCount: 0,
    viewerIsFollowing: false,
    viewerIsMuting: false,
    isLimited: false,
    viewerIsBlocking: false,
  }
}
