import { npm } from './npm.mjs'
import { CommandError } from './run.mjs'

/** By default npm retries for minutes. */
const timeoutMs = 10_000

/**
 * Asks the package registry through npm, which knows proxies and credentials. Returns why that failed.
 * @type {(signal: AbortSignal) => Promise<string | undefined>}
 */
export async function registryProblem(signal) {
  const own = new AbortController()
  const timer = setTimeout(() => own.abort(), timeoutMs + 2000)
  try {
    const limits = ['--fetch-retries=0', `--fetch-timeout=${timeoutMs}`, '--prefer-online']
    await npm(['view', 'npm', 'version', ...limits], { signal: AbortSignal.any([signal, own.signal]) })
    return undefined
  } catch (error) {
    if (signal.aborted || !(error instanceof CommandError)) return undefined
    const code = /npm error code (\w+)/.exec(error.output)?.[1]
    // The registry answered; the installation will report the error in detail.
    if (!own.signal.aborted && !isNetworkFailure(error.output)) return undefined
    const why = own.signal.aborted || code === undefined ? 'no answer' : code
    return `The package registry ${await registryName()} cannot be reached (${why}). Check the network, or the proxy and registry settings of npm.`
  } finally {
    clearTimeout(timer)
  }
}

/** @param {string} output of npm */
function isNetworkFailure(output) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|FETCH_ERROR|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT/.test(
    output,
  )
}

async function registryName() {
  try {
    const { origin, pathname } = new URL(await npm(['config', 'get', 'registry', '--loglevel=silent']))
    return origin + pathname
  } catch {
    return 'that npm is configured to use'
  }
}
