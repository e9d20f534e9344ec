import { RestClient } from '../restClient.ts'
import { urlOf } from '../testServer.ts'
import { isOnTop, likersOf, neighboursOf, shownReplies } from './lists.ts'
import { type Account, type Device, type Post, type State, newestFirst } from './state.ts'

type Person = { username: string }
type Links = { 'Quoted Tweet'?: string }
type PostBody = { _id: string; likes: { likedBy: Person[] }; comments: PostBody[]; links?: Links }
type Body = { posts?: PostBody[]; post?: PostBody; user?: { followers: Person[]; following: Person[] } }
type Shown = { id: string; quoted: string | undefined; likedBy: string[]; comments: Shown[] }

/** The levels of comments below a post: in lists, and on its page. */
const levels = { list: 3, post: 30 }

/** Compares over REST a profile, which differs for each device, its posts and one post with what it should see. */
export async function expectSameOverRest(
  state: State,
  { account, isOver, token }: Device,
  index: number,
): Promise<void> {
  const viewer = account?.isSuspended || isOver ? null : account
  const rest = new RestClient<Body>((path) => urlOf(`/api${path}`), isOver ? undefined : token)
  const other = state.accounts[(index + state.postIds.length) % state.accounts.length] as Account
  const postId = state.postIds[(7 * index) % Math.max(1, state.postIds.length)] ?? 'missing-post'
  const [{ body: profile }, { body: list }, { body: one }] = await Promise.all([
    rest.get(`/users/${other.username}`),
    rest.get(`/posts/user/${other.username}`),
    rest.get(`/posts/${postId}`),
  ])
  const seen = {
    user: profile.user && namesIn(profile.user),
    posts: list.posts?.map(shownIn),
    post: one.post && shownIn(one.post),
  }
  const post = state.shownPost(postId, viewer)
  const isThere = state.shows(other, viewer)
  const own = newestFirst(state.postsOf(other).filter(isOnTop))
  expect(seen).toEqual({
    user: isThere ? neighboursView(state, other, viewer) : undefined,
    posts: isThere ? own.map((post) => view(state, post, viewer, levels.list)) : [],
    post: post && view(state, post, viewer, levels.post),
  })
}

const namesOf = (people: Person[]) => people.map(({ username }) => username)
const namesIn = ({ followers, following }: NonNullable<Body['user']>) => ({
  followers: namesOf(followers),
  following: namesOf(following),
})
const shownIn = ({ _id, likes, comments, links }: PostBody): Shown => ({
  quoted: links?.['Quoted Tweet']?.split('/').at(-1),
  ...{ id: _id, likedBy: namesOf(likes.likedBy), comments: comments.map(shownIn) },
})

/** Old clients look for the viewer at the start of lists. */
function viewerFirst(names: string[], viewer: Account | null): string[] {
  const own = names.filter((name) => name === viewer?.username)
  return [...own, ...names.filter((name) => name !== viewer?.username)]
}

function neighboursView(state: State, other: Account, viewer: Account | null) {
  const nameOf = (id: string) => state.accounts.find((account) => account.id === id)?.username ?? ''
  const { followers, following } = neighboursOf(state, other, viewer)
  return {
    followers: viewerFirst(followers.map(nameOf), viewer),
    following: viewerFirst(following.map(nameOf), viewer),
  }
}

function view(state: State, post: Post, viewer: Account | null, depth: number): Shown {
  return {
    id: post.id,
    quoted: post.quoted && state.showsPost(post.quoted, viewer) ? post.quoted.id : undefined,
    likedBy: viewerFirst(namesOf(likersOf(state, post, viewer)), viewer),
    comments:
      depth === 0 ? [] : shownReplies(state, post, viewer).map((reply) => view(state, reply, viewer, depth - 1)),
  }
}
