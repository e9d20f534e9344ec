import getPort, { portNumbers } from 'get-port'

/** A port for a server that starts later: systems give connections higher ones. Parallel processes begin far apart. */
export const freePort = () => getPort({ port: portNumbers(20_000 + ((process.pid * 50) % 9_000), 29_999) })
