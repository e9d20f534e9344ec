import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { logsIn } from './cast.ts'
import { type World, requests } from './everyOperation.ts'
import { mutationsOfEdges } from './model/postEdges.ts'
import { type Role, peopledWorld, roles } from './peopledWorld.ts'
import { AnswerError, type Person } from './person.ts'
import { type Snapshot, digest, restore, takeSnapshot } from './snapshot.ts'
import { wholeApiSettings } from './sharedSettings.ts'
import { useServer } from './testServer.ts'

const ok = 'ok'
const none = 'null'
const unauth = 'UNAUTHENTICATED'
const gone = 'UNAUTHENTICATED'
const halted = 'ACCOUNT_SUSPENDED'
const waits = 'ACCOUNT_WAITING'
const answered = 'REQUEST_ANSWERED'
const fixed = 'DEMO_ACCOUNT_FIXED'
const wrong = 'INVALID_CREDENTIALS'
const notDelete = 'NOT_AUTHOR_DELETE'
const notEdit = 'NOT_AUTHOR_EDIT'
const notQuoted = 'NOT_AUTHOR_DETACH'
const unfollowed = 'NOT_FOLLOWING'
const notPin = 'NOT_AUTHOR_PIN'
const denied = 'NOT_PERMITTED'
const missing = 'NOT_FOUND'
const link = 'RESET_LINK_INVALID'
const letter = 'EMAIL_LINK_INVALID'
const mail = 'MAIL_OFF'
const begin = 'TWO_STEP_CHANGED'
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
  waiting: string,
  moderator: string,
  admin: string,
]

