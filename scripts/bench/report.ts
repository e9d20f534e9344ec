import { readFile, writeFile } from 'node:fs/promises'
import { markdownTable, putInto, readmeFile, tableIn } from '../readme.ts'
import { type Table, chart } from './chart.ts'
import type { Rounds } from './compare.ts'
import { titles } from './contenders.ts'
import { rowsOf } from './tables.ts'

const readme = new URL('README.md', import.meta.url)
const drawn = [titles.driver, titles.transactions, titles.linnet, titles.apollo]

/** Puts a group's table into this folder's README, and draws the chart of the front README from it. */
export async function publish(group: string, measured: ReadonlyMap<string, Rounds>): Promise<void> {
  const [head = [], ...measuredRows] = rowsOf(measured, 'cpu')
  await putInto(readme, group, markdownTable(head, measuredRows))
  const text = await readFile(readme, 'utf8')
  const rows = ['mix', 'reads', 'writes'].flatMap((group) => barsOf(tableIn(text, group)))
  const title = 'Work per second of CPU time; the driver, or for writes the driver in transactions, is 1'
  await writeFile(readmeFile('bench.svg'), chart(title, [['', ...drawn], ...rows]))
}

function barsOf([head = [], ...rows]: Table): string[][] {
  return rows.map((row) => [row[0] ?? '', ...drawn.map((name) => row[head.indexOf(name)] ?? '')])
}
