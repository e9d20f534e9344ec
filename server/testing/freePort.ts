import getPort, { portNumbers } from 'get-port'

/** A port for a server that starts later: systems give connections higher ones. Parallel runs start elsewhere. */
export const freePort = () => getPort({ port: portNumbers(20_000 + (process.pid % 2_000), 29_999) })
