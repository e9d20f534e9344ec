/** A bucket of S3, or of a service that speaks its protocol. */
export type Bucket = {
  name: string
  region: string
  /** Undefined: Amazon's. */
  endpoint: string | undefined
  /** Undefined: what the machine is allowed. */
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
}

/** Where the bytes of uploads are. */
export type MediaPlace = 'mongodb' | Bucket

/** `mongodb`, or the name in `s3://name`; undefined for anything else. */
export function parsePlace(text: string): 'mongodb' | { bucket: string } | undefined {
  if (text === 'mongodb') return text
  const bucket = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])$/.exec(text)?.[1]
  return bucket === undefined ? undefined : { bucket }
}

/** A place as the settings name it. */
export const nameOfPlace = (place: MediaPlace) => (place === 'mongodb' ? 'MongoDB' : `s3://${place.name}`)
