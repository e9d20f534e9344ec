import type { Config } from './config.ts'
import { domains } from './domains.ts'
import { listen } from './http/listen.ts'
import { createLog } from './log.ts'
import { findPaths } from './paths.ts'
import { seedIfEmpty } from './seed/seed.ts'
import { type RunningServer, startServer } from './server.ts'

/** Starts the whole server on the database that `uri` will name. Throws OperatorError if the operator can help. */
export function serve(uri: Promise<string>, config: Config, say: (line: string) => void): Promise<RunningServer> {
  return startServer(uri, {
    config,
    domains,
    paths: findPaths(),
    log: createLog(config.logLevel),
    seed: async () => {
      if (config.seed && (await seedIfEmpty())) say('The database was empty: added 8 people and 48 posts.')
    },
    listen: (http) => listen(http, config.port, config.host, say),
  })
}
