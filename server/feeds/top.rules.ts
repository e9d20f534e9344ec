/** The times of Top, by their names in Explore's address (`/?top=today`). */
export const topWindows = { today: 'DAY', week: 'WEEK', year: 'YEAR', all: 'ALL' } as const

export const mostRanked = 1_000

export type TopWindow = (typeof topWindows)[keyof typeof topWindows]

export function topWindowOf(search: URLSearchParams): TopWindow | null {
  const name = search.get('top') ?? ''
  return Object.hasOwn(topWindows, name) ? topWindows[name as keyof typeof topWindows] : null
}
