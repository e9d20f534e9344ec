import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { platform } from 'node:os'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

const onLinux = platform() === 'linux' ? it : it.skip

const setup = (file: string) => JSON.stringify(pathToFileURL(`scripts/setup/${file}`).href)

const runs = (program: string, env: NodeJS.ProcessEnv = process.env) =>
  spawn(process.execPath, ['--input-type=module', '--eval', program], { env, stdio: ['ignore', 'pipe', 'inherit'] })

async function outputAfter(signal: NodeJS.Signals, child: ChildProcess) {
  const { stdout } = child
  if (!stdout) throw new Error('It has no output.')
  await once(stdout, 'readable')
  child.kill(signal)
  return text(stdout)
}

it('refuses options, says where settings stand, and starts nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', '--help'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'none' },
  })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toBe(
    'npm start takes no --help. Settings such as PORT=4001 stand before it or in .env: see README.md.\n',
  )
})

onLinux('stops, but is told so only once, when npm is killed', async () => {
  const server = `
    import { endWithNpm } from ${setup('endWithNpm.mjs')}
    process.on('SIGTERM', () => {
      console.log('Told to stop')
      setTimeout(() => process.exit(), 350)
    })
    setInterval(() => {}, 1000)
    endWithNpm()
    console.log('Runs')`
  const npm = `
    import { spawn } from 'node:child_process'
    process.title = 'npm start'
    spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(server)}], { stdio: 'inherit' })`
  const started = runs(npm, { ...process.env, npm_lifecycle_event: 'start' })
  expect(await outputAfter('SIGKILL', started)).toBe('Runs\nTold to stop\n')
})

const setsUp = `
  import { run } from ${setup('run.mjs')}
  const ended = run(process.execPath, ['--eval', 'console.log("Installs"); setInterval(() => {}, 1000)'])
  ended.then(() => console.log('Goes on'))`

it('does not go on with the set-up when it is told to stop in the middle of it', async () => {
  expect(await outputAfter('SIGTERM', runs(setsUp))).toBe('Installs\n')
})

onLinux('does not go on with the set-up when Ctrl-C ends a step of it', async () => {
  // The terminal tells the step as well, so it needs a group of processes.
  const starting = spawn(process.execPath, ['--input-type=module', '--eval', setsUp], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(starting.stdout, 'readable')
  process.kill(-(starting.pid ?? NaN), 'SIGINT')
  expect(await text(starting.stdout)).toBe('Installs\n')
})
