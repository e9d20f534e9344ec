import * as z from 'zod'
import { oneLine } from './line.rules.ts'
import { parseLimits } from './limits/limit.ts'
import { parseMailbox, parseSmtpUrl } from './mail/smtpSettings.ts'
import { parsePlace } from './media/placeSettings.ts'
import { parseTrustedProxies } from './network/trustedProxies.ts'
import { type SignUpMode, siteLimits } from './site/site.rules.ts'
import { isBlank, isLongerThan, isUsableText } from './text.rules.ts'

export const shortestSecret = 32

export const oneOf = <const T extends string[]>(...words: T) => z.enum(words, `must be one of ${words.join(', ')}`)
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
  const message = `must be a whole number ${range}`
  return z.coerce.number(message).int(message).min(least, message).max(most, message)
}

export const flag = oneOf('true', 'false', '1', '0').transform((value) => value === 'true' || value === '1')
export const atMost = (most: number) => z.string().max(most, `must have at most ${most} characters`)
/** The site's name, in the form that administrators can type. */
export const siteName = z
  .string()
  .transform(oneLine)
  .refine(
    (name) => !isBlank(name) && isUsableText(name) && !isLongerThan(name, siteLimits.name),
    `must have at most ${siteLimits.name} characters, and some visible`,
  )
const blankAsMissing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema.optional())

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
const listed = (text: string) => text.split(/[\s,]+/).filter(Boolean)
const listOf = (isGood: (item: string) => boolean, message: string) =>
  z
    .string()
    .transform(listed)
    .refine((list) => list.every(isGood), message)
export const origins = listOf(isOrigin, 'must list origins such as https://example.org')
export const originsOrAll = listOf(
  (item) => item === '*' || isOrigin(item),
  'must be * or list origins such as https://example.org',
)

export const services = listOf(
  (item) => isOrigin(item.replace('://*.', '://')),
  'must list origins of push services such as https://*.push.example.org',
)

export const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** An address that this server asks. It may hold no password, because log messages would show it. */
export const hook = httpAddress.refine((text) => {
  // `httpAddress` has named the problem already, and a thrown TypeError would repeat the value.
  if (!URL.canParse(text)) return true
  const { username, password } = new URL(text)
  return username === '' && password === ''
}, 'must be an http or https address without a password')

/** A value that an HTTP header can hold. The message never repeats it. */
export const headerSecret = z.string().regex(/^[\x21-\x7e]+$/, 'must have no spaces and no letters beyond ASCII')

export const publicUrl = z
  .string()
  .transform((text) => text.replace(/\/+$/, ''))
  .refine(isOrigin, 'must be an origin such as https://linnet.example.org, without a path')

/** A setting that `parse` understands. The message never repeats the value, which may hold a password. */
const parsedAs = <T>(parse: (text: string) => T | undefined, message: string) =>
  z.string().transform((text, context) => {
    const parsed = parse(text)
    if (parsed !== undefined) return parsed
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

export const trustedProxies = parsedAs(
  (text) => parseTrustedProxies(text) ?? undefined,
  'must be true, false, a number of hops up to 20, or addresses and networks such as 10.0.0.0/8',
)
export const smtpUrl = parsedAs(
  parseSmtpUrl,
  'must be smtp:// or smtps://, user:password@ if needed (with % codes for special characters), a host and perhaps a port',
)
export const mailbox = parsedAs(parseMailbox, 'must be an address such as Linnet <linnet@example.org>')

export const mediaPlace = parsedAs(parsePlace, 'must be mongodb or s3:// with the name of a bucket')

export const wrongLimits = 'must be true, false, or limits of SECURITY.md as count/seconds, such as posts=100/3600'
export const limits = parsedAs(parseLimits, wrongLimits)

const signUpModes = { open: 'OPEN', invite: 'BY_INVITE', approval: 'BY_APPROVAL', closed: 'CLOSED' } as const

export const secret = z.string().min(shortestSecret, 'must have at least 32 characters')

export const signUp = oneOf('open', 'invite', 'approval', 'closed').transform((mode): SignUpMode => signUpModes[mode])
