/**
 * A count in few characters: `950`, `1.2K`, `34M`. The same as `Intl.NumberFormat` with compact notation, which takes the
 * time of drawing several cards to load its data.
 */
export function shortCount(count: number): string {
  const [unit, letter] = unitOf(count)
  return unit === 1 ? `${count}` : `${Math.round(count / (unit / 10)) / 10}${letter}`
}

/** The unit in which a count, rounded to one decimal, is below a thousand. */
function unitOf(count: number): [unit: number, letter: string] {
  if (count >= 999_950_000) return [1e9, 'B']
  if (count >= 999_950) return [1e6, 'M']
  return count >= 1_000 ? [1e3, 'K'] : [1, '']
}
