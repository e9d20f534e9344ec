/**
 * A count in few characters: `950`, `1.2K`, `34M`. Up to `999.9M` the same as `Intl.NumberFormat` with compact notation,
 * which takes the time of drawing several cards to load its data.
 */
export function shortCount(count: number): string {
  if (count < 1_000) return `${count}`
  // What would be rounded to 1000K is 1M.
  return count < 999_950 ? `${Math.round(count / 100) / 10}K` : `${Math.round(count / 1e5) / 10}M`
}