/** The result of every operation for every role: success (`ok`), nothing found (`null`), or an error code. */
// oxfmt-ignore
const expected: readonly Row[] = [
  // operation                       guest   owner   other      demo       loggedOut  deleted  suspended  waiting    moderator  admin
  ['viewer',                         none,   ok,     ok,        ok,        none,      none,    none,      none,      ok,        ok],
  ['posts',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['postsByHashtag',                 ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['searchPosts',                    ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['feed',                           unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['newerPosts',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['newerReposts',                   unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['node',                           none,   ok,     none,      none,      none,      none,    none,      none,      none,      none],
  ['nodes',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['post',                           ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['unavailablePost',                none,   none,   none,      none,      none,      none,    none,      none,      none,      none],
  ['user',                           ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['users',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['bookmarks',                      unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['notifications',                  unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['unreadNotifications',            unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['user.notificationKinds',         none,   ok,     none,      none,      none,      none,    none,      none,      none,      none],
  ['mentionSuggestions',             unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['linkPreview',                    unauth, none,   none,      none,      unauth,    gone,    halted,    waits,     none,      none],
  ['hashtagSuggestions',             ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['suggestedUsers',                 ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['topPosts',                       ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['weekHashtags',                   ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['demoAccounts',                   ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['post.likers',                    ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['post.reposters',                 ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['user.replies',                   ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['mutedUsers',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['blockedUsers',                   unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['suspension',                     none,   none,   none,      none,      none,      none,    ok,        none,      none,      none],
  ['signUpRequest',                  none,   none,   none,      none,      none,      none,    none,      ok,        none,      none],
  ['sessions',                       unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['user.email',                     none,   ok,     none,      none,      none,      none,    none,      none,      none,      none],
  ['signUp',                         ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['logIn',                          ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['logOut',                         ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['changePassword',                 unauth, ok,     wrong,     fixed,     unauth,    gone,    halted,    wrong,     wrong,     wrong],
  ['resetPassword',                  link,   link,   link,      link,      link,      link,    link,      link,      link,      link],
  ['requestPasswordReset',           mail,   mail,   mail,      mail,      mail,      mail,    mail,      mail,      mail,      mail],
  ['confirmEmail',                   letter, letter, letter,    letter,    letter,    letter,  letter,    letter,    letter,    letter],
  ['changeEmail',                    unauth, ok,     wrong,     fixed,     unauth,    gone,    halted,    waits,     wrong,     wrong],
  ['endOtherSessions',               unauth, ok,     ok,        fixed,     unauth,    gone,    halted,    waits,     ok,        ok],
  ['endSession',                     unauth, ok,     ok,        fixed,     unauth,    gone,    halted,    waits,     ok,        ok],
  ['requestExport',                  unauth, ok,     wrong,     fixed,     unauth,    gone,    wrong,     wrong,     wrong,     wrong],
  ['deleteAccount',                  unauth, ok,     wrong,     fixed,     unauth,    gone,    wrong,     wrong,     wrong,     wrong],
  ['startTwoStep',                   unauth, ok,     wrong,     fixed,     unauth,    gone,    halted,    waits,     wrong,     wrong],
  ['turnOnTwoStep',                  unauth, begin,  begin,     begin,     unauth,    gone,    halted,    waits,     begin,     begin],
  ['renewRecoveryCodes',             unauth, begin,  wrong,     fixed,     unauth,    gone,    halted,    waits,     wrong,     wrong],
  ['turnOffTwoStep',                 unauth, begin,  wrong,     fixed,     unauth,    gone,    halted,    waits,     wrong,     wrong],
  ['user.twoStep',                   none,   ok,     none,      none,      none,      none,    none,      none,      none,      none],
  ['editProfile',                    unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['user.sensitiveMedia',            none,   ok,     none,      none,      none,      none,    none,      none,      none,      none],
  ['chooseSensitiveMedia',           unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['setVerified',                    unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['createPost',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['createThread',                   unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['createPost (with a quote)',      unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['detachQuote',                    unauth, ok,     notQuoted, notQuoted, unauth,    gone,    halted,    waits,     notQuoted, notQuoted],
  ['replyToPost',                    unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['editPost',                       unauth, ok,     notEdit,   notEdit,   unauth,    gone,    halted,    waits,     notEdit,   notEdit],
  ['eraseVersions',                  unauth, ok,     notEdit,   notEdit,   unauth,    gone,    halted,    waits,     notEdit,   notEdit],
  ['deletePost',                     unauth, ok,     notDelete, notDelete, unauth,    gone,    halted,    waits,     notDelete, notDelete],
  ['likePost',                       unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['unlikePost',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['repostPost',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['undoRepost',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['bookmarkPost',                   unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['removeBookmark',                 unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['pinPost',                        unauth, ok,     notPin,    notPin,    unauth,    gone,    halted,    waits,     notPin,    notPin],
  ['unpinPost',                      unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['hideReposts',                    unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     unfollowed, unfollowed],
  ['showReposts',                    unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     unfollowed, unfollowed],
  ['followUser',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['muteUser',                       unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['mutedWords',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['muteWord',                       unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['unmuteWord',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['unmuteUser',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['blockUser',                      unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['unblockUser',                    unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['unfollowUser',                   unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['markNotificationsSeen',          unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['chooseNotifications',            unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['invites',                        unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['invitation',                     none,   none,   none,      none,      none,      none,    none,      none,      none,      none],
  ['inviter',                        none,   none,   none,      none,      none,      none,    none,      none,      ok,        ok],
  ['createInvite',                   unauth, ok,     ok,        fixed,     unauth,    gone,    halted,    waits,     ok,        ok],
  ['endInvite',                      unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['reports',                        unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['reportPost',                     ok,     self,   ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['reportUser',                     ok,     ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['reportCases',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['takeCase',                       unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['takeCase (of a moderator)',      unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     missing,   ok],
  ['takeCase (of an administrator)', unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    missing],
  ['releaseCase',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['dismissCase',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['moderationLog',                  unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['suspendUser',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['suspendUser (a moderator)',      unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['suspendUser (an administrator)', unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    denied],
  ['ownAppeals',                     unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['decisions',                      unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['warnUser',                       unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['warnUser (a moderator)',         unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['warnUser (an administrator)',    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    denied],
  ['lockBadge',                      unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['lockBadge (a moderator)',        unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['silenceUser',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['silenceUser (a moderator)',      unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['postsToRemove',                  unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['removePosts',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['removePosts (of a moderator)',   unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['undoDecision',                   unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['undoDecision (about a moderator)', unauth, denied, denied,  denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['markDecisionsRead',              unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['user.hasUnreadDecision',         none,   ok,     none,      none,      none,      none,    none,      none,      none,      none],
  ['appeal (of a decision)',         unauth, ok,     missing,   missing,   unauth,    gone,    halted,    waits,     missing,   missing],
  ['removePost',                     unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['removePost (of a moderator)',    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['moderatedAccount',               unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['writeModeratorNote',             unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['deleteModeratorNote',            unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['purge',                          unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['purge (of an administrator)',    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    denied],
  ['appeals',                        unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['appeal',                         unauth, ok,     missing,   missing,   unauth,    gone,    halted,    waits,     missing,   missing],
  ['appeal (of a suspension)',       unauth, missing, missing,  missing,   unauth,    gone,    ok,        missing,   missing,   missing],
  ['decideAppeal',                   unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['markPostSensitive',              unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['markPostSensitive (of a moderator)', unauth, denied, denied, denied,   unauth,    gone,    halted,    waits,     denied,    ok],
  ['unmarkPostSensitive',            unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['restorePost',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['unsuspendUser',                  unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['signUpRequests',                 unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['approveSignUp',                  unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['approveSignUp (not waiting)',    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     answered,  answered],
  ['declineSignUp',                  unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['site',                           ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['siteNumbers',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['editSite',                       unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['watchedWords',                   unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['watchWord',                      unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['unwatchWord',                    unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['blockedEntries',                 unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['blockEntry',                     unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['unblockEntry',                   unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     ok,        ok],
  ['changeRole',                     unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    ok],
  ['changeRole (an administrator)',  unauth, denied, denied,    denied,    unauth,    gone,    halted,    waits,     denied,    denied],
  ['pushKey',                        ok,     ok,     ok,        ok,        ok,        ok,      ok,        ok,        ok,        ok],
  ['subscribeToPush',                unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
  ['unsubscribeFromPush',            unauth, ok,     ok,        ok,        unauth,    gone,    halted,    waits,     ok,        ok],
]

let world: World
let people: Record<Role, Person>
let snapshot: Snapshot

async function outcomeOf(operation: string, role: Role): Promise<string> {
  try {
    const request = requests[operation]
    if (!request) throw new Error(`server/testing/everyOperation.ts lacks a request for ${operation}.`)
    const found = Object.values(await people[role].asks(request(world)))[0]
    const [, field] = operation.split('.')
    return ((field ? found?.[field] : found) ?? null) === null ? none : ok
  } catch (error) {
    if (error instanceof AnswerError) return error.code
    throw error
  }
}

/**
 * What differs from `other` for a member whom the owner blocks: most is missing, and in place of a post there are only
 * the replies to it. For members whom the owner mutes or moderators limited, nothing differs.
 */
const ofBlocked: { [operation: string]: string } = {
  ...{
    post: none,
    unavailablePost: ok,
    'post.likers': none,
    'post.reposters': none,
    replyToPost: missing,
    'createPost (with a quote)': missing,
    ...Object.fromEntries(mutationsOfEdges.map((name) => [name, missing])),
    editPost: missing,
    eraseVersions: missing,
    deletePost: missing,
    pinPost: missing,
  },
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const queries = Object.keys(schema.getQueryType()?.getFields() ?? {})
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})

describe('who may do what', () => {
  useServer(wholeApiSettings)
  beforeAll(async () => {
    ;({ world, people } = await peopledWorld())
    snapshot = await takeSnapshot()
  })

  it('is listed for every operation of the schema', () => {
    const named = expected.map(([operation]) => operation).filter((operation) => !/[. ]/.test(operation))
    expect(named.toSorted()).toEqual([...queries, ...mutations].toSorted())
  })

  it.each(expected)(
    '%s: guest %s, owner %s, other %s, demo %s, logged out %s, deleted %s, suspended %s, waiting %s, moderator %s, admin %s',
    async (operation, ...outcomes) => {
      const isMutation = mutations.includes(operation.replace(/ .*/, ''))
      const other = outcomes[roles.indexOf('other')] ?? ''
      const alike: Partial<Record<Role, string>> = {
        muted: other,
        silenced: other,
        blocked: ofBlocked[operation] ?? other,
      }
      const all = roles.map((role, index) => ({
        role,
        outcome: alike[role] ?? outcomes[index],
      }))
      const changes = all.filter(({ outcome }) => isMutation && outcome === ok)
      const others = all.filter((one) => !changes.includes(one))
      const found = others.map(async ({ role }) => ({ role, outcome: await outcomeOf(operation, role) }))
      expect(await Promise.all(found)).toEqual(others)
      expect(await digest()).toEqual(snapshot.hashes)
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
