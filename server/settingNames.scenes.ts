import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, settingNames } from './config.ts'
import { ConfigError } from './configError.ts'
import { loadConfig } from './loadConfig.ts'
import { nearMisses, unknownNames } from './settingNames.ts'

describe('a name in the environment', () => {
  it.each([
    ['JWT_SECRETT', 'JWT_SECRET'],
    ['mongodb_uri', 'MONGODB_URI'],
    ['MONGO_URL', 'MONGODB_URI'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['WORKER', 'WORKERS'],
  ])('such as %s is noticed as a near miss of %s, unless that is set too', (name, setting) => {
    const words = [`${name} is no setting and has no effect. Did you mean ${setting}?`]
    expect(nearMisses({ [name]: 'x' }, settingNames)).toEqual(words)
    expect(nearMisses({ [name]: 'x', [setting]: 'y' }, settingNames)).toEqual([])
  })

  it('that other programs use is none', () => {
    const names = (
      'PATH HOME USER SHELL TERM LANG PWD OLDPWD LOGNAME HOSTNAME SHLVL MAIL EDITOR PAGER DISPLAY TZ TMPDIR COLOR CI ' +
      'NODE_OPTIONS NODE_VERSION NODE_PATH YARN_VERSION INIT_CWD INVOCATION_ID JOURNAL_STREAM LISTEN_FDS DEBUG ' +
      'SYSTEMD_EXEC_PID KUBERNETES_SERVICE_HOST KUBERNETES_PORT SSH_CONNECTION XDG_RUNTIME_DIR LC_ALL HTTPS_PROXY REGION'
    ).split(' ')
    expect(nearMisses(Object.fromEntries(names.map((name) => [name, 'x'])), settingNames)).toEqual([])
  })
})

describe('a name in the settings file', () => {
  it('that is no setting is refused, with the one that was probably meant', () => {
    const names = ['PORT', 'PUBLIC_ULR', 'SOMETHING_ELSE', 'NODE_EVN']
    const ofOthers =
      'MONGOMS_SYSTEM_BINARY COMPOSE_PROJECT_NAME NODE_OPTIONS TZ HTTPS_PROXY no_proxy npm_config_registry'
    expect(unknownNames([...names, ...ofOthers.split(' ')], settingNames)).toEqual([
      'PUBLIC_ULR in .env is no setting. Did you mean PUBLIC_URL?',
      'SOMETHING_ELSE in .env is no setting. Remove it, or set it in the environment.',
      'NODE_EVN in .env is no setting. Did you mean NODE_ENV?',
    ])
  })

  it('keeps the server from starting', () => {
    expect(() => loadedFrom('PUBLIC_ULR=https://linnet.example.org\n')).toThrow(
      'PUBLIC_ULR in .env is no setting. Did you mean PUBLIC_URL?',
    )
  })
})

describe('a line of the settings file', () => {
  it('that sets nothing keeps the server from starting', () => {
    const file = '# Comment\n\nCOMPOSE_FILE="Two\nlines"\nPORT 4001\nexport TZ=UTC\nLOG_LEVEL'
    const idle = (line: number) => `Line ${line} of .env sets nothing. Write NAME=value, or # before a comment.`
    expect(() => loadedFrom(file)).toThrow(new ConfigError([5, 7].map(idle).join('\n')))
  })

  it('holds unless the environment has another value', () => {
    const environment = import.meta.jest.replaceProperty(process, 'env', { ...process.env, PORT: '4001' })
    const config = loadedFrom('PORT=4002\nLOG_SLOW_MS=70\n')
    environment.restore()
    expect(config).toMatchObject({ port: 4001, slowMs: 70 })
  })
})

function loadedFrom(file: string): Config {
  const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'linnet-settings-'))]
  writeFileSync(join(folder, '.env'), file)
  process.chdir(folder)
  try {
    return loadConfig()
  } finally {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  }
}
