import { chart } from './chart.ts'
import { markdown, ratioTable } from './tables.ts'

const figure = { atOnce: 8, rate: 1 }
const figures = [
  { ...figure, name: 'plain', scenario: 'Explore', perCpu: 1 },
  { ...figure, name: 'linnet', scenario: 'Explore', perCpu: 1.0949 },
  { ...figure, name: 'plain', scenario: 'Search & find', perCpu: 1 },
  { ...figure, name: 'linnet', scenario: 'Search & find', perCpu: 0.5 },
  { ...figure, name: 'parse', scenario: 'Explore', perCpu: 0.25 },
] as const

describe('the tables of the benchmark', () => {
  it('have a row for each server that was measured, and an empty cell where it was not', () => {
    expect(markdown(ratioTable(figures))).toBe(
      [
        '| server | Explore | Search & find |',
        '| --- | --- | --- |',
        '| MongoDB driver alone | 1.00 | 1.00 |',
        '| Linnet | 1.09 | 0.50 |',
        '| Parse Server 9 | 0.25 |  |',
      ].join('\n'),
    )
  })

  it('become a chart with a bar for each measured cell, in proportion', () => {
    const drawn = chart({ reads: ratioTable(figures) })
    const bars = [...drawn.matchAll(/<rect class="(\w+)" [^>]*width="([\d.]+)" height="11"/g)]
    const lengths = bars.map(([, server, width]) => [server, Number(width)])
    const [, longest] = lengths.find(([server]) => server === 'linnet') ?? []
    expect(lengths.map(([server]) => server)).toEqual(['plain', 'linnet', 'parse', 'plain', 'linnet'])
    expect(lengths.map(([, width]) => (Number(width) / Number(longest)) * 1.09)).toEqual(
      [1, 1.09, 0.25, 1, 0.5].map((ratio) => expect.closeTo(ratio, 2)),
    )
  })

  it('become a chart that says in words what it shows', () => {
    const drawn = chart({ reads: ratioTable(figures) })
    expect(drawn).toContain('aria-labelledby="title desc"')
    expect(drawn).toContain('Search &amp; find')
    expect(drawn).not.toContain('& find')
  })
})
