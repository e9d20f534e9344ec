import getPort, { portNumbers } from 'get-port'

/**
 * A port for a server that starts later. Systems give connections higher ports, so none takes it meanwhile. Parallel
 * runs start at different ports.
 */
export const freePort = () => getPort({ port: portNumbers(20_000 + (process.pid % 2_000), 29_999) })
