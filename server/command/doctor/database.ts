import { migrations } from '../../backup/collections.ts'
import { claimId } from '../../backup/momentary.ts'
import { requireWhole } from '../../backup/restoring.ts'
import type { Config } from '../../config.ts'
import { database } from '../../db/connection.ts'
import { MetaModel } from '../../db/meta.model.ts'
import { requireReadable } from '../../db/migrations.ts'
import { type StorageStats, storageStats } from '../../db/read.ts'
import { isStorageFull } from '../../limits/storage.ts'
import { lostMedia, lostMediaAdvice } from '../../media/lostMedia.ts'
import { OperatorError } from '../../operatorError.ts'
import { problemOf } from '../output.ts'
import { type Diagnosis, fine, problem, warning } from './diagnosis.ts'

const oldestVersion = 6

/** Tokens and codes of two-step log-in depend on the time. */
const mostSkewMs = 5_000

/** What the connected database says about itself, its clock and its disk. Throws MongoDB's errors. */
export async function databaseDiagnoses(config: Config): Promise<Diagnosis[]> {
  const ofServer = [await version(), await authentication(config), await clock(), await disk(config)]
  return [...ofServer, await data(), await uploads(), ...(await backups(config))]
}

async function version(): Promise<Diagnosis> {
  const { version: number } = (await database().command({ buildInfo: 1 })) as { version: string }
  if (Number.parseInt(number, 10) >= oldestVersion) return fine('MongoDB', `version ${number}`)
  return problem('MongoDB', `version ${number} is too old`, `Use ${oldestVersion} or newer.`)
}

async function authentication({ mongodbUri }: Config): Promise<Diagnosis> {
  const { authInfo } = (await database().command({ connectionStatus: 1 })) as {
    authInfo: { authenticatedUsers: unknown[] }
  }
  return authInfo.authenticatedUsers.length > 0
    ? fine('authentication', 'the server logs in to MongoDB')
    : openDiagnosis(mongodbUri)
}

/** A name without a dot belongs to a network of containers, as in `docker-compose.yml`. */
const isNear = (uri = '') => /^mongodb:\/\/(?:127\.[\d.]+|\[::1\]|[\w-]+)(?:[:/]|$)/.test(uri)

/** The diagnosis for a MongoDB that lets everybody in. */
export function openDiagnosis(mongodbUri: string | undefined): Diagnosis {
  const advice = "Turn on MongoDB's access control, and put a user of the database into MONGODB_URI."
  return isNear(mongodbUri)
    ? warning('authentication', 'everybody on its machine or in its private network can change the database', advice)
    : problem('authentication', 'everybody who reaches MongoDB can read and change the database', advice)
}

async function clock(): Promise<Diagnosis> {
  const before = Date.now()
  const { localTime } = (await database().command({ hello: 1 })) as { localTime: Date }
  const after = Date.now()
  // MongoDB read its clock somewhere between the two.
  const skew = Math.max(before - localTime.getTime(), localTime.getTime() - after, 0)
  if (skew <= mostSkewMs) return fine('clock', "the same as MongoDB's")
  const says = `it differs by ${Math.round(skew / 1_000)} s from MongoDB's`
  return problem('clock', says, 'Let NTP set both, for example with systemd-timesyncd.')
}

/** Whether a start would refuse the data. */
async function data(): Promise<Diagnosis> {
  try {
    await requireReadable(migrations)
    await requireWhole()
    return fine('data', 'this release can read it, and no restore was interrupted')
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return problem('data', problemOf(error), 'The server does not start on it.')
  }
}

/** A backup that failed is tried again after an hour. */
const latenessMs = 2 * 60 * 60_000

/** None if the server makes no backups. */
async function backups({ backups: schedule }: Config): Promise<Diagnosis[]> {
  if (!schedule) return []
  const { doneAt } = (await MetaModel.findById(claimId).lean()) ?? {}
  const says = doneAt ? `the last scheduled one is of ${doneAt.toISOString()}` : 'there is no scheduled one yet'
  if (doneAt && Date.now() - doneAt.getTime() < schedule.everyMs + latenessMs) return [fine('backups', says)]
  return [warning('backups', says, 'A server that runs makes them. If one does, its log says why it could not.')]
}

async function uploads(): Promise<Diagnosis> {
  try {
    const lost = await lostMedia()
    if (lost.ids.length === 0) return fine('uploads', 'their bytes are where the settings say')
    const found = lost.areAll ? problem : warning
    return found('uploads', `the bytes of some are missing, such as of ${lost.ids[0]}`, lostMediaAdvice(lost))
  } catch (error) {
    return problem('uploads', problemOf(error), 'See that the bucket answers.')
  }
}

async function disk(config: Config): Promise<Diagnosis> {
  try {
    return diskDiagnosis(await storageStats(), config)
  } catch (error) {
    const advice = 'Give its user the right dbStats, or watch the disk yourself.'
    return warning('disk', `MongoDB does not tell: ${problemOf(error).split('\n', 1)[0]}`, advice)
  }
}

/** Compares MongoDB's figures of its disk with the bounds in the settings. */
export function diskDiagnosis(stats: StorageStats, config: Pick<Config, 'leastFreeShare' | 'mostStored'>): Diagnosis {
  const { fsTotalSize = 0, fsUsedSize = 0 } = stats
  const free = fsTotalSize - fsUsedSize
  const says = fsTotalSize > 0 ? `${Math.round((100 * free) / fsTotalSize)}% of the database's disk is free` : 'unknown'
  const advice = 'Make room, or a larger disk; uploads, posts, edits and sign-ups get 507 meanwhile.'
  if (isStorageFull(stats, config)) return problem('disk', `${says}; the storage is full`, advice)
  if (fsTotalSize === 0) return warning('disk', 'MongoDB does not tell how full its disk is', 'Watch it yourself.')
  const isNear = free < 2 * config.leastFreeShare * fsTotalSize
  return isNear ? warning('disk', says, `Make room before it is ${100 * config.leastFreeShare}%.`) : fine('disk', says)
}
