import { BlockList, isIP } from 'node:net'
import { find } from '../db/read.ts'
import type { FieldError } from '../errors.ts'
import { type BlockedEntryDocument, blockedEntryIndexes } from './blockedEntry.model.ts'
import { mostEntries } from './blocklist.rules.ts'
import { comparedName, domainOf } from './normalised.ts'

type Blocked = { words: readonly string[]; domains: ReadonlySet<string>; networks: BlockList }

/** Other servers learn of a change after this time. */
const keptMs = 5_000

let kept: { readAt: number; blocked: Promise<Blocked> } | null = null

export function forgetBlocklist(): void {
  kept = null
}

/** What is wrong with the names and the email address that somebody wants. It does not tell which entry. */
export async function blockedProblems(wanted: {
  username?: string
  name?: string
  email?: string
}): Promise<FieldError[]> {
  const { words, domains } = await blocklist()
  const { email, ...names } = wanted
  const wrongNames = Object.entries(names).filter(([, name]) => {
    const compared = comparedName(name)
    return words.some((word) => compared.includes(word))
  })
  return [
    ...wrongNames.map(([field]) => ({ field, message: 'This name cannot be used here.' })),
    ...(email !== undefined && isWithin(domains, domainOf(email))
      ? [{ field: 'email', message: 'This email address cannot be used here.' }]
      : []),
  ]
}

export async function isBlockedAddress(address: string): Promise<boolean> {
  const family = isIP(address)
  return family !== 0 && (await blocklist()).networks.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Whether a domain, or one above it, is among these. */
export function isWithin(domains: ReadonlySet<string>, domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_, index) => domains.has(labels.slice(index).join('.')))
}

function blocklist(): Promise<Blocked> {
  const now = Date.now()
  if (!kept || now - kept.readAt >= keptMs) kept = { readAt: now, blocked: read() }
  const { blocked } = kept
  blocked.catch(forgetBlocklist)
  return blocked
}

async function read(): Promise<Blocked> {
  const rows = await find<BlockedEntryDocument>(
    'blockedEntries',
    {},
    { hint: blockedEntryIndexes.pair, limit: mostEntries },
  )
  // MongoDB deletes an entry up to a minute after its end.
  const entries = rows.filter(({ until }) => until === null || until > new Date())
  const valuesOf = (wanted: string) => entries.flatMap(({ kind, value }) => (kind === wanted ? [value] : []))
  const networks = new BlockList()
  for (const network of valuesOf('ADDRESS')) {
    const [address = '', prefix] = network.split('/')
    networks.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
  return { words: valuesOf('NAME'), domains: new Set(valuesOf('EMAIL_DOMAIN')), networks }
}
