import getPort, { portNumbers } from 'get-port'

/**
 * A port for a server that starts later. Embedded MongoDBs take higher ones, and systems give the highest to
 * connections. Parallel processes begin far apart.
 */
export const freePort = () => getPort({ port: portNumbers(10_000 + ((process.pid * 50) % 9_000), 19_999) })
