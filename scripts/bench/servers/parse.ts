import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { type Document, MongoClient } from 'mongodb'
import { listen, setting } from './serve.ts'

/** Parse Server as its guide sets it up, with the same posts and accounts. */
type Parse = { start(): Promise<unknown>; app: RequestListener }
type Express = () => RequestListener & { use(path: string, app: RequestListener): void }

// By default it would write a folder of logs.
Object.assign(process.env, { SILENT: '1', PARSE_SERVER_LOGS_FOLDER: 'null' })
const packages = createRequire(`${process.env['PARSE_PACKAGES']}/`)
const { ParseServer } = packages('parse-server') as { ParseServer: new (options: object) => Parse }
const express = packages('express') as Express

const uri = new URL(setting('MONGODB_URI'))
const own = Object.assign(new URL(uri), { pathname: `${uri.pathname}-own` })

const open = Object.fromEntries(
  ['find', 'count', 'get', 'create', 'update', 'delete', 'addField'].map((name) => [name, { '*': true }]),
)
const fieldsOf = (types: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(types).flatMap(([type, names]) => names.map((name) => [name, { type }])))
const definitions = [
  { className: '_User', classLevelPermissions: open, fields: fieldsOf({ String: ['name', 'avatar', 'verifiedKind'] }) },
  {
    className: 'Post',
    classLevelPermissions: open,
    fields: {
      ...fieldsOf({ String: ['content'], Object: ['video'], Number: ['top', 'likeCount', 'replyCount'] }),
      ...fieldsOf({ Array: ['images', 'links', 'mentions'] }),
      author: { type: 'Pointer', targetClass: '_User' },
      likers: { type: 'Relation', targetClass: '_User' },
    },
  },
]

/** Copies Linnet's data to where Parse keeps its own. Parse requires that a session's token begins with `r:`. */
async function fill(): Promise<void> {
  const client = await MongoClient.connect(uri.href)
  const [source, target] = [client.db(), client.db(own.pathname.slice(1))]
  const copy = (from: string, to: string, $project: Document) =>
    source.collection(from).aggregate([{ $project }, { $merge: { into: { db: target.databaseName, coll: to } } }])
  const times = { _created_at: '$createdAt', _updated_at: '$updatedAt' }
  await copy('users', '_User', { username: 1, name: 1, avatar: 1, verifiedKind: 1, ...times }).toArray()
  const mention = { __type: 'Pointer', className: '_User', objectId: '$$id' }
  await copy('posts', 'Post', {
    content: 1,
    images: 1,
    video: 1,
    links: 1,
    likeCount: 1,
    replyCount: 1,
    top: 1,
    ...times,
    _p_author: { $concat: ['_User$', '$authorId'] },
    mentions: { $map: { input: '$mentionIds', as: 'id', in: mention } },
  }).toArray()
  await copy('sessions', '_Session', {
    _session_token: { $concat: ['r:', '$_id'] },
    _p_user: { $concat: ['_User$', '$userId'] },
    expiresAt: 1,
    restricted: { $literal: false },
    _created_at: '$createdAt',
    _updated_at: '$createdAt',
  }).toArray()
  await target.collection('Post').createIndex({ top: 1, _created_at: -1, _id: -1 })
  await target.collection('_Session').createIndex({ _session_token: 1 })
  await client.close()
}

const parse = new ParseServer({
  databaseURI: own.href,
  appId: 'bench',
  masterKey: 'of a server that runs for minutes',
  serverURL: 'http://127.0.0.1/parse',
  logLevel: 'error',
  silent: true,
  logsFolder: null,
  schema: { definitions, keepUnknownIndexes: true },
})
await parse.start()
await fill()
const app = express()
app.use('/parse', parse.app)
listen(createServer(app))
