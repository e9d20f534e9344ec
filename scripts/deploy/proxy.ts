import { execFile, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const siteName = 'linnet.example.org'

export type Ports = { http: number; https: number; linnet: number }
type Certificate = { certificate: string; key: string }
export type Proxy = { name: string; stop(): Promise<void> }

/** Makes a certificate that signs itself. Throws if there is no openssl. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`]
  const files = ['-keyout', key, '-out', certificate]
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files])
  return { certificate, key }
}

const example = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')

/** Replaces parts that must be there, so that a changed example cannot go untried. */
function replaced(text: string, changes: [string, string][]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The example has no "${from}" any more.`)
    return changed.replaceAll(from, to)
  }, text)
}

/** nginx with the example, inside the settings that Debian's nginx has around it. */
export async function startNginx(folder: string, ports: Ports, own: Certificate): Promise<Proxy> {
  const site = replaced(await example('nginx.conf'), [
    ['server 127.0.0.1:4000;', `server 127.0.0.1:${ports.linnet};`],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    [`/etc/letsencrypt/live/${siteName}/fullchain.pem`, own.certificate],
    [`/etc/letsencrypt/live/${siteName}/privkey.pem`, own.key],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const around = ['access_log off;', 'gzip on;', ...temporary, `include ${folder}/site.conf;`]
  // As another user, its workers could not enter the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} http { ${around.join('\n')} }`
  await mkdir(folder)
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(join(folder, 'nginx.conf'), main)
  return started('nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], ports)
}

/** Caddy with the example, and a certificate in place of the one that it would get. */
export async function startCaddy(folder: string, ports: Ports, own: Certificate): Promise<Proxy> {
  const site = replaced(await example('Caddyfile'), [
    ['reverse_proxy 127.0.0.1:4000', `reverse_proxy 127.0.0.1:${ports.linnet}`],
    [`\n${siteName} {`, `\n${siteName} {\n\ttls ${own.certificate} ${own.key}`],
  ])
  const global = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n`
  await mkdir(folder)
  await writeFile(join(folder, 'Caddyfile'), global + site)
  const homes = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return started('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], ports, homes)
}

async function started(
  name: string,
  args: string[],
  { https }: Ports,
  env: Record<string, string> = {},
): Promise<Proxy> {
  const child = spawn(name, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: Buffer[] = []
  child.stderr.on('data', (data: Buffer) => said.push(data))
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', ({ message }) => said.push(Buffer.from(message)))
  })
  while (!(await listens(https))) {
    // A program that does not exist has no process id.
    if (child.exitCode !== null || child.pid === undefined) {
      await ended
      throw new Error(`${name} did not start: ${Buffer.concat(said).toString().trim()}`)
    }
    await sleep(50)
  }
  return {
    name,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
