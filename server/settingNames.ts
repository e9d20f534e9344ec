import leven from 'leven'

/** Others read these in `.env`: what finds MongoDB, docker compose, npm, Node, and what it passes to a container. */
const ofOthers = [
  /^(MONGOMS|COMPOSE|DOCKER|NPM_CONFIG)_/i,
  /^(NODE_OPTIONS|NODE_EXTRA_CA_CERTS|UV_THREADPOOL_SIZE|XDG_CACHE_HOME|TZ|(HTTPS?|NO)_PROXY)$/i,
]

/** People forget letter case and underscores. */
const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const mostTypos = 3

function meant(name: string, settings: readonly string[]): string | undefined {
  const written = plain(name)
  const distances = settings.map((setting) => ({ setting, distance: leven(written, plain(setting)) }))
  const near = distances.filter(({ setting, distance }) => distance <= Math.min(mostTypos, plain(setting).length / 3))
  return near.sort((one, other) => one.distance - other.distance)[0]?.setting
}

/** A sentence for each name in the environment that is no setting, but is close to one that is missing. */
export function nearMisses(env: NodeJS.ProcessEnv, settings: readonly string[]): string[] {
  // Amazon's names are in use for other things than Linnet, and so is REGION.
  const missing = settings.filter((setting) => env[setting] === undefined && !setting.startsWith('AWS_'))
  const others = Object.keys(env).filter((name) => !settings.includes(name))
  return others.flatMap((name) => {
    const setting = meant(name, missing)
    return setting === undefined ? [] : [`${name} is no setting and has no effect. Did you mean ${setting}?`]
  })
}

/** A sentence for each of these names in a settings file that is no setting. */
export function unknownNames(names: readonly string[], settings: readonly string[]): string[] {
  return names
    .filter((name) => !settings.includes(name) && !ofOthers.some((known) => known.test(name)))
    .map((name) => {
      const setting = meant(name, settings)
      const advice = setting === undefined ? 'Remove it, or set it in the environment.' : `Did you mean ${setting}?`
      return `${name} in .env is no setting. ${advice}`
    })
}
