import { UserModel } from '../users/user.model.ts'
import { cast, signsUp } from './cast.ts'

/**
 * The cast with a moderator, and quokka, who wrote, liked, reposted and followed, and is mentioned, followed, saved.
 */
export async function town() {
  const people = await cast()
  const { alice, bob, bobsPost } = people
  const moderator = await signsUp('mo')
  await UserModel.updateOne({ _id: moderator.id }, { role: 'MODERATOR' })
  const quokka = await signsUp('quokka')
  const post = await quokka.posts('quokka says #hello')
  const reply = await quokka.replies(bobsPost, 'quokka answers #quokkaday')
  await quokka.likes(bobsPost)
  for (const person of [alice, bob]) await quokka.follows(person)
  await bob.follows(people.carol)
  await people.carol.follows(quokka)
  await alice.follows(quokka)
  await quokka.does('repostPost', { postId: bobsPost }, 'post { id }')
  await alice.bookmarks(post)
  await quokka.posts('quokka quotes', { quotedId: bobsPost })
  const below = await alice.replies(reply, 'a reply below')
  const naming = await alice.posts('good morning @quokka')
  const quoting = await bob.posts('good to know', { quotedId: post })
  return { ...people, moderator, quokka, post, reply, below, naming, quoting }
}

export type Town = Awaited<ReturnType<typeof town>>

const edges = '{ edges { node { id author { username } content } } }'
const people = '{ edges { node { username } } }'

/** Everywhere that quokka shows until something is hidden. */
export const places: readonly [place: string, reader: 'alice' | 'bob' | 'guest', query: (town: Town) => string][] = [
  ['Explore', 'guest', () => `{ posts ${edges} }`],
  ['Home', 'alice', () => `{ feed ${edges} }`],
  ['a hashtag', 'guest', () => `{ postsByHashtag(hashtag: "hello") ${edges} }`],
  ['a search', 'guest', () => `{ searchPosts(query: "from:quokka") ${edges} }`],
  ['newer posts', 'guest', () => '{ newerPosts { author { username } } }'],
  ['newer reposts', 'alice', () => '{ newerReposts { user { username } } }'],
  ['the post', 'guest', ({ post }) => `{ post(id: "${post}") { content } }`],
  ['the node of the post', 'guest', ({ post }) => `{ node(id: "${post}") { ... on Post { content } } }`],
  ['the nodes of posts', 'guest', ({ post }) => `{ nodes(ids: ["${post}"]) { ... on Post { content } } }`],
  [
    'the node of the account',
    'guest',
    ({ quokka }) => `{ node(id: "${quokka.publicId}") { ... on User { username } } }`,
  ],
  ['the profile', 'guest', () => `{ user(username: "quokka") { username posts ${edges} } }`],
  ['all accounts', 'guest', () => `{ users ${people} }`],
  ['search', 'guest', () => `{ users(search: "quo") ${people} }`],
  ['replies', 'guest', ({ bobsPost }) => `{ post(id: "${bobsPost}") { replies ${edges} } }`],
  ['ancestors', 'guest', ({ below }) => `{ post(id: "${below}") { ancestors { content } } }`],
  ['the parent', 'guest', ({ below }) => `{ post(id: "${below}") { parent { content } } }`],
  ['a quoted post', 'guest', ({ quoting }) => `{ post(id: "${quoting}") { quoted { post { content } } } }`],
  ['quotes', 'guest', ({ bobsPost }) => `{ post(id: "${bobsPost}") { quotes ${edges} } }`],
  ['likers', 'guest', ({ bobsPost }) => `{ post(id: "${bobsPost}") { likers ${people} } }`],
  ['followers', 'guest', () => `{ user(username: "alice") { followers ${people} } }`],
  ['followed accounts', 'guest', () => `{ user(username: "alice") { following ${people} } }`],
  ['mentions', 'guest', ({ naming }) => `{ post(id: "${naming}") { mentions { username } } }`],
  ['bookmarks', 'alice', () => `{ bookmarks ${edges} }`],
  ['notifications', 'bob', () => '{ notifications { edges { node { actors { username } } } } }'],
  ['suggestions to follow', 'bob', () => `{ suggestedUsers ${people} }`],
  ['hashtags to use', 'guest', () => '{ hashtagSuggestions(search: "quo") }'],
  ['suggestions to mention', 'alice', () => '{ mentionSuggestions(search: "quo") { username } }'],
]

export const restPaths = ({ bobsPost, post, quokka }: Town) => [
  '/posts',
  `/posts/${bobsPost}`,
  `/posts/${post}`,
  '/posts/user/quokka',
  '/users',
  `/users/${quokka.id}`,
]

/** Whether an answer shows quokka. Alice's text, which names quokka, stays as it is, so it does not count. */
export const showsQuokka = (answer: unknown) =>
  JSON.stringify(answer).replaceAll('good morning @quokka', '').includes('quokka')
