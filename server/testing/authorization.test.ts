import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { UserModel } from '../users/user.model.ts'
import { cast, logsIn, signsUp } from './cast.ts'
import { AnswerError, type Person } from './person.ts'
import { type Snapshot, digest, restore, takeSnapshot } from './snapshot.ts'
import { useServer } from './testServer.ts'

useServer({ PUSH_SERVICES: 'https://fcm.googleapis.com' })

type World = {
  post: string
  freshPost: string
  session: string
  carol: Person
  dan: Person
  moderator: Person
  admin: Person
  moderatorsPost: string
}

/** `owner` is alice; the tokens of `loggedOut` and `deleted` are no longer valid. */
const roles = ['guest', 'owner', 'other', 'demo', 'loggedOut', 'deleted', 'moderator', 'admin'] as const
type Role = (typeof roles)[number]

const ok = 'ok'
const none = 'null'
const unauth = 'UNAUTHENTICATED'
const gone = 'UNAUTHENTICATED'
const fixed = 'DEMO_ACCOUNT_FIXED'
const wrong = 'INVALID_CREDENTIALS'
const notDelete = 'NOT_AUTHOR_DELETE'
const notEdit = 'NOT_AUTHOR_EDIT'
const denied = 'NOT_PERMITTED'
const self = 'CANNOT_REPORT_SELF'

type Row = readonly [
  operation: string,
  guest: string,
  owner: string,
  other: string,
  demo: string,
  loggedOut: string,
  deleted: string,
  moderator: string,
  admin: string,
]

