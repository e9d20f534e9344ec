import { oneLine } from '../line.rules.ts'
import { isBlank, isLongerThan, isUsableText } from '../text.rules.ts'

/** Who can sign up: everybody, people with an invite, people whom a moderator approves, or nobody. */
export const signUpModes = ['OPEN', 'BY_INVITE', 'BY_APPROVAL', 'CLOSED'] as const
export type SignUpMode = (typeof signUpModes)[number]

/** Who gives badges: people give them to themselves, or administrators do. */
export const verifiedBys = ['SELF_SERVICE', 'BY_ADMIN'] as const
export type VerifiedBy = (typeof verifiedBys)[number]

export const siteLimits = { name: 40, description: 300, contact: 200, privacy: 10_000, announcement: 200 } as const
/** How many reports may be needed to hide a Tweet until a moderator decides. */
const hidingReports = { fewest: 2, most: 50 } as const

/** Every server keeps all of them in memory. */
export const mostWatchedWords = 200

const longestRule = 300
const mostRules = 20

type SiteText = keyof typeof siteLimits
export type SiteTexts = { [Field in SiteText]?: string | null | undefined } & {
  rules?: readonly string[] | null | undefined
  hideAfterReports?: number | null | undefined
}

const texts = Object.keys(siteLimits) as SiteText[]

/** The form that is stored: lines without breaks, and no empty rules. */
export function storedSite<Typed extends SiteTexts>(typed: Typed): Typed {
  const stored = texts.flatMap((field) => {
    const text = typed[field]
    if (!text) return []
    return [[field, field === 'description' || field === 'privacy' ? text.trim() : oneLine(text)]]
  })
  const rules = typed.rules?.map(oneLine).filter((rule) => !isBlank(rule))
  return { ...typed, ...(Object.fromEntries(stored) as SiteTexts), ...(rules && { rules }) }
}

/** The problems of the stored form, at most one for a field. */
export function siteProblems(site: SiteTexts): { field: string; message: string }[] {
  const rules = site.rules ?? []
  const ofRules =
    rules.length > mostRules
      ? `There can be at most ${mostRules} rules.`
      : rules.map((rule) => textProblem(rule, longestRule)).find((problem) => problem !== null)
  return [
    ...texts.flatMap((field) => {
      const message = textProblem(site[field] ?? '', siteLimits[field])
      return message ? [{ field, message }] : []
    }),
    ...hidingProblem(site.hideAfterReports ?? null),
    ...(ofRules ? [{ field: 'rules', message: ofRules }] : []),
  ]
}

function hidingProblem(reports: number | null): { field: string; message: string }[] {
  const { fewest, most } = hidingReports
  const isRight = reports === null || (Number.isInteger(reports) && reports >= fewest && reports <= most)
  return isRight ? [] : [{ field: 'hideAfterReports', message: `Choose a number from ${fewest} to ${most}.` }]
}

function textProblem(text: string, longest: number): string | null {
  if (!isUsableText(text)) return 'Invalid input.'
  return isLongerThan(text, longest) ? `Max ${longest} characters allowed!` : null
}
