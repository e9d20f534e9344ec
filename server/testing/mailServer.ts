import { SMTPServer } from 'smtp-server'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

/** A received mail. In `text`, lines that were split for the transport are joined again. */
type Received = { to: string[]; from: string; text: string }

export const mailPassword = 'p@ss:w/rd'

export class MailServer {
  #received: Received[] = []
  #waiting = new Set<() => void>()
  #server: SMTPServer | undefined
  #port = 0
  readonly #hidesTls: boolean

  /** With `offersTls` it has the self-made certificate of its library. */
  constructor({ offersTls = false } = {}) {
    this.#hidesTls = !offersTls
  }

  /** Listens; after a stop on the same port. Returns the settings that name it. */
  async start(): Promise<Record<string, string>> {
    if (!this.#server) await this.#listen()
    return {
      SMTP_URL: `smtp://linnet:${encodeURIComponent(mailPassword)}@127.0.0.1:${this.#port}`,
      MAIL_FROM: 'Linnet <linnet@example.org>',
      PUBLIC_URL: 'https://linnet.example.org',
    }
  }

  async #listen(): Promise<void> {
    const server = new SMTPServer({
      closeTimeout: 100,
      hideSTARTTLS: this.#hidesTls,
      allowInsecureAuth: true,
      // Otherwise it warns that everybody knows the key of that certificate.
      logger: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'linnet' && password === mailPassword ? done(null, { user: username }) : done(new Error('no')),
      onData: (stream, { envelope: { mailFrom, rcptTo } }, done) =>
        void text(stream).then((raw) => {
          const from = mailFrom ? mailFrom.address : ''
          this.#received.push({ from, to: rcptTo.map(({ address }) => address), text: decoded(raw) })
          for (const wake of this.#waiting) wake()
          done()
        }, done),
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()))
  }

  /** All mails to an address, once there are at least `count`. */
  async mailsTo(address: string, count = 1): Promise<string[]> {
    for (;;) {
      const found = this.#received.filter(({ to }) => to.includes(address)).map((mail) => mail.text)
      if (found.length >= count) return found
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
  }

  forget(): void {
    this.#received = []
  }

  get all(): readonly Received[] {
    return this.#received
  }
}

function decoded(raw: string): string {
  if (!/content-transfer-encoding: quoted-printable/i.test(raw)) return raw
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

export const tokensIn = (mail: string) => [...mail.matchAll(/#([\w-]{43})/g)].map(([, token = '']) => token)
