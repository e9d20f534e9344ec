import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { resumeDeletions, sweepDeletedAccounts } from './auth/account.deletion.ts'
import { waitingPasswords } from './auth/passwords.ts'
import { watchSessions } from './auth/sessionWatch.ts'
import { endDemoSessions } from './auth/sessions.ts'
import { type Schedule, backupJob } from './backup/schedule.ts'
import { requireWhole } from './backup/restoring.ts'
import { choresOf, unfinishedDeletion } from './chores.ts'
import { type Config, requireKnownLimits } from './config.ts'
import { connect, database, disconnect, ensureIndexes } from './db/connection.ts'
import { databaseLook } from './db/databaseLook.ts'
import { setDatabaseTimeout } from './db/deadline.ts'
import { migrate, requireReadable, startMigrations } from './db/migrations.ts'
import { MetaModel } from './db/meta.model.ts'
import { watchOutages } from './db/outage.ts'
import { watchSentCommands } from './db/sentCommands.ts'
import { type Domain, compose, limitsOf, migrationsOf, modelsOf } from './domain.ts'
import { everyMinute } from './everyMinute.ts'
import { drain } from './http/drain.ts'
import { buildSchema } from './schema/schema.ts'
import { createHttpServer } from './web/httpServer.ts'
import { CountModel } from './limits/count.model.ts'
import { createLimits } from './limits/limits.ts'
import { createLive } from './live/hub.ts'
import { createMailer } from './mail/mailer.ts'
import { useCdn } from './media/cdnPurges.ts'
import { lostMedia, lostMediaAdvice } from './media/lostMedia.ts'
import { useMediaStores } from './media/mediaFiles.ts'
import { watchPurges } from './media/purgeWatch.ts'
import { sendModerationMails } from './moderation/mails.ts'
import { promoteAdmin } from './moderation/roles.service.ts'
import { forgetAuthors } from './users/authors.ts'
import { createPush } from './push/sender.ts'
import type { Paths } from './paths.ts'
import { chooseDemoModerator } from './seed/demoModerator.ts'
import { readSite, watchSite } from './site/site.ts'
import { stopMediaWorker, waitingMedia } from './media/mediaPool.ts'
import { startMetrics } from './metrics/start.ts'

export type RunningServer = {
  port: number
  /** Resolves when the upgrade from an older release is complete. The server serves meanwhile. */
  migrated: Promise<void>
  stop(): Promise<void>
}

type Options = {
  config: Config
  domains: readonly Domain[]
  paths: Paths
  log: Logger
  monitorCommands?: boolean
  seed?: () => Promise<void>
  /** False in tests, which would also count the commands of the chores. */
  hasChores?: boolean
  listen: (server: Server) => Promise<void>
}

/**
 * Connects, creates indexes, finishes interrupted deletions, and serves. Only what needs the database waits for `uri`.
 * Throws ConfigError, and the errors of `connect` and of `uri`.
 */
export async function startServer(uri: string | Promise<string>, options: Options): Promise<RunningServer> {
  const { config, domains, paths, log, monitorCommands = false, hasChores = true, seed, listen } = options
  requireKnownLimits(config, Object.keys(limitsOf(domains)))
  setDatabaseTimeout(config.databaseTimeoutMs)
  await useMediaStores(config)
  useCdn(config)
  const composition = compose(domains)
  const measuring = await startMetrics(config, () => ({
    ...http.count(),
    queues: { ...waitingPasswords(), media: waitingMedia(), mail: mail.waiting(), push: push.waiting() },
  }))
  const { metrics } = measuring
  const limits = createLimits(config.limits, log, metrics.hit)
  const live = createLive(log)
  const mail = createMailer(config, log)
  const push = createPush({ config, domains: composition, limits, live, mail, log })
  const schema = buildSchema(paths.schema, domains)
  let isStopping = false
  const databaseAnswers = databaseLook()
  const isReady = async () => !isStopping && (await databaseAnswers())
  const parts = { config, domains: composition, schema, paths, log, limits, live, push, mail, metrics, isReady }
  const http = await createHttpServer(parts)
  const { server, closeSockets, stop } = http
  const monitors = monitorCommands || config.slowMs !== null || config.metrics !== null
  await connect(await uri, { log, monitorCommands: monitors, role: 'server' })
  if (config.slowMs !== null) watchSentCommands(database().client)
  measuring.watchCommands(database().client)
  const migrations = migrationsOf(domains)
  await requireReadable(migrations)
  await requireWhole()
  const stopWatching = watchOutages(log)
  await ensureIndexes([...modelsOf(domains), MetaModel, CountModel])
  // Accounts that are being deleted are already invisible, so the server can start even if this fails again.
  await resumeDeletions(composition)
    .then(() => sweepDeletedAccounts(composition))
    .catch((error: unknown) => log.error({ err: error }, unfinishedDeletion))
  const isNew = (await database().collection('users').estimatedDocumentCount()) === 0
  await seed?.()
  if (config.adminUsername) await promoteAdmin(config.adminUsername)
  if (!config.demoAccounts) await endDemoSessions()
  await chooseDemoModerator(config)
  await readSite()
  const watches = [watchSessions(log), watchSite(log), watchPurges(log, forgetAuthors)]
  // A new database has few documents, and nobody else writes to it.
  if (isNew) await migrate(migrations, log)
  await listen(server)
  const exposed = await measuring.expose()
  const migrating = startMigrations(migrations, log)
  const mails = () => sendModerationMails(new Date(), parts)
  const chores = hasChores
    ? [
        everyMinute(mails, 'mails of moderation could not be sent', log, { atOnce: true }),
        ...choresOf(composition, config, log).map(({ run, problem }) => everyMinute(run, problem, log)),
        ...(config.backups ? [backups(config.backups, log)] : []),
        lookForMedia(log),
      ]
    : []
  return {
    port: (server.address() as AddressInfo).port,
    migrated: migrating.migrated,
    stop: async () => {
      isStopping = true
      await drain(server, config.shutdownGraceMs, closeSockets)
      await Promise.all([migrating, ...chores].map((chore) => chore.stop()))
      await stopMediaWorker()
      await exposed.stop()
      await stop()
      await Promise.all([push.stop(), mail.stop()])
      await live.stop()
      await Promise.all(watches.map((watch) => watch.stop()))
      await limits.settled()
      stopWatching()
      await disconnect()
    },
  }
}

function backups(schedule: Schedule, log: Logger) {
  const stopping = new AbortController()
  const job = backupJob(schedule, log, stopping.signal)
  const problem = 'a backup could not be made; the next attempt follows'
  const chore = everyMinute(() => job(), problem, log, { atOnce: true })
  return {
    stop: async () => {
      stopping.abort()
      await chore.stop()
    },
  }
}

/** Once and in the background, because a bucket may be slow. */
function lookForMedia(log: Logger) {
  const looking = lostMedia()
    .then((lost) => {
      if (lost.ids.length === 0) return
      const words = `the bytes of uploads are missing. ${lostMediaAdvice(lost)}`
      if (lost.areAll) log.error({ lost: lost.ids }, words)
      else log.warn({ lost: lost.ids }, words)
    })
    .catch((error: unknown) => log.warn({ err: error }, 'could not look whether the bytes of uploads are there'))
  return { stop: () => looking }
}
