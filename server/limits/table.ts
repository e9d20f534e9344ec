export type Limit = { points: number; seconds: number }

const minutes = 60
const hours = 60 * minutes

/** Generous for people, even for a school behind one address. SECURITY.md shows this table. */
export const limitTable = {
  requests: { points: 30_000, seconds: minutes }, // per address
  signUps: { points: 100, seconds: hours }, // per address
  logIns: { points: 600, seconds: hours }, // per address, successful or not
  /** Wrong passwords and unknown usernames, per address. */
  failedLogIns: { points: 100, seconds: 15 * minutes },
  /** For one username, from all unknown addresses together. */
  failedLogInsOfUsername: { points: 10, seconds: 15 * minutes },
  /** For one username, per address of an earlier log-in, and per session. */
  failedLogInsOfOwner: { points: 10, seconds: 15 * minutes },
  /** The rest but the last is per account. For demo accounts: per session, and forty times as much per address. */
  posts: { points: 600, seconds: hours },
  replies: { points: 1_200, seconds: hours },
  edits: { points: 600, seconds: hours },
  /** People whom posts newly mention, except their authors. */
  mentions: { points: 300, seconds: hours },
  /** Replaces `mentions` while an account is younger than a day. */
  mentionsOfNewAccounts: { points: 50, seconds: hours },
  deletions: { points: 1_200, seconds: hours },
  likes: { points: 3_000, seconds: hours },
  bookmarks: { points: 3_000, seconds: hours },
  follows: { points: 1_000, seconds: hours },
  uploads: { points: 200, seconds: hours },
  /** Per address, of all accounts: six a day for each of 500 people. */
  uploadsOfAddress: { points: 3_000, seconds: 24 * hours },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limitTable
export type LimitValues = Readonly<Record<LimitName, Limit>>

/** Each of these attempts helps somebody who guesses; all others are counted in memory first. */
export const exactLimits = [
  'signUps',
  'logIns',
  'failedLogIns',
  'failedLogInsOfUsername',
  'failedLogInsOfOwner',
] as const

export type ExactLimit = (typeof exactLimits)[number]
export type ActionLimit = Exclude<LimitName, ExactLimit | 'requests' | 'uploadsOfAddress'>

const isName = (name: string): name is LimitName => Object.hasOwn(limitTable, name)

/** Parses `RATE_LIMITS`: `false` (null), `true`, or rows such as `posts=100/3600`. Undefined for anything else. */
export function parseLimits(text: string): Partial<LimitValues> | null | undefined {
  const value = text.trim()
  if (/^(false|0)$/.test(value)) return null
  if (/^(true|1)$/.test(value)) return {}
  const rows = value.split(/[\s,]+/).map((item) => /^(\w+)=([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(item))
  const changed: Partial<Record<LimitName, Limit>> = {}
  for (const row of rows) {
    if (!row?.[1] || !isName(row[1])) return undefined
    changed[row[1]] = { points: Number(row[2]), seconds: Number(row[3]) }
  }
  return changed
}
