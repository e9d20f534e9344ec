import { randomUUID } from 'node:crypto'
import { postEdges } from './model/postEdges.ts'
import type { Person } from './person.ts'

export type World = {
  post: string
  freshPost: string
  quote: string
  session: string
  carol: Person
  dan: Person
  moderator: Person
  admin: Person
  moderatorsPost: string
  waiting: Person
  /** A post of the owner that a moderator removed, and an appeal of somebody else. */
  removedPost: string
  appeal: string
  /** The actions that warned the owner and a moderator. */
  warning: number
  moderatorsWarning: number
  cases: Record<'dans' | 'moderators' | 'admins', string>
}

export const alicesPassword = 'only alice knows'

const page = '{ edges { node { id } } }'

const ofEdges = Object.fromEntries(
  Object.values(postEdges).flatMap(({ on, off }) => [
    [on, ({ freshPost }: World) => `mutation { ${on}(input: { postId: "${freshPost}" }) { post { id } } }`],
    [off, ({ post }: World) => `mutation { ${off}(input: { postId: "${post}" }) { post { id } } }`],
  ]),
)

/** Each operation of the schema, as somebody would send it. */
export const requests: { [operation: string]: (world: World) => string } = {
  viewer: () => '{ viewer { id } }',
  posts: () => `{ posts ${page} }`,
  node: ({ session }) => `{ node(id: "${session}") { id } }`,
  nodes: ({ post }) => `{ nodes(ids: ["${post}"]) { id } }`,
  postsByHashtag: () => `{ postsByHashtag(hashtag: "touched") ${page} }`,
  searchPosts: () => `{ searchPosts(query: "touched") ${page} }`,
  feed: () => `{ feed ${page} }`,
  newerPosts: () => '{ newerPosts(list: HOME) { id } }',
  newerReposts: () => '{ newerReposts { post { id } } }',
  unavailablePost: ({ post }) => `{ unavailablePost(id: "${post}") { id } }`,
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
  linkPreview: () => '{ linkPreview(url: "http://127.0.0.1/") { url } }',
  hashtagSuggestions: () => '{ hashtagSuggestions(search: "touched") }',
  suggestedUsers: () => `{ suggestedUsers ${page} }`,
  topPosts: () => `{ topPosts ${page} }`,
  weekHashtags: () => '{ weekHashtags { name } }',
  demoAccounts: () => '{ demoAccounts { password user { id } } }',
  'post.likers': ({ post }) => `{ post(id: "${post}") { likers ${page} } }`,
  'post.reposters': ({ post }) => `{ post(id: "${post}") { reposters ${page} } }`,
  'user.replies': () => `{ user(username: "bob") { replies ${page} } }`,
  suspension: () => '{ suspension { until } }',
  signUpRequest: () => '{ signUpRequest { state } }',
  sessions: () => `{ sessions ${page} }`,
  'user.email': () => '{ user(username: "alice") { email } }',
  signUp: () =>
    'mutation { signUp(input: { name: "Eve", username: "eve", email: "e@example.org", password: "secret", confirmPassword: "secret" }) { token } }',
  logIn: () => `mutation { logIn(input: { username: "alice", password: "${alicesPassword}" }) { token } }`,
  logOut: () => 'mutation { logOut { ended } }',
  changePassword: () =>
    `mutation { changePassword(input: { currentPassword: "${alicesPassword}", newPassword: "another" }) { user { id } } }`,
  resetPassword: () => 'mutation { resetPassword(input: { token: "guessed", password: "another" }) { username } }',
  requestPasswordReset: () => 'mutation { requestPasswordReset(input: { email: "alice@example.org" }) { isAccepted } }',
  confirmEmail: () => 'mutation { confirmEmail(input: { token: "guessed" }) { username } }',
  changeEmail: () =>
    `mutation { changeEmail(input: { email: "new@example.org", password: "${alicesPassword}" }) { user { email } } }`,
  endOtherSessions: () => 'mutation { endOtherSessions { endedCount } }',
  endSession: ({ session }) => `mutation { endSession(input: { sessionId: "${session}" }) { ended } }`,
  requestExport: () => `mutation { requestExport(input: { password: "${alicesPassword}" }) { path } }`,
  deleteAccount: () => `mutation { deleteAccount(input: { password: "${alicesPassword}" }) { deletedUserId } }`,
  startTwoStep: () => `mutation { startTwoStep(input: { password: "${alicesPassword}" }) { uri } }`,
  turnOnTwoStep: () => 'mutation { turnOnTwoStep(input: { setUp: "made up", code: "123456" }) { recoveryCodes } }',
  renewRecoveryCodes: () =>
    `mutation { renewRecoveryCodes(input: { password: "${alicesPassword}", code: "123456" }) { recoveryCodes } }`,
  turnOffTwoStep: () =>
    `mutation { turnOffTwoStep(input: { password: "${alicesPassword}", code: "123456" }) { user { id } } }`,
  'user.twoStep': () => '{ user(username: "alice") { twoStep { isOn } } }',
  editProfile: () => 'mutation { editProfile(input: { bio: "new" }) { user { id } } }',
  chooseSensitiveMedia: () => 'mutation { chooseSensitiveMedia(input: { choice: SHOW }) { user { id } } }',
  'user.sensitiveMedia': () => '{ user(username: "alice") { sensitiveMedia } }',
  setVerified: () => 'mutation { setVerified(input: { kind: INDIVIDUAL }) { user { id } } }',
  createPost: () => `mutation { createPost(input: { id: "${randomUUID()}", content: "new" }) { post { id } } }`,
  createThread: () =>
    `mutation { createThread(input: { posts: [{ content: "one" }, { content: "two" }] }) { posts { id } } }`,
  replyToPost: ({ post }) =>
    `mutation { replyToPost(input: { id: "${randomUUID()}", parentId: "${post}", content: "new" }) { post { id } } }`,
  'createPost (with a quote)': ({ post }) =>
    `mutation { createPost(input: { id: "${randomUUID()}", content: "new", quotedId: "${post}" }) { post { id } } }`,
  eraseVersions: ({ post }) => `mutation { eraseVersions(input: { postId: "${post}" }) { post { id } } }`,
  detachQuote: ({ quote }) => `mutation { detachQuote(input: { postId: "${quote}" }) { post { id } } }`,
  editPost: ({ post }) => `mutation { editPost(input: { id: "${post}", content: "new" }) { post { id } } }`,
  deletePost: ({ post }) => `mutation { deletePost(input: { id: "${post}" }) { deletedPostId } }`,
  ...ofEdges,
  pinPost: ({ post }) => `mutation { pinPost(input: { postId: "${post}" }) { user { pinnedPost { id } } } }`,
  unpinPost: ({ post }) => `mutation { unpinPost(input: { postId: "${post}" }) { user { pinnedPost { id } } } }`,
  mutedUsers: () => `{ mutedUsers ${page} }`,
  blockedUsers: () => `{ blockedUsers ${page} }`,
  muteUser: ({ dan }) => `mutation { muteUser(input: { userId: "${dan.id}" }) { user { id } } }`,
  unmuteUser: ({ dan }) => `mutation { unmuteUser(input: { userId: "${dan.id}" }) { user { id } } }`,
  mutedWords: () => '{ mutedWords { word } }',
  muteWord: () => 'mutation { muteWord(input: { word: "spoiler" }) { mutedWords { word } } }',
  unmuteWord: () => 'mutation { unmuteWord(input: { word: "spoiler" }) { mutedWords { word } } }',
  blockUser: ({ dan }) => `mutation { blockUser(input: { userId: "${dan.id}" }) { user { id } } }`,
  unblockUser: ({ dan }) => `mutation { unblockUser(input: { userId: "${dan.id}" }) { user { id } } }`,
  followUser: ({ dan }) => `mutation { followUser(input: { userId: "${dan.id}" }) { viewer { id } } }`,
  unfollowUser: ({ carol }) => `mutation { unfollowUser(input: { userId: "${carol.id}" }) { viewer { id } } }`,
  hideReposts: ({ carol }) => `mutation { hideReposts(input: { userId: "${carol.id}" }) { user { id } } }`,
  showReposts: ({ carol }) => `mutation { showReposts(input: { userId: "${carol.id}" }) { user { id } } }`,
  removePost: ({ post }) => removes(post),
  'removePost (of a moderator)': ({ moderatorsPost }) => removes(moderatorsPost),
  markPostSensitive: ({ post }) => marks(post),
  appeals: () => `{ appeals ${page} }`,
  appeal: ({ removedPost }) =>
    `mutation { appeal(input: { postId: "${removedPost}", words: "No." }) { appeal { id } } }`,
  'appeal (of a suspension)': () => 'mutation { appeal(input: { words: "No." }) { appeal { id } } }',
  decideAppeal: ({ appeal }) =>
    `mutation { decideAppeal(input: { appealId: "${appeal}", isReversed: true }) { action { number } } }`,
  'markPostSensitive (of a moderator)': ({ moderatorsPost }) => marks(moderatorsPost),
  unmarkPostSensitive: ({ post }) =>
    `mutation { unmarkPostSensitive(input: { postId: "${post}" }) { action { number } } }`,
  restorePost: ({ post }) => `mutation { restorePost(input: { postId: "${post}" }) { action { number } } }`,
  decisions: () => '{ decisions { id } }',
  ownAppeals: () => '{ ownAppeals { id } }',
  warnUser: ({ dan }) => warns(dan),
  'warnUser (a moderator)': ({ moderator }) => warns(moderator),
  'warnUser (an administrator)': ({ admin }) => warns(admin),
  silenceUser: ({ dan }) => silences(dan),
  lockBadge: ({ dan }) => locksBadge(dan),
  'lockBadge (a moderator)': ({ moderator }) => locksBadge(moderator),
  'silenceUser (a moderator)': ({ moderator }) => silences(moderator),
  postsToRemove: ({ dan }) => `{ postsToRemove(userId: "${dan.id}", ${always}) }`,
  removePosts: ({ dan }) => removesAll(dan),
  'removePosts (of a moderator)': ({ moderator }) => removesAll(moderator),
  undoDecision: ({ warning }) => undoes(warning),
  'undoDecision (about a moderator)': ({ moderatorsWarning }) => undoes(moderatorsWarning),
  markDecisionsRead: () => 'mutation { markDecisionsRead { user { id } } }',
  'user.hasUnreadDecision': () => '{ user(username: "alice") { hasUnreadDecision } }',
  'appeal (of a decision)': ({ warning }) =>
    `mutation { appeal(input: { decisionId: "${warning}", words: "No." }) { appeal { id } } }`,
  invites: () => '{ invites { code } }',
  invitation: () => '{ invitation(code: "guessed") { expiresAt } }',
  inviter: ({ carol }) => `{ inviter(userId: "${carol.id}") { id } }`,
  createInvite: () => 'mutation { createInvite(input: {}) { invite { code } } }',
  endInvite: () => 'mutation { endInvite(input: { code: "guessed" }) { ended } }',
  reports: () => `{ reports ${page} }`,
  reportPost: ({ post }) => `mutation { reportPost(input: { postId: "${post}", rule: SPAM }) { report { id } } }`,
  reportUser: ({ dan }) => `mutation { reportUser(input: { userId: "${dan.id}", rule: SPAM }) { report { id } } }`,
  reportCases: () => `{ reportCases ${page} }`,
  takeCase: ({ cases }) => changesCase('takeCase', cases.dans),
  'takeCase (of a moderator)': ({ cases }) => changesCase('takeCase', cases.moderators),
  'takeCase (of an administrator)': ({ cases }) => changesCase('takeCase', cases.admins),
  releaseCase: ({ cases }) => changesCase('releaseCase', cases.dans),
  dismissCase: ({ cases }) => changesCase('dismissCase', cases.dans),
  moderationLog: () => `{ moderationLog ${page} }`,
  suspendUser: ({ dan }) => suspends(dan),
  'suspendUser (a moderator)': ({ moderator }) => suspends(moderator),
  'suspendUser (an administrator)': ({ admin }) => suspends(admin),
  unsuspendUser: ({ dan }) => `mutation { unsuspendUser(input: { userId: "${dan.id}" }) { action { number } } }`,
  signUpRequests: () => `{ signUpRequests ${page} }`,
  approveSignUp: ({ waiting }) => letsIn(waiting),
  'approveSignUp (not waiting)': ({ dan }) => letsIn(dan),
  declineSignUp: ({ waiting }) =>
    `mutation { declineSignUp(input: { userId: "${waiting.id}", note: "No." }) { action { number } } }`,
  site: () => '{ site { name } }',
  siteNumbers: () => '{ siteNumbers { accounts } }',
  editSite: () => 'mutation { editSite(input: { contact: "" }) { site { name } } }',
  watchedWords: () => '{ watchedWords }',
  watchWord: () => 'mutation { watchWord(input: { word: "salve" }) { watchedWords } }',
  unwatchWord: () => 'mutation { unwatchWord(input: { word: "salve" }) { watchedWords } }',
  blockedEntries: () => '{ blockedEntries { id } }',
  blockEntry: () => 'mutation { blockEntry(input: { kind: NAME, value: "salve" }) { entry { id } } }',
  unblockEntry: () => 'mutation { unblockEntry(input: { entryId: "blocked:quack" }) { action { number } } }',
  changeRole: ({ dan }) => givesRole(dan),
  moderatedAccount: () => '{ moderatedAccount(username: "dan") { id } }',
  writeModeratorNote: ({ dan }) =>
    `mutation { writeModeratorNote(input: { userId: "${dan.id}", text: "Hm." }) { account { id } } }`,
  deleteModeratorNote: () => 'mutation { deleteModeratorNote(input: { noteId: "a-note" }) { account { id } } }',
  purge: ({ freshPost }) => purges('POST', freshPost),
  'purge (of an administrator)': ({ admin }) => purges('ACCOUNT', admin.id),
  'changeRole (an administrator)': ({ admin }) => givesRole(admin),
}

