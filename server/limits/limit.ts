/** How many points may count for a key, such as an account or an address, in how many seconds. */
export type Limit = {
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** Clients see the limit only once it is reached, and under this name. */
  readonly shownAs?: string
}

/** What the settings change about limits, by name. */
export type LimitChanges = Readonly<Partial<Record<string, Partial<Pick<Limit, 'points' | 'seconds'>>>>>

export const minutes = 60
export const hours = 60 * minutes

/** A domain's limits, by name. SECURITY.md lists all. */
export function defineLimits<Name extends string>(
  rows: Record<Name, Omit<Limit, 'name'>>,
): Readonly<Record<Name, Limit>> {
  const limits = Object.entries<Omit<Limit, 'name'>>(rows).map(([name, row]) => [name, { name, ...row }])
  return Object.fromEntries(limits) as Record<Name, Limit>
}

/** Limits that belong to no domain. */
export const requestLimits = defineLimits({ requests: { points: 30_000, seconds: minutes } }) // per address

/** Parses `RATE_LIMITS`: `false` (null), `true`, or rows such as `posts=100/3600`. Undefined for anything else. */
export function parseLimits(text: string): LimitChanges | null | undefined {
  const value = text.trim()
  if (/^(false|0)$/.test(value)) return null
  if (/^(true|1)$/.test(value)) return {}
  const rows = value.split(/[\s,]+/).map((item) => /^(\w+)=([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(item))
  if (rows.includes(null)) return undefined
  const changes = rows.map((row) => [row?.[1] ?? '', { points: Number(row?.[2]), seconds: Number(row?.[3]) }] as const)
  return Object.fromEntries(changes)
}
