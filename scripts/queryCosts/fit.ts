type Measured = { counts: readonly number[]; time: number }

/** Finds prices, none below 0, whose sums are closest to the times: relative least squares, by coordinate descent. */
export function fitPrices(measured: readonly Measured[]): number[] {
  const prices = Array<number>(measured[0]?.counts.length ?? 0).fill(0)
  const sumOf = ({ counts }: Measured) => counts.reduce((sum, count, index) => sum + count * (prices[index] ?? 0), 0)
  for (let round = 0; round < 5_000; round += 1) {
    for (const [index, price] of prices.entries()) {
      let [above, below] = [0, 0]
      for (const query of measured) {
        const share = (query.counts[index] ?? 0) / query.time
        above += share * (1 - sumOf(query) / query.time + share * price)
        below += share * share
      }
      prices[index] = below > 0 ? Math.max(0, above / below) : 0
    }
  }
  return prices
}
