import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { beforeDeadline } from '../db/deadline.ts'
import { AppError, commonErrors } from '../errors.ts'
import { type MediaDocument, MediaModel, mediaAddress, newMediaId } from './media.model.ts'
import { newFileId, storeFile } from './mediaFiles.ts'
import { removeMedia } from './media.deletion.ts'
import { fullAddress } from './ownAddress.ts'
import { prepareMedia } from './prepareMedia.ts'
import type { UploadForm } from './uploadForm.ts'
import { requireSpace } from './uploadQuota.ts'

/** An unused upload is removed after this time. Drafts of posts wait with their pictures. */
const graceMs = 30 * 24 * 60 * 60 * 1000

/** One whose files are not all stored after this time has failed. */
const unfinishedMs = 10 * 60 * 1000

/** Except `url`, the names are those of hosted services. */
export type UploadAnswer = {
  secure_url: string
  url: string
  resource_type: 'image' | 'video'
  format: string
  width: number
  height: number
  bytes: number
  placeholder: string | null
}

/** Checks and stores an upload for its owner. Returns its full address. Throws RequestError (400, 413, 415) or BUSY. */
export async function storeUpload(
  ownerId: string,
  { bytes }: UploadForm,
  site: Pick<Context, 'config' | 'origin'>,
): Promise<UploadAnswer> {
  const media = await storeMedia(ownerId, bytes, site.config)
  const { kind, width, height, placeholder, files } = media
  return {
    secure_url: fullAddress(mediaAddress(media), site),
    url: mediaAddress(media),
    resource_type: kind,
    format: files[0]?.type.split('/')[1] ?? '',
    width,
    height,
    bytes: files[0]?.bytes ?? 0,
    placeholder,
  }
}

/** Stores a picture or video for its owner; an unused one goes after `unusedMs`. Throws like `storeUpload`. */
export async function storeMedia(
  ownerId: string,
  bytes: Buffer,
  config: Config,
  unusedMs = graceMs,
): Promise<MediaDocument> {
  const { kind, width, height, placeholder, files } = await prepareMedia(bytes)
  const stored = files.map((file) => ({ ...file, fileId: newFileId(), bytes: file.data.length }))
  const now = new Date()
  const media: MediaDocument = {
    _id: newMediaId(),
    ownerId,
    kind,
    width,
    height,
    placeholder,
    files: stored.map(({ name, fileId, type, bytes: length }) => ({ name, fileId, type, bytes: length })),
    bytes: stored.reduce((sum, file) => sum + file.bytes, 0),
    usedBy: [],
    removeAt: new Date(now.getTime() + unfinishedMs),
    createdAt: now,
  }
  await requireSpace(ownerId, media.bytes, config)
  // The document comes first, so that files left by a crash are removed later. It may be stored after the deadline.
  await beforeDeadline(() => MediaModel.create(media))
  try {
    for (const { fileId, name, data } of stored) await storeFile(fileId, `${media._id}/${name}`, data)
    const unfinished = { _id: media._id, removeAt: media.removeAt }
    media.removeAt = new Date(now.getTime() + unusedMs)
    const stays = { removeAt: media.removeAt }
    const { matchedCount } = await beforeDeadline(() => MediaModel.updateOne(unfinished, stays))
    if (matchedCount === 0) {
      // Its owner's account was deleted meanwhile, with the document that names these bytes.
      await removeMedia(media)
      throw new AppError(commonErrors.BUSY)
    }
  } catch (error) {
    // It does not count for its owner. Its bytes may still arrive, so they are removed two hours later.
    await MediaModel.updateOne({ _id: media._id }, { removeAt: new Date() }).catch(() => {})
    throw error
  }
  return media
}
