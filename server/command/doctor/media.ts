import type { Config } from '../../config.ts'
import { nameOfPlace } from '../../media/placeSettings.ts'
import { OperatorError } from '../../operatorError.ts'
import { problemOf } from '../output.ts'
import { type Diagnosis, fine, problem } from './diagnosis.ts'

const words = 'may be written, read and removed'

/** Diagnoses of the store for uploads, and of what tells a CDN to forget them. */
export const mediaDiagnoses = async (config: Config): Promise<Diagnosis[]> => [
  ...(await bucketDiagnoses(config)),
  ...(await hookDiagnoses(config)),
]

/** Tells the CDN's hook to forget an upload that never existed. */
async function hookDiagnoses({ cdnHook }: Config): Promise<Diagnosis[]> {
  if (!cdnHook) return []
  const { tellHook } = await import('../../media/cdnHook.ts')
  try {
    await tellHook(cdnHook, ['/media/0000000000000000000000.webp'])
    return [fine('MEDIA_PURGE_URL', `${new URL(cdnHook.url).host} takes addresses that the CDN must forget`)]
  } catch (error) {
    const advice = 'See that MEDIA_PURGE_URL and MEDIA_PURGE_SECRET are right. Until then the CDN forgets by itself.'
    return [problem('MEDIA_PURGE_URL', problemOf(error), advice)]
  }
}

/** Puts a file into the bucket for uploads, reads it and removes it. None if uploads are in MongoDB. */
async function bucketDiagnoses({ mediaPlace }: Config): Promise<Diagnosis[]> {
  if (mediaPlace === 'mongodb') return []
  const [{ s3Store, isPublic }, { newFileId }] = await Promise.all([
    import('../../media/s3Store.ts'),
    import('../../media/mediaFiles.ts'),
  ])
  const store = s3Store(mediaPlace)
  const place = nameOfPlace(mediaPlace)
  const id = newFileId()
  try {
    // If the keys may not list a bucket, S3 refuses to say that a file is missing.
    await store.look(id)
    await store.put(id, 'linnet doctor', Buffer.from(words))
    const read = await store.read(id, 0, words.length - 1)
    if (read?.toString() !== words) throw new OperatorError('It gave back something else than it was given.')
    const isOpen = await isPublic(mediaPlace, id)
    await store.remove(id)
    if (!isOpen) return [fine('media', `${place} answers, is writable and private`)]
    const advice = 'Make the bucket private: the server shows what is in it, and refuses what is hidden or removed.'
    return [problem('media', `everybody can read what is in ${place}`, advice)]
  } catch (error) {
    const advice =
      'See that MEDIA_STORE, AWS_REGION, AWS_ENDPOINT_URL and the keys are right, and that these may list the bucket ' +
      'and get, put and delete objects.'
    return [problem('media', `${place}: ${problemOf(error)}`, advice)]
  }
}
