import type { ClientSession } from 'mongoose'
import { removal } from '../auth/account.deletion.ts'
import type { Composition } from '../context.ts'
import { find } from '../db/read.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { doEach } from '../doEach.ts'
import { endsWithin } from '../endsWithin.ts'
import { LinkPreviewModel } from '../linkCards/linkPreview.model.ts'
import { builtinMedia } from '../media/builtin.ts'
import { noteForCdn } from '../media/cdnPurges.ts'
import { removeMedia } from '../media/media.deletion.ts'
import {
  type MediaDocument,
  MediaModel,
  logoUse,
  mediaAddress,
  mediaIndexes,
  profileUse,
} from '../media/media.model.ts'
import { type PurgeDocument, PurgeModel, purgeIndexes, purgedId } from '../media/purge.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { removeTree } from '../posts/posts.deletion.ts'
import { isEmptyPost } from '../posts/posts.rules.ts'
import { SiteModel, siteId } from '../site/site.model.ts'
import { readSite } from '../site/site.ts'
import { forgetAuthor } from '../users/authors.ts'
import { UserModel } from '../users/user.model.ts'
import { CaseModel, caseIndexes } from './case.model.ts'
import { forgetQuoted } from './keptQuotes.ts'
import { ReportModel } from './report.model.ts'

const batchSize = 100

/** A request waits this long for the purge to finish. */
const patienceMs = 10_000

/** Where nobody sends mail, a purge drops the address after this time. */
const mailMs = 60 * 60_000

const works = { POST: finishPost, MEDIA: finishUpload, ACCOUNT: finishAccount }

/** Deletes what belongs to what was purged. Several servers may run it, and again. Throws the first error at the end. */
export async function finishPurges(domains: Composition): Promise<void> {
  await PurgeModel.updateMany(
    { mailTo: { $exists: true }, at: { $lt: new Date(Date.now() - mailMs) } },
    { $unset: { mailTo: 1 } },
  )
  for (;;) {
    const options = { hint: purgeIndexes.pending, limit: batchSize }
    const purges = await find<PurgeDocument>('purges', { pending: true }, options)
    await doEach(purges, (purge) => finish(purge, domains))
    if (purges.length < batchSize) return
  }
}

async function finish(purge: PurgeDocument, domains: Composition): Promise<void> {
  await works[purge.kind](purgedId(purge), domains)
  // A report at the same time, or a restored backup, may have stored a copy.
  await forgetQuoted([purge._id])
  await PurgeModel.updateOne({ _id: purge._id }, { $unset: { pending: 1 } })
}

/** Like `finishPurges`, but returns after a while if there is much to do; the job of every minute reports failures. */
export async function finishPurgesSoon(domains: Composition): Promise<void> {
  await endsWithin(patienceMs, finishPurges(domains))
}

async function finishPost(postId: string, domains: Composition): Promise<void> {
  const post = await PostModel.findById(postId).lean()
  if (post) await removeTree(post, domains)
}

/** Takes an upload out of everything that shows it. A post that has nothing else is deleted. */
async function finishUpload(mediaId: string, domains: Composition): Promise<void> {
  for (;;) {
    const media = await MediaModel.findById(mediaId).lean()
    if (!media) return
    if (media.removeAt?.getTime() === 0) return removeMedia(media)
    const uses = media.usedBy.slice(0, batchSize)
    const address = mediaAddress(media)
    const posts = await PostModel.find({ _id: { $in: uses } }).lean()
    for (const post of posts) {
      const images = post.images.filter(({ url }) => url !== address)
      const video = post.video?.url === address ? null : post.video
      if (isEmptyPost({ content: post.content, images, video })) await removeTree(post, domains)
    }
    await inTransaction([mediaId, ...uses], (transaction) => takeOut(media, uses, transaction))
  }
}

async function takeOut(media: MediaDocument, uses: readonly string[], transaction: Transaction): Promise<void> {
  const { session, afterCommit } = transaction
  const address = mediaAddress(media)
  const inPosts = { _id: { $in: uses } }
  await PostModel.updateMany(
    { ...inPosts, 'images.url': address },
    { $pull: { images: { url: address } } },
    { session },
  )
  await PostModel.updateMany({ ...inPosts, 'video.poster': address }, { $set: { 'video.poster': null } }, { session })
  await PostModel.updateMany({ ...inPosts, 'card.image.url': address }, { $set: { 'card.image': null } }, { session })
  await LinkPreviewModel.updateMany(
    { ownerId: media.ownerId, 'card.image.url': address },
    { $set: { 'card.image': null } },
    { session },
  )
  await takeOutVideos(address, uses, session)
  for (const part of ['avatar', 'cover'] as const) {
    const { ownerId } = media
    if (!uses.includes(profileUse(part, ownerId))) continue
    await UserModel.updateOne({ _id: ownerId, [part]: address }, { $set: { [part]: builtinMedia[part] } }, { session })
    afterCommit(() => forgetAuthor(ownerId))
  }
  if (uses.includes(logoUse)) {
    await SiteModel.updateOne({ _id: siteId }, { $unset: { logo: 1 }, $inc: { version: 1 } }, { session })
    afterCommit(readSite)
  }
  await endUses({ _id: media._id }, uses, session)
}

/** A video's poster is a part of the video. */
async function takeOutVideos(address: string, uses: readonly string[], session: ClientSession): Promise<void> {
  const posts = await PostModel.find({ _id: { $in: uses }, 'video.url': address }, { _id: 1 })
    .session(session)
    .lean()
  const ids = posts.map(({ _id }) => _id)
  if (ids.length === 0) return
  await PostModel.updateMany({ _id: { $in: ids } }, { $set: { video: null } }, { session })
  const posters = { usedBy: { $in: ids }, kind: 'image' } as const
  await noteForCdn(posters, session)
  await endUses(posters, ids, session)
}

/** Ends uses of uploads, and lets uploads expire that nothing uses any more. */
async function endUses(filter: object, uses: readonly string[], session: ClientSession): Promise<void> {
  const left = { $setDifference: ['$usedBy', [...uses]] }
  const removeAt = { $cond: [{ $eq: ['$usedBy', []] }, new Date(0), null] }
  await MediaModel.updateMany(filter, [{ $set: { usedBy: left } }, { $set: { removeAt } }, { $unset: 'keptFor' }], {
    session,
    updatePipeline: true,
  })
}

/** Deletes copies of what was reported first, then the account, then its uploads. */
async function finishAccount(userId: string, domains: Composition): Promise<void> {
  await forgetReported(userId)
  await removal(userId, domains)
  // A report that was under way may have stored a copy of a post that is gone only now.
  await forgetReported(userId)
  for (;;) {
    const options = { hint: mediaIndexes.byOwner, limit: batchSize }
    const uploads = await find<MediaDocument>('media', { ownerId: userId }, options)
    for (const media of uploads) await removeMedia(media)
    if (uploads.length < batchSize) return
  }
}

async function forgetReported(userId: string): Promise<void> {
  for (;;) {
    const cases = await CaseModel.find({ userId, kept: { $exists: true } }, { _id: 1 })
      .hint(caseIndexes.everyOfUser)
      .limit(batchSize)
      .lean()
    const ids = cases.map(({ _id }) => _id)
    await ReportModel.updateMany({ caseId: { $in: ids } }, { $unset: { kept: 1 } })
    await CaseModel.updateMany({ _id: { $in: ids } }, { $unset: { kept: 1 } })
    if (cases.length < batchSize) return
  }
}
