import mongoose, { type Model, type mongo } from 'mongoose'
import { hashPassword } from '../auth/passwords.ts'
import { BookmarkModel } from '../bookmarks/bookmark.model.ts'
import { MetaModel } from '../db/meta.model.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { LikeModel } from '../likes/like.model.ts'
import { AppealModel } from '../moderation/appeal.model.ts'
import { latestAction } from '../moderation/appeals.service.ts'
import { CaseModel } from '../moderation/case.model.ts'
import { copyOfPost } from '../moderation/keptCopy.ts'
import { removePost } from '../moderation/removals.service.ts'
import { ReportModel } from '../moderation/report.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { RepostModel } from '../reposts/repost.model.ts'
import { UserModel } from '../users/user.model.ts'
import { seedData } from './seed-data.ts'
import type { SeedData } from './seed.types.ts'
import { likeDocuments, postDocuments, repostDocuments, userDocuments } from './seed-documents.ts'
import { caseDocuments, reportDocuments } from './seed-reports.ts'

/** Fills an empty database. Returns whether it did. After a crash, it adds what is missing. */
export async function seedIfEmpty(): Promise<boolean> {
  const note = await MetaModel.findById('seed').lean()
  if (note?.done) return false
  if (!note && (await UserModel.exists({}))) return false
  const begun = await MetaModel.findOneAndUpdate(
    { _id: 'seed' },
    { $setOnInsert: { at: new Date(), done: false } },
    { upsert: true, returnDocument: 'after' },
  ).lean()
  await write(seedData(begun.at))
  await MetaModel.updateOne({ _id: 'seed' }, { done: true })
  return true
}

async function write(data: SeedData): Promise<void> {
  const hashes = await Promise.all(data.users.map((user) => hashPassword(user.password)))
  await addMissing(UserModel, userDocuments(data, hashes))
  await addMissing(PostModel, postDocuments(data))
  await addReports(data)
  await addMissing(LikeModel, likeDocuments(data))
  await addMissing(RepostModel, repostDocuments(data))
  await addMissing(
    BookmarkModel,
    data.bookmarks.map(({ user, target, at }) => ({ userId: user, postId: target, at })),
  )
  await addMissing(
    FollowModel,
    data.follows.map(({ user, target, at }) => ({ followerId: user, followeeId: target, at })),
  )
}

async function addReports(data: SeedData): Promise<void> {
  await addMissing(CaseModel, caseDocuments(data))
  await addMissing(ReportModel, reportDocuments(data))
  const { post, rule, note, appeal: words } = data.removed
  await removePost(null, post.id, { rule, note })
  const about = { userId: post.author, postId: post.id, kind: 'REMOVE_POST' } as const
  const [action, stored] = [await latestAction(about), await PostModel.findById(post.id).lean()]
  if (!action || !stored) return
  const appeal = { ...about, rule, words, actorId: null, at: new Date(), state: 'OPEN', answer: '' }
  await addMissing(AppealModel, [{ ...appeal, _id: String(action._id), kept: await copyOfPost(stored) }])
}

async function addMissing<Stored>(model: Model<Stored>, documents: object[]): Promise<void> {
  try {
    await model.insertMany(documents, { ordered: false, throwOnValidationError: true })
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoBulkWriteError) || !isOnlyDuplicates(error)) throw error
  }
}

function isOnlyDuplicates(error: mongo.MongoBulkWriteError): boolean {
  return [error.writeErrors].flat().every((writeError) => writeError.code === 11_000)
}
