import { markdownTable } from '../readme.ts'
import type { Figure } from './scenario.ts'
import { type Server, servers } from './servers.ts'

/** A table of the README: a row for each server, a column for each scenario. A cell is empty if nothing was measured. */
export type Table = { columns: string[]; rows: { server: Server; cells: string[] }[] }

/** The work per CPU second of all servers in all scenarios, as ratios. */
export function ratioTable(figures: readonly Figure[]): Table {
  return tableOf(figures, ({ perCpu }) => perCpu.toFixed(2))
}

/** Cells by the server and scenario of each figure. */
export function tableOf<Measured extends { name: Server; scenario: string }>(
  figures: readonly Measured[],
  write: (figure: Measured) => string,
): Table {
  const columns = [...new Set(figures.map(({ scenario }) => scenario))]
  const names = (Object.keys(servers) as Server[]).filter((name) => figures.some((figure) => figure.name === name))
  const cell = (name: Server, column: string) => {
    const figure = figures.find((one) => one.name === name && one.scenario === column)
    return figure ? write(figure) : ''
  }
  const rows = names.map((server) => ({ server, cells: columns.map((column) => cell(server, column)) }))
  return { columns, rows }
}

/** The table in Markdown. */
export function markdown({ columns, rows }: Table): string {
  return markdownTable(
    ['server', ...columns],
    rows.map(({ server, cells }) => [servers[server].title, ...cells]),
  )
}
