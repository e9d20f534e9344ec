import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { InvitedModel } from '../invites/invited.model.ts'
import { CaseModel } from '../moderation/case.model.ts'
import { suspend } from '../moderation/suspensions.service.ts'
import { UserModel } from '../users/user.model.ts'
import { cast, logsIn, signsUp } from './cast.ts'
import { type World, alicesPassword, requests } from './everyOperation.ts'
import { AnswerError, type Person } from './person.ts'
import { type Snapshot, digest, restore, takeSnapshot } from './snapshot.ts'
import { useServer } from './testServer.ts'

useServer({ PUSH_SERVICES: 'https://fcm.googleapis.com' })

/** `owner` is alice; the tokens of `loggedOut` and `deleted` are no longer valid; `suspended` has a restricted session. */
const roles = ['guest', 'owner', 'other', 'demo', 'loggedOut', 'deleted', 'suspended', 'moderator', 'admin'] as const
type Role = (typeof roles)[number]

const ok = 'ok'
const none = 'null'
const unauth = 'UNAUTHENTICATED'
const gone = 'UNAUTHENTICATED'
const halted = 'ACCOUNT_SUSPENDED'
const fixed = 'DEMO_ACCOUNT_FIXED'
const wrong = 'INVALID_CREDENTIALS'
const notDelete = 'NOT_AUTHOR_DELETE'
const notEdit = 'NOT_AUTHOR_EDIT'
const denied = 'NOT_PERMITTED'
const missing = 'NOT_FOUND'
const link = 'RESET_LINK_INVALID'
const letter = 'EMAIL_LINK_INVALID'
const mail = 'MAIL_OFF'
const self = 'CANNOT_REPORT_SELF'

type Row = readonly [
  operation: string,
  guest: string,
  owner: string,
  other: string,
  demo: string,
  loggedOut: string,
  deleted: string,
  suspended: string,
  moderator: string,
  admin: string,
]

