export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean
  /** Whether the connection must be encrypted, as it must if credentials leave this machine. */
  requireTLS: boolean
  /** For a server on this machine: its certificate is often self-made, and nothing leaves the machine. */
  tls?: { rejectUnauthorized: false }
  auth?: { user: string; pass: string }
}

/** An address, and the name that people see beside it. */
export type Mailbox = { name: string; address: string }

const ports = { 'smtp:': 587, 'smtps:': 465 }

/** Parses `SMTP_URL`. Undefined unless it is `smtp://` or `smtps://` with a host, maybe a port and credentials. */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  if (!hostname || !/^\/?$/.test(pathname) || search || hash || Boolean(username) !== Boolean(password))
    return undefined
  const [user, pass] = [decoded(username), decoded(password)]
  if (user === undefined || pass === undefined) return undefined
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const secure = protocol === 'smtps:'
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
  return {
    host,
    port: port ? Number(port) : ports[protocol as keyof typeof ports],
    secure,
    requireTLS: !secure && user !== '' && !isHere,
    ...(isHere && { tls: { rejectUnauthorized: false } }),
    ...(user && { auth: { user, pass } }),
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Parses `MAIL_FROM`: `linnet@example.org` or `Linnet <linnet@example.org>`. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, name = '', inBrackets, bare] = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>|([^<>\s]+))$/u.exec(text.trim()) ?? []
  const address = inBrackets ?? bare ?? ''
  return isMailAddress(address) ? { name, address } : undefined
}

/** Whether mail can be sent to this text: one address, without names, quotes, lists or control characters. */
export function isMailAddress(text: string): boolean {
  return /^[^\s\p{C}@"<>(),:;\\[\]]{1,64}@[^\s\p{C}@"<>(),:;\\[\]]{1,189}$/u.test(text)
}