const changesCase = (change: string, caseId: string) =>
  `mutation { ${change}(input: { caseId: "${caseId}" }) { case { state } } }`
const suspends = ({ id }: Person) =>
  `mutation { suspendUser(input: { userId: "${id}", rule: SPAM }) { action { number } } }`
const warns = ({ id }: Person) => `mutation { warnUser(input: { userId: "${id}", rule: SPAM }) { action { number } } }`
const locksBadge = ({ id }: { id: string }) =>
  `mutation { lockBadge(input: { userId: "${id}", rule: SPAM }) { action { number } } }`
const silences = ({ id }: Person) =>
  `mutation { silenceUser(input: { userId: "${id}", rule: SPAM }) { action { number } } }`
const always = 'from: "2020-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z"'
const removesAll = ({ id }: Person) =>
  `mutation { removePosts(input: { userId: "${id}", ${always}, rule: SPAM }) { action { number } } }`
const undoes = (number: number) => `mutation { undoDecision(input: { actionId: "${number}" }) { action { number } } }`
const removes = (postId: string) =>
  `mutation { removePost(input: { postId: "${postId}", rule: SPAM }) { action { number } } }`
const letsIn = ({ id }: Person) => `mutation { approveSignUp(input: { userId: "${id}" }) { action { number } } }`
const marks = (postId: string) =>
  `mutation { markPostSensitive(input: { postId: "${postId}", rule: SEXUAL_CONTENT }) { action { number } } }`
const purges = (kind: string, id: string) =>
  `mutation { purge(input: { kind: ${kind}, id: "${id}", rule: ILLEGAL_CONTENT, password: "correct horse battery" }) { action { number } } }`
const givesRole = ({ id }: Person) =>
  `mutation { changeRole(input: { userId: "${id}", role: MODERATOR }) { action { number } } }`
