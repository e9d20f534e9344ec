import { createHash } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import mongoose, { type mongo } from 'mongoose'
import { AppError, commonErrors } from '../errors.ts'
import type { MediaStore } from './mediaStore.ts'
import type { Bucket } from './placeSettings.ts'

/** The bucket may have other things in it. */
const prefix = 'media/'

const keyOf = (id: mongo.ObjectId) => prefix + id.toHexString()

/** Clients read slowly, so a piece is taken as a whole, and none of them holds a connection. */
const pieceBytes = 1024 * 1024

/** With the SDK's own retries. An upload has some megabytes at most. */
const patienceMs = 20_000

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export function s3Store(bucket: Bucket): MediaStore {
  const client = new S3Client(clientSettings(bucket))
  const of = (id: mongo.ObjectId) => ({ Bucket: bucket.name, Key: keyOf(id) })
  const soon = () => ({ abortSignal: AbortSignal.timeout(patienceMs) })
  return {
    put: (id, name, bytes) =>
      asked(async () => {
        const Metadata = { name, sha256: sha256Of(bytes) }
        await client.send(new PutObjectCommand({ ...of(id), Body: bytes, Metadata }), soon())
      }),

    read: (id, start, end) =>
      asked(() =>
        unlessMissing(async () => {
          const Range = `bytes=${start}-${Math.min(end, start + pieceBytes - 1)}`
          const { Body } = await client.send(new GetObjectCommand({ ...of(id), Range }), soon())
          return Body ? Buffer.from(await Body.transformToByteArray()) : null
        }),
      ),

    look: (id) =>
      asked(() =>
        unlessMissing(async () => {
          const { ContentLength: bytes = 0, Metadata } = await client.send(new HeadObjectCommand(of(id)), soon())
          const { sha256 } = Metadata ?? {}
          return { bytes, ...(sha256 !== undefined && { sha256 }) }
        }),
      ),

    remove: (id) => asked(async () => void (await client.send(new DeleteObjectCommand(of(id)), soon()))),

    list: async function* (before) {
      let ContinuationToken: string | undefined
      do {
        const wanted = { Bucket: bucket.name, Prefix: prefix, ContinuationToken }
        const page = await asked(() => client.send(new ListObjectsV2Command(wanted), soon()))
        // Keys come in their order, which is that of ids.
        for (const { Key = '' } of page.Contents ?? []) {
          const id = Key.slice(prefix.length)
          if (id >= before.toHexString()) return
          if (/^[\da-f]{24}$/.test(id)) yield new mongoose.mongo.ObjectId(id)
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
  }
}

/** Whether everybody can read a file of the bucket, without a key. */
export async function isPublic(bucket: Bucket, id: mongo.ObjectId): Promise<boolean> {
  const anonymous = new S3Client({ ...clientSettings(bucket), signer: { sign: (request) => Promise.resolve(request) } })
  const soon = { abortSignal: AbortSignal.timeout(patienceMs) }
  const reading = anonymous.send(new HeadObjectCommand({ Bucket: bucket.name, Key: keyOf(id) }), soon)
  return reading.then(
    () => true,
    () => false,
  )
}

const clientSettings = ({ region, endpoint, keys }: Bucket): S3ClientConfig => ({
  region,
  ...(keys && { credentials: keys }),
  // Other services seldom have a host name for each bucket.
  ...(endpoint && { endpoint, forcePathStyle: true }),
  // Some of them refuse the checksums that Amazon's takes.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: 3_000, socketTimeout: patienceMs },
})

/** Whatever is wrong with a bucket, people can only try again; the log has the cause. */
async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (cause) {
    const { name, code = name } = cause as NodeJS.ErrnoException
    throw new AppError(commonErrors.BUSY, { reason: `The bucket does not answer as it should: ${code}.`, cause })
  }
}

async function unlessMissing<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work()
  } catch (error) {
    // A missing bucket has another error name, unless the answer has no body.
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound', 'InvalidRange'].includes(error.name))
      return null
    throw error
  }
}