/** The result of every operation for every role: success (`ok`), nothing found (`null`), or an error code. */
// prettier-ignore
const expected: readonly Row[] = [
  // operation                       guest   owner   other      demo       loggedOut  deleted  suspended  moderator  admin
  ['viewer',                         none,   ok,     ok,        ok,        none,      none,    none,      ok,        ok],
  ['posts',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['postsByHashtag',                 ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['feed',                           unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['newerPosts',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['node',                           none,   ok,     none,      none,      none,      none,    none,      none,      none],
  ['nodes',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['post',                           ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['user',                           ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['users',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['bookmarks',                      unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['notifications',                  unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['unreadNotifications',            unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['user.notificationKinds',         none,   ok,     none,      none,      none,      none,    none,      none,      none],
  ['mentionSuggestions',             unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['hashtagSuggestions',             ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['suggestedUsers',                 ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['topPosts',                       ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['weekHashtags',                   ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['demoAccounts',                   ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['post.likers',                    ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['user.replies',                   ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['mutedUsers',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['blockedUsers',                   unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['suspension',                     none,   none,   none,      none,      none,      none,    ok,        none,      none],
  ['sessions',                       unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['user.email',                     none,   ok,     none,      none,      none,      none,    none,      none,      none],
  ['signUp',                         ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['logIn',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['logOut',                         ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['changePassword',                 unauth, ok,     wrong,     fixed,     unauth,    gone,    halted,    wrong,     wrong],
  ['resetPassword',                  link,   link,   link,      link,      link,      link,    link,      link,      link],
  ['requestPasswordReset',           mail,   mail,   mail,      mail,      mail,      mail,    mail,      mail,      mail],
  ['confirmEmail',                   letter, letter, letter,    letter,    letter,    letter,  letter,    letter,    letter],
  ['changeEmail',                    unauth, ok,     wrong,     fixed,     unauth,    gone,    halted,    wrong,     wrong],
  ['endOtherSessions',               unauth, ok,     ok,        fixed,     unauth,    gone,    halted,    ok,        ok],
  ['endSession',                     unauth, ok,     ok,        fixed,     unauth,    gone,    halted,    ok,        ok],
  ['deleteAccount',                  unauth, ok,     wrong,     fixed,     unauth,    gone,    wrong,     wrong,     wrong],
  ['editProfile',                    unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['setVerified',                    unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['createPost',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['replyToPost',                    unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['editPost',                       unauth, ok,     notEdit,   notEdit,   unauth,    gone,    halted,    notEdit,   notEdit],
  ['deletePost',                     unauth, ok,     notDelete, notDelete, unauth,    gone,    halted,    notDelete, notDelete],
  ['likePost',                       unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['unlikePost',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['bookmarkPost',                   unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['removeBookmark',                 unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['followUser',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['muteUser',                       unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['mutedWords',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['muteWord',                       unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['unmuteWord',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['unmuteUser',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['blockUser',                      unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['unblockUser',                    unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['unfollowUser',                   unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['markNotificationsSeen',          unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['chooseNotifications',            unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['invites',                        unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['invitation',                     none,   none,   none,      none,      none,      none,    none,      none,      none],
  ['inviter',                        none,   none,   none,      none,      none,      none,    none,      ok,        ok],
  ['createInvite',                   unauth, ok,     ok,        fixed,     unauth,    gone,    halted,    ok,        ok],
  ['endInvite',                      unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['reports',                        unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['reportPost',                     ok,     self,   ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['reportUser',                     ok,     ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['reportCases',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    ok,        ok],
  ['takeCase',                       unauth, denied, denied,    denied,    unauth,    gone,    halted,    ok,        ok],
  ['takeCase (of a moderator)',      unauth, denied, denied,    denied,    unauth,    gone,    halted,    missing,   ok],
  ['takeCase (of an administrator)', unauth, denied, denied,    denied,    unauth,    gone,    halted,    denied,    missing],
  ['releaseCase',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    ok,        ok],
  ['dismissCase',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    ok,        ok],
  ['moderationLog',                  unauth, denied, denied,    denied,    unauth,    gone,    halted,    denied,    ok],
  ['suspendUser',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    ok,        ok],
  ['suspendUser (a moderator)',      unauth, denied, denied,    denied,    unauth,    gone,    halted,    denied,    ok],
  ['suspendUser (an administrator)', unauth, denied, denied,    denied,    unauth,    gone,    halted,    denied,    denied],
  ['removePost',                     unauth, denied, denied,    denied,    unauth,    gone,    halted,    ok,        ok],
  ['removePost (of a moderator)',    unauth, denied, denied,    denied,    unauth,    gone,    halted,    denied,    ok],
  ['restorePost',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    ok,        ok],
  ['unsuspendUser',                  unauth, denied, denied,    denied,    unauth,    gone,    halted,    ok,        ok],
  ['changeRole',                     unauth, denied, denied,    denied,    unauth,    gone,    halted,    denied,    ok],
  ['changeRole (an administrator)',  unauth, denied, denied,    denied,    unauth,    gone,    halted,    denied,    denied],
  ['pushKey',                        ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok],
  ['subscribeToPush',                unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
  ['unsubscribeFromPush',            unauth, ok,     ok,        ok,        unauth,    gone,    halted,    ok,        ok],
]

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
  for (const { publicId: userId } of [dan, moderator, admin])
    await carol.does('reportUser', { userId, rule: 'SPAM' }, 'report { id }')
  const caseOf = async ({ id: userId }: Person) => `case:${(await CaseModel.findOne({ userId }).lean())?._id}`
  await InvitedModel.create({ _id: carol.id, inviterId: bob.id, at: new Date() })
  const cases = { dans: await caseOf(dan), moderators: await caseOf(moderator), admins: await caseOf(admin) }
  const erring = await signsUp('erring')
  await suspend(null, erring.id, { until: null, rule: 'SPAM', note: '' })
  const suspended = await logsIn(erring)
  // The first who asks makes the keys.
  await alice.asks('{ pushKey }')
  world = { post, freshPost, session: sessions.edges[0].node.id, carol, dan, moderator, admin, moderatorsPost, cases }
  people = { guest, owner: alice, other: bob, demo, loggedOut, deleted, suspended, moderator, admin }
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
    '%s: guest %s, owner %s, other %s, demo %s, logged out %s, deleted %s, suspended %s, moderator %s, admin %s',
    async (operation, ...outcomes) => {
      const isMutation = mutations.includes(operation.replace(/ .*/, ''))
      const all = roles.map((role, index) => ({ role, outcome: outcomes[index] }))
      const changes = all.filter(({ outcome }) => isMutation && outcome === ok)
      const others = all.filter((one) => !changes.includes(one))
      for (const { role, outcome } of others)
        expect({ role, outcome: await outcomeOf(operation, role) }).toEqual({ role, outcome })
      expect(await digest()).toEqual(unchanged)
      for (const { role, outcome } of changes) {
        expect({ role, outcome: await outcomeOf(operation, role) }).toEqual({ role, outcome })
        await restore(snapshot)
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
