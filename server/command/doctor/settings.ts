import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, settingNames } from '../../config.ts'
import { nearMisses } from '../../settingNames.ts'
import { type Diagnosis, fine, problem, warning } from './diagnosis.ts'

const fewestLetters = 10

const aSecret = 'Make one with: openssl rand -hex 32'

export function settingsDiagnoses(env: NodeJS.ProcessEnv, config: Config): Diagnosis[] {
  const places = [names(env), mode(config), ...secrets(env, config), keptSecrets(config)]
  return [...places, ...address(config), ...proxy(env, config)].filter((diagnosis) => diagnosis !== null)
}

function names(env: NodeJS.ProcessEnv): Diagnosis {
  const misses = nearMisses(env, settingNames)
  if (misses.length === 0) return fine('names of settings', 'none looks mistyped')
  return warning('names of settings', misses.join(' '), 'Correct or remove them.')
}

const mode = ({ production }: Config) =>
  production
    ? fine('NODE_ENV', 'production')
    : warning('NODE_ENV', 'this is not a production set-up', 'Set NODE_ENV=production where people use the site.')

function secrets({ JWT_SECRET, SECRETS_KEY }: NodeJS.ProcessEnv, config: Config): Diagnosis[] {
  const given = Object.entries({ JWT_SECRET, SECRETS_KEY })
  const weak = given.flatMap(([name, secret]) =>
    secret && new Set(secret).size < fewestLetters ? [problem(name, 'it can be guessed', aSecret)] : [],
  )
  const hasNoKey = warning(
    'SECRETS_KEY',
    'nobody can use two-step log-in without it',
    `${aSecret} Keep it: with another one, those who use it need their recovery codes.`,
  )
  if (weak.length > 0 || !config.secretsKey) return [...weak, ...(config.secretsKey ? [] : [hasNoKey])]
  return [fine('secrets', 'they are long enough')]
}

function keptSecrets({ dataDir }: Config): Diagnosis | null {
  const paths = ['jwt-secret', 'secrets-key'].map((name) => join(dataDir, name)).filter((path) => existsSync(path))
  const open = paths.filter((path) => (statSync(path).mode & 0o077) !== 0)
  if (open.length === 0) return null
  return problem('kept secrets', `others on this machine can read ${open.join(' and ')}`, `chmod 600 ${open.join(' ')}`)
}

const isLoopback = (host: string | undefined) => host !== undefined && /^(127\.|::1$|localhost$)/.test(host)

function address({ host, production, demoAccounts, publicUrl }: Config): Diagnosis[] {
  const isOpen = !isLoopback(host)
  const listens = isOpen ? `it listens on ${host ?? 'all addresses'}` : 'only this machine reaches the port'
  const demo = problem(
    'DEMO_ACCOUNTS',
    `${listens}, and the passwords of the demo accounts are public`,
    'Set DEMO_ACCOUNTS=false, or HOST=127.0.0.1.',
  )
  const around = warning(
    'HOST',
    `${listens}, so that people can go around the proxy`,
    "If the proxy runs on this machine, set HOST=127.0.0.1, or publish a container's port on 127.0.0.1 alone; else let a firewall pass the proxy alone.",
  )
  const isBehindProxy = publicUrl?.startsWith('https:')
  return [
    ...(isOpen && demoAccounts ? [demo] : []),
    isOpen && isBehindProxy ? around : fine('HOST', listens),
    ...(production && !publicUrl
      ? [
          warning(
            'PUBLIC_URL',
            'addresses in full come from what each request claims',
            'Set it to the address that people type, such as https://linnet.example.org.',
          ),
        ]
      : []),
  ]
}

/** The server has no TLS, so an https address means that there is a proxy. */
function proxy({ TRUST_PROXY = '' }: NodeJS.ProcessEnv, { publicUrl }: Config): Diagnosis[] {
  const trusts = TRUST_PROXY.trim().toLowerCase()
  const isSet = !['', 'false', '0'].includes(trusts)
  if (isSet === Boolean(publicUrl?.startsWith('https:')))
    return [fine('TRUST_PROXY', isSet ? trusts : 'no proxy is trusted, and PUBLIC_URL needs none')]
  return isSet
    ? [
        warning(
          'TRUST_PROXY',
          'a proxy is trusted, but PUBLIC_URL is not https',
          'Without a proxy in front, unset it: everybody could claim any address.',
        ),
      ]
    : [
        problem(
          'TRUST_PROXY',
          "everybody has the address of the proxy: one person's wrong passwords lock all others out",
          'Set it to 1, or to the address of the proxy.',
        ),
      ]
}
