import type { ClientSession } from 'mongoose'
import type { Transaction } from '../db/transaction.ts'
import { type FieldError, refuse } from '../errors.ts'
import { noteForCdn } from './cdnPurges.ts'
import { type MediaDocument, MediaModel, logoUse, mediaAddress, siteOwner } from './media.model.ts'
import { type MediaKind, uploadedMediaId } from './media.rules.ts'

/** Open pages may still show media that an edit removed. */
const afterEditMs = 60 * 60 * 1000

export type MediaReference = { field: string; kind: MediaKind; address: string }

export type KnownMedia = Pick<MediaDocument, 'width' | 'height' | 'placeholder'>

/** How many posts can show an upload. Each request for its bytes asks whether one of them is visible. */
export const mostUses = 1_000

const isServedHere = (address: string) => address.startsWith('/media/')
const isShippedWithApp = (address: string) => /^\/media\/(builtin|seed)\//.test(address)

/** Whether an address looks like that of an upload. Only then must a use be recorded. */
export function namesUploads(addresses: readonly string[]): boolean {
  return addresses.some((address) => isServedHere(address) && !isShippedWithApp(address))
}

/**
 * Records that `user` (a post's id or a `profileUse`) shows exactly these media. Call it in the transaction that
 * changes `user`. Media that it no longer shows are removed later. Returns sizes and placeholders. Throws
 * VALIDATION_FAILED for media that are missing, of another kind or account, or in too many posts.
 */
export async function claimMedia(
  user: string,
  ownerId: string,
  references: readonly MediaReference[],
  session: ClientSession,
): Promise<Map<string, KnownMedia>> {
  const now = new Date()
  const uploads = references.filter(({ address }) => namesUploads([address]))
  const known = await findUsable(uploads, ownerId, now, session)
  refuse(uploads.flatMap((reference) => problemOf(reference, known.get(reference.address), user)))
  const ids = [...known.values()].map((media) => media._id)
  if (ids.length > 0) {
    await MediaModel.updateMany(
      { _id: { $in: ids } },
      { $addToSet: { usedBy: user }, $set: { removeAt: null } },
      { session },
    )
  }
  await release({ usedBy: user, _id: { $nin: ids } }, [user], new Date(now.getTime() + afterEditMs), session)
  return known
}

/**
 * Records that the site shows this upload as its logo, or none. Call it in the transaction that changes the logo. The
 * upload is then the site's, and stays if its uploader's account is deleted. Throws like `claimMedia`, and
 * VALIDATION_FAILED for an upload that something else shows, because its uploader could not keep it there.
 */
export async function claimLogo(address: string | null, uploaderId: string, session: ClientSession): Promise<void> {
  const references = address === null ? [] : [{ field: 'logo', kind: 'image' as const, address }]
  await claimMedia(logoUse, uploaderId, references, session)
  if (await MediaModel.exists({ usedBy: logoUse, 'usedBy.1': { $exists: true } }).session(session))
    refuse([{ field: 'logo', message: 'Something else shows this picture. Please upload it again.' }])
  await MediaModel.updateMany({ usedBy: logoUse }, { ownerId: siteOwner }, { session })
}

/** Which of these pictures `claimMedia` would accept for a new post of this account. */
export async function usableImages(ownerId: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const references = addresses.map((address) => ({ field: '', kind: 'image' as const, address }))
  const known = await findUsable(references, ownerId, new Date(), null)
  const isUsable = (reference: MediaReference) => problemOf(reference, known.get(reference.address), '').length === 0
  return new Set(references.filter(isUsable).map(({ address }) => address))
}

/** Lets an upload go, now that nothing shows it. */
export async function removeUnused(address: string): Promise<void> {
  await MediaModel.updateOne({ _id: uploadedMediaId(address), usedBy: [] }, { $min: { removeAt: new Date() } })
}

async function findUsable(
  uploads: readonly MediaReference[],
  ownerId: string,
  now: Date,
  session: ClientSession | null,
) {
  const ids = uploads.flatMap(({ address }) => uploadedMediaId(address) ?? [])
  if (ids.length === 0) return new Map<string, MediaDocument>()
  const isThere = { $or: [{ removeAt: null }, { removeAt: { $gt: now } }] }
  const found = await MediaModel.find({ _id: { $in: ids }, ownerId, ...isThere })
    .session(session)
    .lean()
  return new Map(found.map((media) => [mediaAddress(media), media]))
}

function problemOf({ field, kind }: MediaReference, media: MediaDocument | undefined, user: string): FieldError[] {
  if (media?.kind !== kind) return [{ field, message: `This ${kind} is not there any more. Please choose it again.` }]
  const isFull = media.usedBy.length >= mostUses && !media.usedBy.includes(user)
  return isFull ? [{ field, message: `This ${kind} is in ${mostUses} Tweets already. Please upload it again.` }] : []
}

/** Ends all uses by these posts, in the transaction that deletes them. Unused media expire at once. */
export async function releaseMediaOfPosts(postIds: readonly string[], { session }: Transaction): Promise<void> {
  await release({ usedBy: { $in: [...postIds] } }, postIds, new Date(), session)
}

async function release(
  filter: object,
  users: readonly string[],
  removeAt: Date,
  session: ClientSession,
): Promise<void> {
  await noteForCdn(filter, session, removeAt)
  const left = { $setDifference: ['$usedBy', [...users]] }
  await MediaModel.updateMany(
    filter,
    [{ $set: { usedBy: left } }, { $set: { removeAt: { $cond: [{ $eq: ['$usedBy', []] }, removeAt, null] } } }],
    { session, updatePipeline: true },
  )
}
