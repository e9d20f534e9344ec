import pino from 'pino'
import { parseConfig } from '../config.ts'
import { MailServer, mailPassword } from '../testing/mailServer.ts'
import { testSettings } from '../testing/testServer.ts'
import { createMailer } from './mailer.ts'

const mail = new MailServer()
afterAll(() => mail.stop())

async function mailer(server = mail) {
  const settings = await server.start()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  return { ...createMailer(parseConfig({ ...testSettings, ...settings }), log), lines }
}

const to = 'someone@example.org'
const about = 'new address' as const

describe('a mail', () => {
  it('has no headers and recipients but its own, whatever stands in it', async () => {
    const { post, stop, lines } = await mailer()
    const subject = 'Hello\r\nBcc: stranger@example.org\r\n\r\nAnother text'
    const strangers = ['stranger@example.org, x@example.org', 'x@example.org\r\nRCPT TO:<stranger@example.org>', 'root']
    post(about, async () => [
      ...strangers.map((address) => ({ to: address, subject: 'No', text: 'No', about })),
      { to, subject, text: 'A line\r\n.\r\nMAIL FROM:<x@example.org>\r\n', about },
    ])
    const [sent = ''] = await mail.mailsTo(to)
    await stop()
    const [head = ''] = sent.split('\r\n\r\n')
    expect(head).not.toMatch(/^bcc:/im)
    expect(head).toMatch(/^From: Linnet <linnet@example.org>\r\n/m)
    expect(mail.all.map((one) => one.to)).toEqual([[to]])
    expect(lines).toHaveLength(strangers.length)
  })

  it('reaches a server on the same machine whose certificate is self-made', async () => {
    const local = new MailServer({ offersTls: true })
    const { post, stop, lines } = await mailer(local)
    post(about, async () => [{ to, subject: 'Hello', text: 'Hello', about }])
    await stop()
    await local.stop()
    expect(lines).toEqual([])
    expect(local.all.map((one) => one.to)).toEqual([[to]])
  })

  it('that fails is logged without its address, its words or the password', async () => {
    const { post, stop, lines } = await mailer()
    await mail.stop()
    post(about, async () => [{ to, subject: 'Secret subject', text: 'Secret text', about }])
    post(about, () => Promise.reject(new Error(`nobody knows ${to}`)))
    await stop()
    expect(lines).toHaveLength(2)
    expect(lines.join('')).toContain('"code":"ESOCKET"')
    expect(lines.join('')).not.toMatch(/someone|Secret|nobody knows/)
    expect(lines.join('')).not.toContain(mailPassword)
  })

  it('after the stop, or beyond what may wait, is dropped, which is logged', async () => {
    const { post, stop, lines } = await mailer()
    // Refused connections end soon.
    await mail.stop()
    post(about, async () => Array.from({ length: 2_000 }, () => ({ to, subject: 'One of many', text: '', about })))
    await stop()
    const dropped = () => lines.filter((line) => line.includes('a mail was dropped')).length
    const before = dropped()
    expect(before).toBeGreaterThanOrEqual(1_500)
    post(about, async () => [])
    expect(dropped()).toBe(before + 1)
  })
})
