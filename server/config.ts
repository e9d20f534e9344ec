import { join, resolve } from 'node:path'
import * as z from 'zod'
import { leastCacheMb } from './db/mongod/launch.ts'
import { secretIn } from './secretFile.ts'
import type { LimitChanges } from './limits/limit.ts'
import { ConfigError } from './configError.ts'
import { mediaEnvironment, mediaSettingsOf } from './media/mediaSettings.ts'
import { usualPushServices } from './push/pushServices.ts'
import {
  flag,
  limits,
  mailbox,
  oneOf,
  optional,
  origins,
  originsOrAll,
  publicUrl,
  secret,
  services,
  shortestSecret,
  signUp,
  siteName,
  smtpUrl,
  trustedProxies,
  whole,
  wrongLimits,
} from './settingKinds.ts'
import { usernamePattern } from './users/users.rules.ts'

/** `localhost` may resolve to IPv6 only. */
const loopback = '127.0.0.1'

const environment = z.object({
  NODE_ENV: optional(oneOf('development', 'production', 'test')),
  PORT: optional(whole(0, 65535)),
  HOST: optional(z.string()),
  WORKERS: optional(whole(1, 256)),
  DATA_DIR: optional(z.string()),
  MONGO_CACHE_MB: optional(whole(leastCacheMb, 1_000_000)),
  MONGODB_URI: optional(z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://')),
  JWT_SECRET: optional(secret),
  JWT_SECRET_PREVIOUS: optional(secret),
  SECRETS_KEY: optional(secret),
  TWO_STEP_FOR_MODERATORS: optional(flag),
  DEMO_ACCOUNTS: optional(flag),
  SEED: optional(flag),
  INTROSPECTION: optional(flag),
  GRAPHQL_JIT: optional(flag),
  TRUSTED_DOCUMENTS_ONLY: optional(flag),
  TRUSTED_DOCUMENTS_FILE: optional(z.string()),
  BRAND: optional(siteName),
  DEFAULT_MODE: optional(oneOf('light', 'system')),
  CORS_ORIGINS: optional(originsOrAll),
  // An empty value means none here, not the default.
  PUSH_SERVICES: services.optional(),
  ...mediaEnvironment,
  LINK_CARDS: optional(flag),
  LINK_CARDS_ORIGINS: optional(origins),
  LINK_CARDS_TIMEOUT_MS: optional(whole(100, 60_000)),
  UPLOADS_PER_HOUR: optional(whole(1)),
  STORAGE_FREE_PERCENT: optional(whole(0, 100)),
  STORAGE_MAX_MB: optional(whole(1)),
  RATE_LIMITS: optional(limits),
  TRUST_PROXY: optional(trustedProxies),
  PUBLIC_URL: optional(publicUrl),
  SMTP_URL: optional(smtpUrl),
  MAIL_FROM: optional(mailbox),
  DATABASE_TIMEOUT_MS: optional(whole(100, 60_000)),
  MAX_REQUESTS: optional(whole(1)),
  MAX_CONNECTIONS: optional(whole(1)),
  CONNECTIONS_PER_ADDRESS: optional(whole(1)),
  MAX_SOCKETS: optional(whole(0)),
  SOCKETS_PER_ADDRESS: optional(whole(1)),
  SOCKETS_PER_ACCOUNT: optional(whole(1)),
  SHUTDOWN_GRACE_MS: optional(whole(0, 600_000)),
  BACKUP_DIR: optional(z.string()),
  BACKUP_HOURS: optional(whole(1, 24 * 31)),
  BACKUP_KEEP: optional(whole(1, 1_000)),
  LOGIN_ATTEMPTS: optional(whole(1)),
  SIGN_UP: optional(signUp),
  ADMIN_USERNAME: optional(z.string().regex(usernamePattern, 'must be a username: letters, digits and underscores')),
  METRICS_HOST: optional(z.string()),
  METRICS_PORT: optional(whole(0, 65535)),
  LOG_ADDRESSES: optional(oneOf('network', 'full')),
  LOG_SLOW_MS: optional(whole(1, 600_000)),
  LOG_LEVEL: optional(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
})

type Given = z.infer<typeof environment>

export const settingNames = Object.keys(environment.shape)

export type Config = ReturnType<typeof parseConfig>

/** Parses the settings. Production requires `JWT_SECRET`. Throws ConfigError with a line for each wrong setting. */
export function parseConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'))
  }
  const given = parsed.data
  const production = given.NODE_ENV === 'production'
  const dataDir = resolve(given.DATA_DIR ?? 'data')
  const { INTROSPECTION: introspection = true, TRUSTED_DOCUMENTS_ONLY: trustedDocumentsOnly = false } = given
  if (production && !given.JWT_SECRET) {
    throw new ConfigError('JWT_SECRET is required in production: at least 32 random characters.')
  }
  return {
    production,
    /** Undefined means 4000, or the next free port. */
    port: given.PORT,
    /** Undefined means all interfaces. Outside production only loopback, because demo accounts are public. */
    host: given.HOST ?? (production ? undefined : loopback),
    workers: given.WORKERS ?? 1,
    /** Undefined means that the request's Host header decides. */
    publicUrl: given.PUBLIC_URL,
    /** Null means no mail. */
    smtp: smtpOf(given),
    dataDir,
    mongodbUri: given.MONGODB_URI,
    mongoCacheMb: given.MONGO_CACHE_MB ?? leastCacheMb,
    jwtSecret: given.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret'),
    jwtSecretPrevious: given.JWT_SECRET_PREVIOUS,
    ...twoStepOf(given, dataDir),
    /** A start makes this account an administrator, and nobody can sign up with its name. */
    adminUsername: given.ADMIN_USERNAME,
    /** Only the default: administrators choose in the app. */
    signUpMode: given.SIGN_UP ?? ('OPEN' as const),
    demoAccounts: given.DEMO_ACCOUNTS ?? !production,
    seed: given.SEED ?? !production,
    introspection,
    graphqlJit: given.GRAPHQL_JIT ?? true,
    /** The playground shows the schema and sends what people write there. */
    playground: introspection && !trustedDocumentsOnly,
    trustedDocumentsOnly,
    trustedDocumentsFile: given.TRUSTED_DOCUMENTS_FILE && resolve(given.TRUSTED_DOCUMENTS_FILE),
    /** Only the default: administrators choose in the app. */
    brand: given.BRAND ?? 'Twitter',
    defaultMode: given.DEFAULT_MODE ?? ('light' as const),
    corsOrigins: given.CORS_ORIGINS ?? [],
    ...mediaSettingsOf(given),
    linkCards: linkCardsOf(given),
    /** The share of the database's disk. 0 means no bound. */
    leastFreeShare: (given.STORAGE_FREE_PERCENT ?? 10) / 100,
    /** In bytes. Null means no bound. */
    mostStored: given.STORAGE_MAX_MB === undefined ? null : given.STORAGE_MAX_MB * 1024 * 1024,
    /** Empty means no push messages. */
    pushServices: given.PUSH_SERVICES ?? usualPushServices,
    trustsProxy: given.TRUST_PROXY ?? (() => false),
    choosesProxies: given.TRUST_PROXY !== undefined,
    limits: limitsOf(given),
    /** Null means that the server makes none. */
    backups: backupsOf(given),
    databaseTimeoutMs: given.DATABASE_TIMEOUT_MS ?? 5_000,
    /** The server takes fewer if its event loop is slow. */
    mostRequests: given.MAX_REQUESTS ?? 1_000,
    mostConnections: given.MAX_CONNECTIONS ?? 2_000,
    /** Only connections that wait for no answer count. The requests of a whole school arrive within an instant. */
    mostConnectionsOfAddress: given.CONNECTIONS_PER_ADDRESS ?? 500,
    /** Besides the connections. 0 means no subscriptions. */
    mostSockets: given.MAX_SOCKETS ?? 10_000,
    mostSocketsOfAddress: given.SOCKETS_PER_ADDRESS ?? 1_000,
    mostSocketsOfAccount: given.SOCKETS_PER_ACCOUNT ?? 50,
    /** A server that stops still listens for this long, so that load balancers notice. */
    shutdownGraceMs: given.SHUTDOWN_GRACE_MS ?? (production ? 3_000 : 300),
    /** Null means that nothing is measured. */
    metrics:
      given.METRICS_PORT === undefined ? null : { host: given.METRICS_HOST ?? loopback, port: given.METRICS_PORT },
    logsAddresses: given.LOG_ADDRESSES === 'full',
    /** Null means that the log never lists commands. */
    slowMs: given.LOG_SLOW_MS ?? null,
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

/**
 * The key that encrypts the secrets of two-step log-in. It may be kept in the data folder only if the secret of tokens
 * is, too: several servers with `JWT_SECRET` in the settings may share a database, and each would make its own key.
 * Undefined means no two-step log-in.
 */
function twoStepOf(given: Given, dataDir: string) {
  const secretsKey = given.SECRETS_KEY ?? (given.JWT_SECRET ? undefined : keptSecret(dataDir, 'secrets-key'))
  const { TWO_STEP_FOR_MODERATORS: twoStepForModerators = false } = given
  if (twoStepForModerators && !secretsKey) {
    throw new ConfigError(
      'SECRETS_KEY is required with TWO_STEP_FOR_MODERATORS: at least 32 random characters, which must never change.',
    )
  }
  return { secretsKey, twoStepForModerators }
}

/** Null means that the server reads no pages to which posts link. `origins` may have private addresses and any port. */
function linkCardsOf({ LINK_CARDS: isOn, LINK_CARDS_ORIGINS: origins = [], LINK_CARDS_TIMEOUT_MS: ms = 5_000 }: Given) {
  return isOn ? { origins, patienceMs: ms } : null
}

function backupsOf({ BACKUP_DIR: folder, BACKUP_HOURS: hours = 24, BACKUP_KEEP: keep = 7 }: Given) {
  return folder === undefined ? null : { folder: resolve(folder), everyMs: hours * 3_600_000, keep }
}

/** Throws ConfigError if `RATE_LIMITS` names a limit that is not among these. */
export function requireKnownLimits({ limits }: Config, known: readonly string[]): void {
  const isKnown = Object.keys(limits ?? {}).every((name) => known.includes(name))
  if (!isKnown) throw new ConfigError(`RATE_LIMITS ${wrongLimits}`)
}

/** Links in mails lead to `PUBLIC_URL`: whoever asks for a mail must not choose where its link leads. */
function smtpOf({ SMTP_URL: server, MAIL_FROM: from, PUBLIC_URL: publicUrl }: Given) {
  if (!server) return null
  if (!publicUrl) throw new ConfigError('PUBLIC_URL is required with SMTP_URL: links in mails lead there.')
  if (!from) throw new ConfigError('MAIL_FROM is required with SMTP_URL: the address that mails come from.')
  return { ...server, from, siteUrl: publicUrl }
}

/** `LOGIN_ATTEMPTS` and `UPLOADS_PER_HOUR` change single limits; `RATE_LIMITS` comes before them. */
function limitsOf(given: Given): LimitChanges | null {
  if (given.RATE_LIMITS === null) return null
  const attempts = given.LOGIN_ATTEMPTS && { points: given.LOGIN_ATTEMPTS }
  const hourly = given.UPLOADS_PER_HOUR && { points: given.UPLOADS_PER_HOUR }
  return {
    ...(attempts && { failedLogInsOfUsername: attempts, failedLogInsOfOwner: attempts }),
    ...(hourly && { uploads: hourly }),
    ...given.RATE_LIMITS,
  }
}

/** The secrets are kept in the data folder, so that tokens and two-step log-in survive a restart in development. */
function keptSecret(dataDir: string, name: string): string {
  try {
    return secretIn(join(dataDir, name), shortestSecret)
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}.`, { cause: error })
  }
}
