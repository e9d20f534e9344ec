import { SessionModel } from '../auth/session.model.ts'
import { BlockedEntryModel } from '../blocklist/blockedEntry.model.ts'
import { InvitedModel } from '../invites/invited.model.ts'
import { CaseModel } from '../moderation/case.model.ts'
import { silence, warn } from '../moderation/decisions.service.ts'
import { NoteModel } from '../moderation/note.model.ts'
import { removePost } from '../moderation/removals.service.ts'
import { suspend } from '../moderation/suspensions.service.ts'
import { UserModel } from '../users/user.model.ts'
import { cast, logsIn, signsUp } from './cast.ts'
import { type World, alicesPassword } from './everyOperation.ts'
import type { Person } from './person.ts'

/**
 * `owner` is alice. She mutes `muted` and blocks `blocked`; moderators limited `silenced`. The tokens of `loggedOut`
 * and `deleted` have ended, and the sessions of `suspended` and `waiting` are restricted.
 */
export const roles = [
  ...(['guest', 'owner', 'other', 'demo', 'loggedOut', 'deleted', 'suspended', 'waiting'] as const),
  ...(['moderator', 'admin', 'muted', 'blocked', 'silenced'] as const),
] as const
export type Role = (typeof roles)[number]

export async function peopledWorld(): Promise<{ world: World; people: Record<Role, Person> }> {
  const { alice, bob, carol, dan, guest } = await cast()
  const demo = await signsUp('demo', { password: 'a public one', confirmPassword: 'a public one' })
  await UserModel.updateOne({ _id: demo.id }, { isDemo: true, demoPassword: 'a public one' })
  const [post, freshPost] = [await alice.posts('touched'), await alice.posts('fresh')]
  const [muted, blocked, silenced] = [await signsUp('mute'), await signsUp('block'), await signsUp('silent')]
  for (const person of [alice, bob, demo, muted, blocked, silenced]) {
    await person.likes(post)
    await person.bookmarks(post)
    await person.does('repostPost', { postId: post }, 'post { id }')
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
  const warned = async ({ id }: Person) => (await warn(null, id, { rule: 'SPAM', note: '' }))._id
  const [warning, moderatorsWarning] = [await warned(alice), await warned(moderator)]
  await silence(null, silenced.id, { rule: 'SPAM', note: '', until: null })
  await alice.does('muteUser', { userId: muted.publicId }, 'user { id }')
  await alice.does('blockUser', { userId: blocked.publicId }, 'user { id }')
  const { sessions } = await alice.asks('{ sessions { edges { node { id } } } }')
  for (const { publicId: userId } of [dan, moderator, admin])
    await carol.does('reportUser', { userId, rule: 'SPAM' }, 'report { id }')
  const caseOf = async ({ id: userId }: Person) => `case:${(await CaseModel.findOne({ userId }).lean())?._id}`
  await InvitedModel.create({ _id: carol.id, inviterId: bob.id, at: new Date() })
  const cases = { dans: await caseOf(dan), moderators: await caseOf(moderator), admins: await caseOf(admin) }
  const erring = await signsUp('erring')
  await suspend(null, erring.id, { until: null, rule: 'SPAM', note: '' })
  const suspended = await logsIn(erring)
  const newcomer = await signsUp('newt')
  await UserModel.updateOne({ _id: newcomer.id }, { waiting: { state: 'OPEN', at: new Date(), about: '' } })
  const waiting = await logsIn(newcomer)
  await SessionModel.deleteMany({ userId: newcomer.id, isWaiting: { $ne: true } })
  const [removedPost, carolsPost] = [await alice.posts('removed'), await carol.posts('removed too')]
  for (const id of [removedPost, carolsPost]) await removePost(null, id, { rule: 'SPAM', note: '' })
  const { appeal } = await carol.does('appeal', { postId: carolsPost, words: 'No.' }, 'appeal { id }')
  await BlockedEntryModel.create({ _id: 'quack', kind: 'NAME', value: 'quack', at: new Date() })
  const later = new Date('2999-01-01')
  await NoteModel.create({
    _id: 'a-note',
    userId: dan.id,
    authorId: admin.id,
    text: 'Hm.',
    at: later,
    expiresAt: later,
  })
  // The server makes the keys when somebody first asks for them.
  await alice.asks('{ pushKey }')
  const world: World = {
    post,
    freshPost,
    quote: await dan.posts('quoting', { quotedId: post }),
    session: sessions.edges[0].node.id,
    carol,
    dan,
    moderator,
    admin,
    moderatorsPost,
    cases,
    waiting,
    removedPost,
    warning,
    moderatorsWarning,
    appeal: appeal.id,
  }
  const people: Record<Role, Person> = {
    guest,
    owner: alice,
    other: bob,
    demo,
    loggedOut,
    deleted,
    suspended,
    waiting,
    moderator,
    admin,
    muted,
    blocked,
    silenced,
  }
  return { world, people }
}
