/** A bucket of S3, or of a service that speaks its protocol. */
export type Bucket = {
  name: string
  region: string
  /** Undefined means Amazon's. */
  endpoint: string | undefined
  /** Undefined means the rights of the machine. */
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
}

export type MediaPlace = 'mongodb' | Bucket

/** `mongodb`, or the bucket of `s3://name`; undefined for anything else. */
export function parsePlace(text: string): 'mongodb' | { bucket: string } | undefined {
  if (text === 'mongodb') return text
  const bucket = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])$/.exec(text)?.[1]
  return bucket === undefined ? undefined : { bucket }
}

export const nameOfPlace = (place: MediaPlace) => (place === 'mongodb' ? 'MongoDB' : `s3://${place.name}`)
