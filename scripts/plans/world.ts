import { FollowModel } from '../../server/follows/follow.model.ts'
import { ActionModel } from '../../server/moderation/action.model.ts'
import { CaseModel } from '../../server/moderation/case.model.ts'
import { ReportModel } from '../../server/moderation/report.model.ts'
import { PostModel } from '../../server/posts/post.model.ts'
import { RestrictionModel } from '../../server/safety/restriction.model.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { postDocument, storePosts, storeUsers, userDocument } from '../../server/testing/documents.ts'
import { type Sizes, generate, postId, userId } from '../dataset/generate.ts'

/** How many accounts somebody follows for whom one merge is not enough. */
const many = 300

/** How many accounts somebody follows for whom a page of Home reads only the first ranks. */
const veryMany = 500

const longAgo = new Date('2020-01-01T00:00:00Z')

export const readers = {
  member: userId(0),
  few: 'reader-of-few',
  chatty: 'reader-of-the-chatty',
  silent: 'reader-of-the-silent',
  ties: 'reader-of-ties',
  nobody: 'reader-of-nobody',
  moderator: 'reader-of-reports',
} as const

export type Reader = keyof typeof readers

/** Fills an empty database with the data set, and with readers whose feeds have different sizes. */
export async function fillWorld(sizes: Sizes): Promise<void> {
  await generate(sizes)
  const silent = Array.from({ length: many }, (_, index) => `silent-${String(index).padStart(5, '0')}`)
  const { member: _member, ...others } = readers
  const newcomers = Object.values(others)
  const users = [...silent, ...newcomers].map((id) => userDocument({ _id: id, username: id.replaceAll('-', '_') }))
  const simultaneous = silent
    .slice(0, 3)
    .flatMap((authorId) =>
      numbers(30).map((index) => postDocument({ _id: `${authorId}-post-${index}`, authorId, createdAt: longAgo })),
    )
  await storePosts(simultaneous)
  await storeUsers(users)
  await converse()
  await quote()
  await report()
  await follow(readers.few, numbers(30).map(userId))
  await follow(readers.chatty, numbers(veryMany).map(userId))
  await follow(readers.silent, silent.slice(3))
  await follow(readers.ties, silent.slice(0, 3))
  await restrict(readers.few, silent)
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

async function follow(followerId: string, followees: string[]): Promise<void> {
  const follows = followees.map((followeeId, index) => ({ followerId, followeeId, at: new Date(index) }))
  await FollowModel.collection.insertMany(follows)
}

/** The reader mutes and blocks thousands of accounts, and as many block the reader. */
async function restrict(ownerId: string, others: readonly string[]): Promise<void> {
  const ids = [...others, ...numbers(3_000).map((index) => `nobody-${index}`)]
  const restrictions = ids.flatMap((targetId, index) => {
    const at = new Date(index)
    return [
      { ownerId, targetId, kind: 'MUTE' as const, at },
      { ownerId, targetId, kind: 'BLOCK' as const, at },
      { ownerId: targetId, targetId: ownerId, kind: 'BLOCK' as const, at },
    ]
  })
  await RestrictionModel.collection.insertMany(restrictions)
}

export const quotedPostId = postId(0)

/** Hundreds of quotes, of which the member is notified. */
async function quote(): Promise<void> {
  const quotes = numbers(300).map((index) => ({
    ...postDocument({ _id: `quote-${index}`, authorId: userId(1 + (index % 50)) }),
    quotedId: quotedPostId,
    quoteNotifiedId: readers.member,
    createdAt: new Date(longAgo.getTime() + 1000 * index),
  }))
  await storePosts(quotes)
  await PostModel.updateOne({ _id: quotedPostId }, { quoteCount: quotes.length })
}

export const busyCaseId = 'case:busy'

/** Reports by `few` of 600 posts, two thirds of them resolved; and a case with 60 reports. */
async function report(): Promise<void> {
  await UserModel.updateOne({ _id: readers.moderator }, { role: 'MODERATOR' })
  const at = (index: number) => new Date(longAgo.getTime() + 1000 * index)
  const cases = numbers(600).map((index) => ({
    _id: `case-${index}`,
    subject: postId(index),
    postId: postId(index),
    userId: userId(index % 50),
    reportCount: 1,
    reportedAt: at(index),
    state: 'OPEN',
    unresolved: 1,
    ...(index % 3 > 0 && {
      state: 'RESOLVED',
      unresolved: undefined,
      outcome: 'DISMISSED',
      resolvedAt: at(index),
      resolvedBy: 1,
    }),
  }))
  const about = { subject: 'user:busy', userId: userId(1) }
  const busy = { _id: 'busy', ...about, reportCount: 60, reportedAt: longAgo, state: 'TAKEN', unresolved: 1 }
  await CaseModel.collection.insertMany([...cases, { ...busy, takenBy: readers.moderator }] as never[])
  const facts = { rule: 'SPAM', note: '' }
  const reports = [
    ...cases.map(({ _id: caseId, subject }, index) => ({
      _id: `report-${index}`,
      reporterId: readers.few,
      caseId,
      subject,
      at: at(index),
      ...facts,
    })),
    ...numbers(60).map((index) => ({
      _id: `busy-${index}`,
      reporterId: userId(index),
      caseId: 'busy',
      subject: about.subject,
      at: at(index),
      ...facts,
    })),
  ]
  await ReportModel.collection.insertMany(reports as never[])
  const actions = numbers(300).map((index) => ({
    _id: index + 1,
    at: at(index),
    kind: 'SUSPEND',
    actorId: null,
    userId: userId(index % 5),
    hash: `${index}`,
  }))
  await ActionModel.collection.insertMany(actions as never[])
}

/** A reply with two ancestors, a continuation and replies, which have replies themselves. */
export const deepId = 'deep-reply'
const replyCount = 40

/** Of one of these: more than the server ranks. */
const mostReplies = 1_100

async function converse(): Promise<void> {
  let seconds = 0
  const talk = (_id: string, ancestorIds: string[], count: number) =>
    postDocument({
      _id,
      authorId: userId(seconds % 10),
      parentId: ancestorIds.at(-1) ?? null,
      ancestorIds,
      replyCount: count,
      createdAt: new Date(longAgo.getTime() + 1000 * seconds++),
    })
  const above = ['deep-root', 'deep-parent']
  const below = numbers(replyCount).flatMap((index) => {
    const [first, second] = [`deep-first-${index}`, `deep-second-${index}`]
    const count = index === replyCount - 1 ? mostReplies : 1
    const chain = [...above, deepId, first]
    return [
      talk(first, chain.slice(0, -1), count),
      talk(second, chain, 1),
      talk(`deep-third-${index}`, [...chain, second], 0),
      ...numbers(count - 1).map((more) => talk(`deep-more-${more}`, chain, 0)),
    ]
  })
  const root = postDocument({ _id: 'deep-root', authorId: userId(0), createdAt: longAgo, replyCount: 1 })
  const middle = [
    talk('deep-parent', ['deep-root'], 1),
    { ...talk(deepId, above, replyCount), continuedId: 'deep-first-0' },
  ]
  await storePosts([root, ...middle, ...below])
}
