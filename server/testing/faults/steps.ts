import { randomUUID } from 'node:crypto'
import { type Fact, absent, factKeys } from './acknowledged.ts'
import type { Random } from '../random.ts'

export type Member = { id: string; username: string; token: string }

/** What a step sends, and the fact that is true after success. */
export type Step = {
  mutation: string
  input: object
  fact?: Fact
  deletes?: string
  creates?: { id: string; authorId: string; parentId: string | null }
}

export type Reach = {
  who: Member
  post: () => string
  own: () => string | undefined
  other: () => Member
  random: Random
}

/** A step is falsy when the member has no post to act on. */
export const steps = {
  like: ({ who, post }) => onPost('likePost', who, post(), factKeys.like, 'present'),
  unlike: ({ who, post }) => onPost('unlikePost', who, post(), factKeys.like, absent),
  bookmark: ({ who, post }) => onPost('bookmarkPost', who, post(), factKeys.bookmark, 'present'),
  removeBookmark: ({ who, post }) => onPost('removeBookmark', who, post(), factKeys.bookmark, absent),
  follow: ({ who, other }) => onOther('followUser', who, other(), 'present'),
  unfollow: ({ who, other }) => onOther('unfollowUser', who, other(), absent),
  create: ({ who, random }) => written('createPost', who, null, random),
  reply: ({ who, post, random }) => written('replyToPost', who, post(), random),
  edit: ({ who, own, random }) => {
    const id = own()
    const content = `edited ${random.below(1e9)}`
    return (
      id && {
        mutation: 'editPost',
        input: { id, content },
        fact: { key: factKeys.post(id), value: content, about: [id, who.id] },
      }
    )
  },
  delete: ({ own }) => {
    const id = own()
    return (
      id && {
        mutation: 'deletePost',
        input: { id },
        deletes: id,
        fact: { key: factKeys.post(id), value: absent, about: [] },
      }
    )
  },
  editProfile: ({ who, random }) => {
    const name = `Name ${random.below(1e9)}`
    return {
      mutation: 'editProfile',
      input: { name },
      fact: { key: factKeys.account(who.id), value: name, about: [who.id] },
    }
  },
} satisfies { [name: string]: (reach: Reach) => Step | undefined | '' }

export type StepName = keyof typeof steps

type EdgeKey = (userId: string, otherId: string) => string

function onPost(mutation: string, { id }: Member, postId: string, key: EdgeKey, value: string): Step {
  return { mutation, input: { postId }, fact: { key: key(id, postId), value, about: [id, postId] } }
}

function onOther(mutation: string, who: Member, other: Member, value: string): Step {
  const fact = { key: factKeys.follow(who.id, other.id), value, about: [who.id, other.id] }
  return { mutation, input: { userId: other.id }, fact }
}

function written(mutation: string, { id: authorId }: Member, parentId: string | null, random: Random): Step {
  const id = randomUUID()
  const content = `written ${random.below(1e9)}`
  return {
    mutation,
    input: { id, content, ...(parentId !== null && { parentId }) },
    fact: { key: factKeys.post(id), value: content, about: [id] },
    creates: { id, authorId, parentId },
  }
}

const selections: { [mutation: string]: string } = {
  signUp: 'token user { id }',
  deletePost: 'deletedPostId author { postCount } parent { replyCount }',
  deleteAccount: 'deletedUserId',
  followUser: 'viewer { followingCount } user { followerCount }',
  unfollowUser: 'viewer { followingCount } user { followerCount }',
  editProfile: 'user { name }',
  editSite: '__typename',
  purge: '__typename',
}

export function documentOf(mutation: string): string {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const selection =
    selections[mutation] ?? 'post { id likeCount replyCount viewerHasLiked viewerHasBookmarked author { postCount } }'
  return `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${selection} } }`
}
