/** A short count: `950`, `1.2K`, `34M`. `Intl.NumberFormat` gives the same up to `999.9M`, but starts slowly. */
export function shortCount(count: number): string {
  if (count < 1_000) return `${count}`
  // 999,950 and more would be rounded to 1000K.
  return count < 999_950 ? `${Math.round(count / 100) / 10}K` : `${Math.round(count / 1e5) / 10}M`
}
