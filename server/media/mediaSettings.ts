import * as z from 'zod'
import { ConfigError } from '../configError.ts'
import {
  atMost,
  headerSecret,
  hook,
  httpAddress,
  mediaPlace,
  optional,
  origins,
  publicUrl,
  whole,
} from '../settingKinds.ts'
import type { CdnHook } from './cdnHook.ts'
import { type MediaPlace, nameOfPlace } from './placeSettings.ts'

export const mediaEnvironment = {
  // An empty value means none here, not the default.
  MEDIA_ORIGINS: origins.optional(),
  MEDIA_UPLOAD_URL: optional(httpAddress),
  MEDIA_UPLOAD_PRESET: optional(atMost(200)),
  MEDIA_URL: optional(publicUrl),
  MEDIA_PURGE_URL: optional(hook),
  MEDIA_PURGE_SECRET: optional(headerSecret),
  MEDIA_QUOTA_MB: optional(whole(1)),
  MEDIA_STORE: optional(mediaPlace),
  MEDIA_STORE_PREVIOUS: optional(mediaPlace),
  AWS_REGION: optional(z.string()),
  AWS_ENDPOINT_URL: optional(httpAddress),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  AWS_SESSION_TOKEN: optional(z.string()),
}

type Given = z.infer<z.ZodObject<typeof mediaEnvironment>>

/** Existing clients of this API upload to it. */
const usualMediaOrigins = ['https://res.cloudinary.com']

/** The settings of uploads, parsed. Throws ConfigError. */
export function mediaSettingsOf(given: Given) {
  return {
    mediaOrigins: mediaOrigins(given),
    /** Undefined means that media have paths on this server. */
    mediaUrl: given.MEDIA_URL,
    /** Null means that a CDN, if there is one, forgets hidden and removed uploads by itself. */
    cdnHook: cdnHookOf(given),
    /** Undefined means that the client uploads to this server. */
    mediaUploadUrl: given.MEDIA_UPLOAD_URL,
    mediaUploadPreset: given.MEDIA_UPLOAD_PRESET,
    /** In bytes, for all sizes of an account's images together. */
    mediaQuota: (given.MEDIA_QUOTA_MB ?? 500) * 1024 * 1024,
    ...mediaPlacesOf(given),
  }
}

function mediaOrigins({ MEDIA_ORIGINS: listed = usualMediaOrigins, MEDIA_UPLOAD_URL, MEDIA_URL }: Given): string[] {
  const others = [MEDIA_UPLOAD_URL, MEDIA_URL].flatMap((address) => (address ? [new URL(address).origin] : []))
  return [...new Set([...listed, ...others])]
}

function cdnHookOf({ MEDIA_URL: origin, MEDIA_PURGE_URL: url, MEDIA_PURGE_SECRET: secret }: Given): CdnHook | null {
  if (url === undefined) return null
  if (origin === undefined)
    throw new ConfigError('MEDIA_URL is required with MEDIA_PURGE_URL: the addresses that the CDN forgets lie there.')
  return { url, secret, origin }
}

/** Until a move has ended, files are in two places. */
function mediaPlacesOf(given: Given): { mediaPlace: MediaPlace; formerMediaPlace: MediaPlace | null } {
  const place = placeOf(given.MEDIA_STORE ?? 'mongodb', given)
  const former = given.MEDIA_STORE_PREVIOUS ?? (place === 'mongodb' ? null : 'mongodb')
  const formerMediaPlace = former && placeOf(former, given)
  if (formerMediaPlace && nameOfPlace(place) === nameOfPlace(formerMediaPlace))
    throw new ConfigError('MEDIA_STORE_PREVIOUS must name another place than MEDIA_STORE.')
  return { mediaPlace: place, formerMediaPlace }
}

function placeOf(
  place: 'mongodb' | { bucket: string },
  {
    AWS_REGION: region,
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  }: Given,
): MediaPlace {
  if (place === 'mongodb') return place
  if (!region && !endpoint)
    throw new ConfigError(
      'AWS_REGION is required for s3://, such as eu-central-1, or AWS_ENDPOINT_URL of another service.',
    )
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new ConfigError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together.')
  const keys =
    accessKeyId && secretAccessKey
      ? { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) }
      : undefined
  return { name: place.bucket, region: region ?? 'us-east-1', endpoint, keys }
}
