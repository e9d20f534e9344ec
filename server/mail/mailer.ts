import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Mail, MailKind, Mailer } from './mail.ts'
import { isMailAddress } from './smtpSettings.ts'

const sendsAtOnce = 4

/** If more wait, further mails are dropped, and the log says so. */
const mostWaiting = 500

/** For all of one mail. The parts of a connection have limits of their own. */
const longestSendMs = 30_000
const longestSilenceMs = 10_000
const longestStopMs = 10_000

/** Hands mails to the server of `SMTP_URL`, a few at a time. Without that setting it drops them. */
export function createMailer({ smtp }: Config, log: Logger): Mailer {
  if (!smtp) return { post: () => {}, waiting: () => 0, stop: async () => {} }
  const turn = pLimit(sendsAtOnce)
  const stopping = new AbortController()
  let open = 0
  let transport: ReturnType<typeof connectionTo> | undefined

  const send = async ({ to, subject, text, about }: Mail) => {
    if (!isMailAddress(to)) return log.info({ about }, 'a mail has no usable address')
    transport ??= connectionTo(smtp)
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestSendMs)])
    const mail = { from: smtp.from, to: { name: '', address: to }, subject, text, signal }
    await (await transport).sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } })
  }
  const attempt = (work: () => Promise<unknown>, about: MailKind) => {
    if (open >= mostWaiting || stopping.signal.aborted) return log.error({ about }, 'a mail was dropped')
    const fail = (error: unknown) => log.error({ about, ...harmless(error) }, 'a mail could not be sent')
    open++
    // Later, so that the answer to the request does not wait.
    setImmediate(
      () =>
        void turn(work)
          .catch(fail)
          .finally(() => open--),
    )
  }
  return {
    post: (about, write) =>
      attempt(async () => {
        for (const mail of await write()) attempt(() => send(mail), about)
      }, about),
    waiting: () => open,
    stop: async () => {
      for (const end = Date.now() + longestStopMs; open > 0 && Date.now() < end;) await pause(20)
      if (open > 0) log.error({ count: open }, 'mails were dropped, because the server stops')
      stopping.abort()
      turn.clearQueue()
    },
  }
}

async function connectionTo({ from: _from, siteUrl: _siteUrl, ...server }: NonNullable<Config['smtp']>) {
  // Loaded late, because few servers need it.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...server,
    dnsTimeout: longestSilenceMs,
    connectionTimeout: longestSilenceMs,
    greetingTimeout: longestSilenceMs,
    socketTimeout: longestSilenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** The part of a failure that may be logged: mail servers quote addresses in their messages. */
function harmless(error: unknown) {
  const { name, code, responseCode, command } = Object(error) as Record<string, unknown>
  return { name, code, responseCode, command }
}
