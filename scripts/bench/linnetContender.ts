import { parseConfig } from '../../server/config.ts'
import { domains } from '../../server/domains.ts'
import { listen } from '../../server/http/listen.ts'
import { createLog } from '../../server/log.ts'
import { findPaths } from '../../server/paths.ts'
import { startServer } from '../../server/server.ts'
import { setting, reportPort } from './process.ts'

const { uri, secret } = setting()
const { port } = await startServer(uri, {
  config: parseConfig({
    JWT_SECRET: secret,
    LOG_LEVEL: 'warn',
    SEED: 'false',
    NODE_ENV: 'production',
    RATE_LIMITS: 'false',
  }),
  domains,
  paths: findPaths(),
  log: createLog('warn'),
  seed: async () => {},
  listen: (http) => listen(http, 0, '127.0.0.1', () => {}),
})
reportPort(port)
