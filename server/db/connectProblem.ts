import mongoose from 'mongoose'

const { MongoServerError } = mongoose.mongo

const uriForm =
  'It has the form mongodb://user:password@host:port/database?replicaSet=name. In a user name or password write @ as %40, : as %3A, / as %2F and % as %25.'

const missingRights = 13

const refused: Record<number, string> = {
  18: 'MongoDB refuses the user name or password in MONGODB_URI. Correct them; if the user was created in another database, name it with ?authSource=.',
  [missingRights]:
    'The MongoDB user in MONGODB_URI lacks rights. Linnet needs the roles readWrite and dbAdmin on its database.',
  8000: 'MongoDB refuses the user name or password in MONGODB_URI. Correct them, also in the settings of the hosting service.',
}

const unreachable: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at that address',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'host names cannot be looked up at the moment',
  ETIMEDOUT: 'the address does not answer',
  EHOSTUNREACH: 'no network leads to the address',
  ENETUNREACH: 'no network leads to the address',
}

const unreadable = `MONGODB_URI cannot be read. ${uriForm}`

/**
 * Says what is wrong with an address whose password holds an unescaped @ or /: the driver would end the password there,
 * and look for a wrong host. Undefined if nothing is wrong.
 */
export function addressProblem(uri: string): string | undefined {
  const [authority = '', ...rest] = uri.replace(/^[\w+]*:\/\//, '').split(/[/?#]/)
  const marks = authority.split('@').length - 1
  return marks > 1 || (marks === 0 && rest.join('').includes('@')) ? unreadable : undefined
}

/** Why MongoDB cannot be used and what to do. It quotes nothing of MONGODB_URI, which may hold a password. */
export function connectProblem(error: unknown): string {
  const refusal = error instanceof MongoServerError ? refused[Number(error.code)] : undefined
  if (refusal) return refusal
  if (isUnreadable(error)) return unreadable
  if (knowsNoMember(error))
    return 'The servers that MONGODB_URI names belong to a replica set of another name. Correct ?replicaSet=; rs.status() in mongosh shows the name.'
  const code = networkCode(error)
  const why = code ? ` (${unreachable[code] ?? code})` : ''
  return `MongoDB does not answer${why}. Is the server up, and is MONGODB_URI right? Without MONGODB_URI, Linnet starts a MongoDB of its own.`
}

export function isMissingRights(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === missingRights
}

/** Checks names, because the parser's errors come from another package. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'MongoParseError' || error instanceof URIError) return true
  return error.name === 'MongoRuntimeError' && /parse/i.test(error.message)
}

/** A driver that was told a set's name ignores every server that reports another one. */
function knowsNoMember(error: unknown): boolean {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined
  if (!(reason instanceof Object && 'type' in reason && 'servers' in reason && reason.servers instanceof Map))
    return false
  return reason.type === 'ReplicaSetNoPrimary' && reason.servers.size === 0
}

function networkCode(error: unknown): string | undefined {
  return /\bE[A-Z]{5,}(_AGAIN)?\b/.exec(error instanceof Error ? error.message : '')?.[0]
}
