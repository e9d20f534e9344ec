import { shortCount } from './counts.ts'

describe('a short count', () => {
  const ends = [0, 1, 9, 10, 49, 50, 51, 99]
  const starts = [0, 9, 12, 99, 100, 115, 125, 949, 950, 999, 1_000, 1_234, 9_999, 99_994, 99_995, 123_456, 999_949]

  it.each([1, 10])("equals the browser's compact notation, times %i", (size) => {
    const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
    const counts = starts.flatMap((start) => ends.map((end) => (start * 100 + end) * size))
    expect(counts.map(shortCount)).toEqual(counts.map((count) => format.format(count)))
  })
})