/** The result of every operation for every role: success (`ok`), nothing found (`null`), or an error code. */
// prettier-ignore
const expected: readonly Row[] = [
  // operation                       guest   owner   other      demo       loggedOut  deleted  moderator  admin
  ['viewer',                         none,   ok,     ok,        ok,        none,      none,    ok,        ok],
  ['posts',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['postsByHashtag',                 ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['feed',                           unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['newerPosts',                     unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['node',                           none,   ok,     none,      none,      none,      none,    none,      none],
  ['nodes',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['post',                           ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['user',                           ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['users',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['bookmarks',                      unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['notifications',                  unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['unreadNotifications',            unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['user.notificationKinds',         none,   ok,     none,      none,      none,      none,    none,      none],
  ['mentionSuggestions',             unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['hashtagSuggestions',             ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['suggestedUsers',                 ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['topPosts',                       ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['weekHashtags',                   ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['demoAccounts',                   ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['post.likers',                    ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['user.replies',                   ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['mutedUsers',                     unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['blockedUsers',                   unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['sessions',                       unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['user.email',                     none,   ok,     none,      none,      none,      none,    none,      none],
  ['signUp',                         ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['logIn',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['logOut',                         ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['changePassword',                 unauth, ok,     wrong,     fixed,     unauth,    gone,    wrong,     wrong],
  ['changeEmail',                    unauth, ok,     wrong,     fixed,     unauth,    gone,    wrong,     wrong],
  ['endOtherSessions',               unauth, ok,     ok,        fixed,     unauth,    gone,    ok,        ok],
  ['endSession',                     unauth, ok,     ok,        fixed,     unauth,    gone,    ok,        ok],
  ['deleteAccount',                  unauth, ok,     wrong,     fixed,     unauth,    gone,    wrong,     wrong],
  ['editProfile',                    unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['setVerified',                    unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['createPost',                     unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['replyToPost',                    unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['editPost',                       unauth, ok,     notEdit,   notEdit,   unauth,    gone,    notEdit,   notEdit],
  ['deletePost',                     unauth, ok,     notDelete, notDelete, unauth,    gone,    notDelete, notDelete],
  ['likePost',                       unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['unlikePost',                     unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['bookmarkPost',                   unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['removeBookmark',                 unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['followUser',                     unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['muteUser',                       unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['unmuteUser',                     unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['blockUser',                      unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['unblockUser',                    unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['unfollowUser',                   unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['markNotificationsSeen',          unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['chooseNotifications',            unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['reports',                        unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['reportPost',                     unauth, self,   ok,        ok,        unauth,    gone,    ok,        ok],
  ['reportUser',                     unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['moderationLog',                  unauth, denied, denied,    denied,    unauth,    gone,    denied,    ok],
  ['suspendUser',                    unauth, denied, denied,    denied,    unauth,    gone,    ok,        ok],
  ['suspendUser (a moderator)',      unauth, denied, denied,    denied,    unauth,    gone,    denied,    ok],
  ['suspendUser (an administrator)', unauth, denied, denied,    denied,    unauth,    gone,    denied,    denied],
  ['removePost',                     unauth, denied, denied,    denied,    unauth,    gone,    ok,        ok],
  ['removePost (of a moderator)',    unauth, denied, denied,    denied,    unauth,    gone,    denied,    ok],
  ['restorePost',                    unauth, denied, denied,    denied,    unauth,    gone,    ok,        ok],
  ['unsuspendUser',                  unauth, denied, denied,    denied,    unauth,    gone,    ok,        ok],
  ['changeRole',                     unauth, denied, denied,    denied,    unauth,    gone,    denied,    ok],
  ['changeRole (an administrator)',  unauth, denied, denied,    denied,    unauth,    gone,    denied,    denied],
  ['pushKey',                        ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok],
  ['subscribeToPush',                unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
  ['unsubscribeFromPush',            unauth, ok,     ok,        ok,        unauth,    gone,    ok,        ok],
]

const alicesPassword = 'only alice knows'

const page = '{ edges { node { id } } }'

const requests: { [operation: string]: (world: World) => string } = {
  viewer: () => '{ viewer { id } }',
  posts: () => `{ posts ${page} }`,
  node: ({ session }) => `{ node(id: "${session}") { id } }`,
  nodes: ({ post }) => `{ nodes(ids: ["${post}"]) { id } }`,
  postsByHashtag: () => `{ postsByHashtag(hashtag: "touched") ${page} }`,
  feed: () => `{ feed ${page} }`,
  newerPosts: () => '{ newerPosts(list: HOME) { id } }',
  post: ({ post }) => `{ post(id: "${post}") { id viewerHasLiked viewerHasBookmarked } }`,
  user: () => '{ user(username: "alice") { id viewerIsFollowing } }',
  users: () => `{ users(search: "alice") ${page} }`,
  bookmarks: () => `{ bookmarks ${page} }`,
  notifications: () => `{ notifications ${page} }`,
  unreadNotifications: () => '{ unreadNotifications }',
  'user.notificationKinds': () => '{ user(username: "alice") { notificationKinds } }',
  markNotificationsSeen: () =>
    'mutation { markNotificationsSeen(input: { until: "2026-01-01T00:00:00Z" }) { unreadNotifications } }',
  chooseNotifications: () => 'mutation { chooseNotifications(input: { kinds: [LIKE] }) { user { id } } }',
  pushKey: () => '{ pushKey }',
  subscribeToPush: () =>
    `mutation { subscribeToPush(input: { endpoint: "https://fcm.googleapis.com/device", p256dh: "${'A'.repeat(87)}", auth: "${'A'.repeat(22)}" }) { subscribed } }`,
  unsubscribeFromPush: () =>
    'mutation { unsubscribeFromPush(input: { endpoint: "https://fcm.googleapis.com/device" }) { unsubscribed } }',
  mentionSuggestions: () => '{ mentionSuggestions(search: "b") { id } }',
  hashtagSuggestions: () => '{ hashtagSuggestions(search: "touched") }',
  suggestedUsers: () => `{ suggestedUsers ${page} }`,
  topPosts: () => `{ topPosts ${page} }`,
  weekHashtags: () => '{ weekHashtags { name } }',
  demoAccounts: () => '{ demoAccounts { password user { id } } }',
  'post.likers': ({ post }) => `{ post(id: "${post}") { likers ${page} } }`,
  'user.replies': () => `{ user(username: "bob") { replies ${page} } }`,
  sessions: () => `{ sessions ${page} }`,
  'user.email': () => '{ user(username: "alice") { email } }',
  signUp: () =>
    'mutation { signUp(input: { name: "Eve", username: "eve", email: "e@example.org", password: "secret", confirmPassword: "secret" }) { token } }',
  logIn: () => `mutation { logIn(input: { username: "alice", password: "${alicesPassword}" }) { token } }`,
  logOut: () => 'mutation { logOut { ended } }',
  changePassword: () =>
    `mutation { changePassword(input: { currentPassword: "${alicesPassword}", newPassword: "another" }) { user { id } } }`,
  changeEmail: () =>
    `mutation { changeEmail(input: { email: "new@example.org", password: "${alicesPassword}" }) { user { email } } }`,
  endOtherSessions: () => 'mutation { endOtherSessions { endedCount } }',
  endSession: ({ session }) => `mutation { endSession(input: { sessionId: "${session}" }) { ended } }`,
  deleteAccount: () => `mutation { deleteAccount(input: { password: "${alicesPassword}" }) { deletedUserId } }`,
  editProfile: () => 'mutation { editProfile(input: { bio: "new" }) { user { id } } }',
  setVerified: () => 'mutation { setVerified(input: { kind: INDIVIDUAL }) { user { id } } }',
  createPost: () => `mutation { createPost(input: { id: "${randomUUID()}", content: "new" }) { post { id } } }`,
  replyToPost: ({ post }) =>
    `mutation { replyToPost(input: { id: "${randomUUID()}", parentId: "${post}", content: "new" }) { post { id } } }`,
  editPost: ({ post }) => `mutation { editPost(input: { id: "${post}", content: "new" }) { post { id } } }`,
  deletePost: ({ post }) => `mutation { deletePost(input: { id: "${post}" }) { deletedPostId } }`,
  likePost: ({ freshPost }) => `mutation { likePost(input: { postId: "${freshPost}" }) { post { id } } }`,
  unlikePost: ({ post }) => `mutation { unlikePost(input: { postId: "${post}" }) { post { id } } }`,
  bookmarkPost: ({ freshPost }) => `mutation { bookmarkPost(input: { postId: "${freshPost}" }) { post { id } } }`,
  removeBookmark: ({ post }) => `mutation { removeBookmark(input: { postId: "${post}" }) { post { id } } }`,
  mutedUsers: () => `{ mutedUsers ${page} }`,
  blockedUsers: () => `{ blockedUsers ${page} }`,
  muteUser: ({ dan }) => `mutation { muteUser(input: { userId: "${dan.id}" }) { user { id } } }`,
  unmuteUser: ({ dan }) => `mutation { unmuteUser(input: { userId: "${dan.id}" }) { user { id } } }`,
  blockUser: ({ dan }) => `mutation { blockUser(input: { userId: "${dan.id}" }) { user { id } } }`,
  unblockUser: ({ dan }) => `mutation { unblockUser(input: { userId: "${dan.id}" }) { user { id } } }`,
  followUser: ({ dan }) => `mutation { followUser(input: { userId: "${dan.id}" }) { viewer { id } } }`,
  unfollowUser: ({ carol }) => `mutation { unfollowUser(input: { userId: "${carol.id}" }) { viewer { id } } }`,
  removePost: ({ post }) => removes(post),
  'removePost (of a moderator)': ({ moderatorsPost }) => removes(moderatorsPost),
  restorePost: ({ post }) => `mutation { restorePost(input: { postId: "${post}" }) { action { number } } }`,
  reports: () => `{ reports ${page} }`,
  reportPost: ({ post }) => `mutation { reportPost(input: { postId: "${post}", rule: SPAM }) { report { id } } }`,
  reportUser: ({ dan }) => `mutation { reportUser(input: { userId: "${dan.id}", rule: SPAM }) { report { id } } }`,
  moderationLog: () => `{ moderationLog ${page} }`,
  suspendUser: ({ dan }) => suspends(dan),
  'suspendUser (a moderator)': ({ moderator }) => suspends(moderator),
  'suspendUser (an administrator)': ({ admin }) => suspends(admin),
  unsuspendUser: ({ dan }) => `mutation { unsuspendUser(input: { userId: "${dan.id}" }) { action { number } } }`,
  changeRole: ({ dan }) => givesRole(dan),
  'changeRole (an administrator)': ({ admin }) => givesRole(admin),
}

const suspends = ({ id }: Person) =>
  `mutation { suspendUser(input: { userId: "${id}", rule: SPAM }) { action { number } } }`
const removes = (postId: string) =>
  `mutation { removePost(input: { postId: "${postId}", rule: SPAM }) { action { number } } }`
const givesRole = ({ id }: Person) =>
  `mutation { changeRole(input: { userId: "${id}", role: MODERATOR }) { action { number } } }`

let world: World
let people: Record<Role, Person>
let snapshot: Snapshot
let unchanged: string

beforeAll(async () => {
  const { alice, bob, carol, dan, guest } = await cast()
  const demo = await signsUp('demo', { password: 'a public one', confirmPassword: 'a public one' })
  await UserModel.updateOne({ _id: demo.id }, { isDemo: true, demoPassword: 'a public one' })
  const [post, freshPost] = [await alice.posts('touched'), await alice.posts('fresh')]
  for (const person of [alice, bob, demo]) {
    await person.likes(post)
    await person.bookmarks(post)
    await person.replies(post, 'mine')
    await person.follows(carol)
  }
  await alice.does('changePassword', { currentPassword: alice.password, newPassword: alicesPassword }, 'user { id }')
  const loggedOut = await logsIn(alice, alicesPassword)
  await loggedOut.asks('mutation { logOut { ended } }')
  const deleted = await signsUp('erin')
  await deleted.does('deleteAccount', { password: deleted.password }, 'deletedUserId')
  const [moderator, admin] = [await signsUp('mo'), await signsUp('ada')]
  await UserModel.updateOne({ _id: moderator.id }, { role: 'MODERATOR' })
  await UserModel.updateOne({ _id: admin.id }, { role: 'ADMIN' })
  const moderatorsPost = await moderator.posts('by a moderator')
  const { sessions } = await alice.asks('{ sessions { edges { node { id } } } }')
  // The first who asks makes the keys.
  await alice.asks('{ pushKey }')
  world = { post, freshPost, session: sessions.edges[0].node.id, carol, dan, moderator, admin, moderatorsPost }
  people = { guest, owner: alice, other: bob, demo, loggedOut, deleted, moderator, admin }
  snapshot = await takeSnapshot()
  unchanged = await digest()
})

/** `ok`, `null` when the operation finds nothing, or its error code. */
async function outcomeOf(operation: string, role: Role): Promise<string> {
  try {
    const found = Object.values(await people[role].asks(requests[operation]?.(world) ?? ''))[0]
    const [, field] = operation.split('.')
    return (field ? found[field] : found) === null ? none : ok
  } catch (error) {
    if (error instanceof AnswerError) return error.code
    throw error
  }
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const queries = Object.keys(schema.getQueryType()?.getFields() ?? {})
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})

describe('who may do what', () => {
  it('is listed for every operation of the schema', () => {
    const named = expected.map(([operation]) => operation).filter((operation) => !/[. ]/.test(operation))
    expect(named.toSorted()).toEqual([...queries, ...mutations].toSorted())
  })

  it.each(expected)(
    '%s: guest %s, owner %s, other %s, demo %s, logged out %s, deleted %s, moderator %s, admin %s',
    async (operation, ...outcomes) => {
      for (const [index, role] of roles.entries()) {
        const outcome = await outcomeOf(operation, role)
        expect({ role, outcome }).toEqual({ role, outcome: outcomes[index] })
        if (mutations.includes(operation.replace(/ .*/, '')) && outcome === ok) await restore(snapshot)
        else expect({ role, digest: await digest() }).toEqual({ role, digest: unchanged })
      }
    },
  )

  it('lets everybody log in to a demo account, and nobody lock the others out', async () => {
    await restore(snapshot)
    const { demo } = people
    await expect(demo.does('deleteAccount', { password: 'a public one' }, 'deletedUserId')).rejects.toHaveCode(fixed)
    const change = { currentPassword: 'a public one', newPassword: 'a secret one' }
    await expect(demo.does('changePassword', change, 'user { id }')).rejects.toHaveCode(fixed)
    expect((await logsIn(demo, 'a public one')).id).toBe(demo.id)
  })
})
