import { createRequire } from 'node:module'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { fillParse } from './parse/fill.ts'
import { parsePackage } from './parse/install.ts'
import { appId } from './parse/requests.ts'
import { listenAndReport, setting } from './process.ts'

/** Parse Server with the same data in a database of its own, as its guide sets it up. */
type Parse = { start(): Promise<unknown>; app: RequestListener }
type Express = () => RequestListener & { use(path: string, app: RequestListener): void }

// It would write a folder of logs.
Object.assign(process.env, { SILENT: '1', PARSE_SERVER_LOGS_FOLDER: 'null' })
const packages = createRequire(`${parsePackage}/package.json`)
const { ParseServer } = packages(parsePackage) as { ParseServer: new (options: object) => Parse }
const express = packages('express') as Express

const { uri } = setting()
const own = new URL(uri)
own.pathname += '-parse'
const number = { type: 'Number' }
const array = { type: 'Array' }
const open = { '*': true }
const permissions = Object.fromEntries(
  ['find', 'count', 'get', 'create', 'update', 'delete', 'addField'].map((name) => [name, open]),
)
const parse = new ParseServer({
  databaseURI: own.href,
  ...{ appId, masterKey: 'the master key of a server that runs for a minute', serverURL: 'http://127.0.0.1/parse' },
  ...{ logLevel: 'error', silent: true, logsFolder: null },
  schema: {
    definitions: [
      {
        className: '_User',
        classLevelPermissions: permissions,
        fields: { name: { type: 'String' }, avatar: { type: 'String' }, verifiedKind: { type: 'String' } },
      },
      {
        className: 'Post',
        classLevelPermissions: permissions,
        fields: {
          ...{ content: { type: 'String' }, images: array, video: { type: 'Object' }, links: array, hashtags: array },
          ...{ mentions: array, top: number, likeCount: number, replyCount: number },
          author: { type: 'Pointer', targetClass: '_User' },
          parent: { type: 'Pointer', targetClass: 'Post' },
          likers: { type: 'Relation', targetClass: '_User' },
        },
      },
    ],
    keepUnknownIndexes: true,
  },
})
await parse.start()
await fillParse(uri, own.href)
const app = express()
app.use('/parse', parse.app)
listenAndReport(createServer(app))
