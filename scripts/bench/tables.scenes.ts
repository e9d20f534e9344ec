import { markdownTable, tableIn } from '../readme.ts'
import { chart } from './chart.ts'
import { rowsOf } from './tables.ts'

const rounds = (...cpu: number[]) => cpu.map((ms) => ({ cpu: ms, mongo: 1, wall: 2 * ms }))
const measured = new Map([
  ['Explore', { driver: rounds(10, 30, 20), linnet: rounds(20, 30, 25), apollo: rounds(40, 60, 40) }],
  ['likes & follows', { transactions: rounds(10, 10), driver: rounds(5, 5), linnet: rounds(20, 20) }],
])
const table = [
  ['', 'MongoDB driver', 'MongoDB driver, writes in transactions', 'Linnet', 'Apollo Server, Mongoose, DataLoader'],
  ['Explore', '1.00', '', '0.80', '0.50'],
  ['likes & follows', '2.00', '1.00', '0.50', ''],
]

describe('the tables of the bench', () => {
  it('have the median of ratios to the first server in the same round, and compare Linnet to Apollo', () => {
    const beside = ['Linnet to Apollo Server, Mongoose, DataLoader', '2.00', '']
    expect(rowsOf(measured, 'cpu')).toEqual(table.map((row, index) => [...row, beside[index]]))
  })

  it('can be read back from Markdown', () => {
    expect(
      tableIn(`before\n<!-- mix -->\n\n${markdownTable(table[0]!, table.slice(1))}\n\n<!-- /mix -->\n`, 'mix'),
    ).toEqual(table)
  })

  it('become a chart with a bar for each figure', () => {
    const drawn = chart('Work per second', table)
    expect(drawn).toContain('likes &amp; follows')
    // Each has one more for the background and the legend.
    expect(drawn.match(/<rect class="c/g)).toHaveLength(4 + 6)
  })
})
