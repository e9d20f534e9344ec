import getPort, { portNumbers } from 'get-port'

/**
 * A port for a server that starts later. It is below those that systems give to connections, one of which could take it
 * meanwhile, and parallel runs start at different ones.
 */
export const freePort = () => getPort({ port: portNumbers(20_000 + (process.pid % 2_000), 29_999) })
