import leven from 'leven'

/** Other programs read these in `.env`: what finds MongoDB, and docker compose. */
const ofOthers = /^(MONGOMS|COMPOSE|DOCKER)_|^XDG_CACHE_HOME$/

/** People forget case and underscores. */
const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const mostTypos = 3

/** The setting that somebody who wrote this name probably meant. */
function meant(name: string, settings: readonly string[]): string | undefined {
  const written = plain(name)
  const distances = settings.map((setting) => ({ setting, distance: leven(written, plain(setting)) }))
  const near = distances.filter(({ setting, distance }) => distance <= Math.min(mostTypos, plain(setting).length / 3))
  return near.sort((one, other) => one.distance - other.distance)[0]?.setting
}

/** A sentence for each name of the environment that is no setting, but nearly the name of one that is missing there. */
export function nearMisses(env: NodeJS.ProcessEnv, settings: readonly string[]): string[] {
  const missing = settings.filter((setting) => env[setting] === undefined)
  const others = Object.keys(env).filter((name) => !settings.includes(name))
  return others.flatMap((name) => {
    const setting = meant(name, missing)
    return setting === undefined ? [] : [`${name} is no setting and has no effect. Did you mean ${setting}?`]
  })
}

/** A sentence for each of these names of a settings file that is no setting. */
export function unknownNames(names: readonly string[], settings: readonly string[]): string[] {
  return names
    .filter((name) => !settings.includes(name) && !ofOthers.test(name))
    .map((name) => {
      const setting = meant(name, settings)
      return `${name} in .env is no setting.${setting === undefined ? '' : ` Did you mean ${setting}?`}`
    })
}
