import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'

const proxyNotice =
  'A request came with X-Forwarded-For, and TRUST_PROXY is not set. If a proxy is in front of this server, set ' +
  'TRUST_PROXY to its address or to the number of proxies: until then all people count as one address, and the wrong ' +
  'passwords of one lock everybody out. If there is no proxy, set TRUST_PROXY=false.'

/** Logs once that there seems to be a proxy, if the settings do not say whether there is one. */
export function noticeProxy({ choosesProxies }: Pick<Config, 'choosesProxies'>, log: Logger) {
  let isSaid = choosesProxies
  return ({ headers }: IncomingMessage): void => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn(proxyNotice)
  }
}
