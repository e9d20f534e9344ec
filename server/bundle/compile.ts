import '../heap.ts'
import type * as Settings from '../config.ts'
import type * as Serving from '../serve.ts'
import { loadScript, run } from './script.ts'

declare const LAUNCH_SCRIPT: string
declare const SERVER_SCRIPT: string

// Part of the build, for first starts: compiles what a start runs before there is a database.

const launch = loadScript(LAUNCH_SCRIPT)
const { parseConfig } = run(launch.modules, 'config.ts') as typeof Settings
run(launch.modules, 'db/mongod/embedded.ts')
const config = parseConfig({ JWT_SECRET: 'not a secret: nothing is served here' })

const server = loadScript(SERVER_SCRIPT)
run(server.modules, 'db/mongod/replicaSet.ts')
const { serve } = run(server.modules, 'serve.ts') as typeof Serving
const none = Promise.reject(new Error('There is no database.'))
none.catch(() => {})
await serve(none, config, () => {}).catch(() => {})

await Promise.all([launch.keepBuilt(), server.keepBuilt()])
process.exit()
