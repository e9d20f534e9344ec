import { escaped } from '../../server/pages/headTags.ts'
import { type Server, servers } from './servers.ts'
import type { Table } from './tables.ts'

/** The groups that the chart shows, and what each says above its bars. */
const shown = {
  reads: 'Pages per CPU second; the MongoDB driver alone = 1',
  made: 'The same while something is written all the time',
  writes: 'Writes per CPU second; the driver in transactions = 1',
  mixes: 'Mixes of both per CPU second; the driver alone = 1',
} as const

const [width, labels, barHeight, figures] = [860, 210, 13, 44]
const full = width - labels - figures - 24

/** In light and in dark mode, each at least 3:1 against the background. */
const colours: Record<Server, readonly [string, string]> = {
  plain: ['#6e7781', '#8b949e'],
  transaction: ['#8a63b8', '#b392f0'],
  linnet: ['#1a7fd0', '#58a6ff'],
  batched: ['#b3630a', '#d29922'],
  unbatched: ['#c0392b', '#f0766a'],
  parse: ['#2a7d46', '#4cc38a'],
}
const rules = (mode: 0 | 1) => Object.entries(colours).map(([server, pair]) => `.${server}{fill:${pair[mode]}}`)

const style = [
  'text{font:12px system-ui,sans-serif;fill:#1f2328}',
  '.head{font-weight:600;font-size:14px}.back{fill:#ffffff;stroke:#d0d7de}.one{stroke:#6e7781;stroke-dasharray:3 3}',
  ...rules(0),
  '@media (prefers-color-scheme:dark){text{fill:#e6edf3}.back{fill:#0d1117;stroke:#30363d}.one{stroke:#8b949e}',
  ...rules(1),
  '}',
].join('')

/** The y of what comes next grows with each part that is drawn. */
class Drawing {
  readonly #parts: string[] = []
  y = 56

  add(part: string): void {
    this.#parts.push(part)
  }

  text(x: number, text: string, attributes = ''): void {
    this.add(`<text x="${x}" y="${this.y}" ${attributes}>${escaped(text)}</text>`)
  }

  get parts(): string {
    return this.#parts.join('\n')
  }
}

/** Draws the ratios of the servers as bars, as an SVG that reads in light and dark mode. */
export function chart(tables: Partial<Record<string, Table>>): string {
  const drawing = new Drawing()
  const used = Object.keys(shown).flatMap((group) => tables[group] ?? [])
  legend(drawing, [...new Set(used.flatMap(({ rows }) => rows.map(({ server }) => server)))])
  for (const [group, head] of Object.entries(shown)) {
    const table = tables[group]
    if (table) bars(drawing, table, head)
  }
  const height = drawing.y
  const titles = used.flatMap(({ columns }) => columns).join(', ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">What each server does in a second of CPU time</title>
<desc id="desc">Bars for each server, relative to the MongoDB driver, longer is better, for: ${escaped(titles)}. The tables below have the same figures.</desc>
<style>${style}</style>
<rect class="back" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
<text class="head" x="16" y="28">What each server does in a second of CPU time: longer is better</text>
${drawing.parts}
</svg>
`
}

function legend(drawing: Drawing, shownServers: readonly Server[]): void {
  for (const [index, server] of shownServers.entries()) {
    const x = 16 + (index % 2) * (width / 2)
    drawing.add(`<rect class="${server}" x="${x}" y="${drawing.y - 10}" width="12" height="12" rx="2"/>`)
    drawing.text(x + 18, servers[server].title)
    if (index % 2 === 1 || index === shownServers.length - 1) drawing.y += 20
  }
}

function bars(drawing: Drawing, { columns, rows }: Table, head: string): void {
  const longest = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(Number)))
  drawing.y += 16
  drawing.text(16, head, 'class="head"')
  drawing.y += 10
  const top = drawing.y
  for (const [column, name] of columns.entries()) {
    const measured = rows.filter(({ cells }) => cells[column])
    drawing.y += 6 + (measured.length * barHeight) / 2
    drawing.text(labels - 10, name, 'text-anchor="end" dy="4"')
    drawing.y -= (measured.length * barHeight) / 2
    for (const { server, cells } of measured) bar(drawing, server, cells[column] ?? '', longest)
    drawing.y += 4
  }
  const one = labels + full / longest
  drawing.add(`<line class="one" x1="${one}" x2="${one}" y1="${top}" y2="${drawing.y}"/>`)
  drawing.y += 14
}

function bar(drawing: Drawing, server: Server, cell: string, longest: number): void {
  const length = Math.max(1, (Number(cell) / longest) * full)
  const place = `x="${labels}" y="${drawing.y}" width="${length.toFixed(1)}" height="${barHeight - 2}"`
  drawing.add(
    `<rect class="${server}" ${place} rx="2"><title>${escaped(servers[server].title)}: ${cell}</title></rect>`,
  )
  drawing.y += barHeight
  drawing.add(`<text x="${labels + length + 6}" y="${drawing.y - 3}" font-size="11">${cell}</text>`)
}
