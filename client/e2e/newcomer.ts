import { appUrl, asks, asksAt } from './api.ts'

type Created = { token: string; user: { id: string; username: string; name: string; avatar: string } }
export type Picture = { url: string; width?: number; height?: number; alt?: string }

type Extras = { quotedId?: string; links?: { label: string; url: string }[]; images?: readonly Picture[] }

export const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { token user { id username name avatar } } }`
const createPost = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }'
const replyToPost = 'mutation ($input: ReplyToPostInput!) { replyToPost(input: $input) { post { id } } }'
export const follow = 'mutation ($id: ID!) { followUser(input: { userId: $id }) { user { id } } }'
const like = 'mutation ($id: ID!) { likePost(input: { postId: $id }) { post { id } } }'
const repost = 'mutation ($id: ID!) { repostPost(input: { postId: $id }) { post { id } } }'
const undoRepost = 'mutation ($id: ID!) { undoRepost(input: { postId: $id }) { post { id } } }'
const bookmark = 'mutation ($id: ID!) { bookmarkPost(input: { postId: $id }) { post { id } } }'
const deletePost = 'mutation ($id: ID!) { deletePost(input: { id: $id }) { deletedPostId } }'

/** An account made for one test. Its methods act as its owner through the API. */
export type Newcomer = Created['user'] & {
  password: string
  token: string
  /** Writes a post and returns its id; `answers` does the same for a reply. */
  writes: (content: string, extras?: Extras) => Promise<string>
  answers: (parentId: string, content: string) => Promise<string>
  follows: (other: { id: string }) => Promise<unknown>
  likes: (postId: string) => Promise<unknown>
  reposts: (postId: string) => Promise<unknown>
  undoesRepost: (postId: string) => Promise<unknown>
  saves: (postId: string) => Promise<unknown>
  deletes: (postId: string) => Promise<unknown>
}

const password = 'linnet-in-the-hedge'

/** Makes an account in any app. */
export async function signsUpAt(url: string, username: string, name = username) {
  const form = { name, username, email: `${username}@example.org`, password, confirmPassword: password }
  return { ...(await asksAt<{ signUp: Created }>(url, signUp, { input: form })).signUp, username, password }
}

export async function newcomer(name = 'Wren Ellery'): Promise<Newcomer> {
  const first = name.split(' ')[0]?.toLowerCase() ?? 'wren'
  const username = `${first}_${Math.random().toString(36).slice(2, 10)}`
  const { token, user } = await signsUpAt(appUrl(), username, name)
  const does = (mutation: string) => (id: string) => asks(mutation, { id }, token)
  const writes = async (content: string, extras: Extras = {}) => {
    const id = crypto.randomUUID()
    await asks(createPost, { input: { id, content, ...extras } }, token)
    return id
  }
  const answers = async (parentId: string, content: string) => {
    const id = crypto.randomUUID()
    await asks(replyToPost, { input: { id, parentId, content } }, token)
    return id
  }
  const follows = ({ id }: { id: string }) => does(follow)(id)
  return {
    ...user,
    password,
    token,
    writes,
    answers,
    follows,
    likes: does(like),
    reposts: does(repost),
    undoesRepost: does(undoRepost),
    saves: does(bookmark),
    deletes: does(deletePost),
  }
}

let prolific: Promise<Newcomer> | undefined

/** An author with several pages of posts, whom all tests of a worker share, so none may write with it. */
export const prolificAuthor = (): Promise<Newcomer> => (prolific ??= prolificNewcomer())

/** A newcomer with several pages of posts: from `Post 1` to `Post 45`, which is the newest. */
export async function prolificNewcomer(): Promise<Newcomer> {
  const author = await newcomer('Ada Finch')
  for (let number = 1; number <= 45; number++)
    await author.writes(`Post ${number}\n\nof forty-five, two pages and a bit`)
  return author
}

export function sessionOf({ token, username, name, avatar }: Newcomer): { name: string; value: string }[] {
  return [
    { name: 'token', value: token },
    { name: 'userData', value: JSON.stringify({ username, name, avatar }) },
  ]
}
