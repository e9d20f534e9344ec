import { escaped } from '../../server/pages/headTags.ts'

/** The head of a Markdown table, then rows of a title and figures. An empty figure gets no bar. */
export type Table = readonly (readonly string[])[]

const [width, left, barHeight, gap] = [860, 300, 13, 8]
/** Colours for the columns, visible on white and on GitHub's dark page. */
const fills = ['#6e7781', '#8a63b8', '#1f883d', '#b3630a']
const darkFills = ['#8b949e', '#b392f0', '#3fb950', '#d29922']
const style = [
  'text{font:12px system-ui,sans-serif;fill:#1f2328}.back{fill:#ffffff;stroke:#d0d7de}',
  ...fills.map((fill, index) => `.c${index}{fill:${fill}}`),
  '@media(prefers-color-scheme:dark){text{fill:#e6edf3}.back{fill:#0d1117;stroke:#30363d}',
  ...darkFills.map((fill, index) => `.c${index}{fill:${fill}}`),
  '}',
].join('')

/** Draws tables with the same head as groups of bars, in one SVG for light and dark mode. */
export function chart(title: string, [head = [], ...rows]: Table): string {
  const names = head.slice(1)
  const longest = Math.max(1, ...rows.flatMap(([, ...figures]) => figures.map(Number)))
  const parts = names.map((name, index) => {
    const [x, y] = [16 + (index % 2) * (width / 2), 42 + Math.floor(index / 2) * 20]
    return `<rect class="c${index}" x="${x}" y="${y}" width="12" height="12" rx="2"/>${text(x + 18, y + 10, name)}`
  })
  let y = 52 + Math.ceil(names.length / 2) * 20
  for (const [label = '', ...figures] of rows) {
    const bars = figures.flatMap((figure, index) => (figure ? [{ figure, index }] : []))
    parts.push(text(left - 10, y + (bars.length * barHeight) / 2 + 4, label, 'text-anchor="end"'))
    for (const { figure, index } of bars) {
      const length = Math.max(1, Math.round((Number(figure) / longest) * (width - left - 60)))
      const place = `x="${left}" y="${y}" width="${length}" height="${barHeight - 2}" rx="2"`
      parts.push(`<rect class="c${index}" ${place}/>${text(left + length + 6, y + barHeight - 3, figure)}`)
      y += barHeight
    }
    y += gap
  }
  const described = rows.map(([label, ...figures]) => `${label}: ${figures.join(', ')}`).join('; ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-labelledby="title desc">
<title id="title">${escaped(title)}</title>
<desc id="desc">${escaped(`${names.join(', ')}. ${described}`)}</desc>
<style>${style}</style>
<rect class="back" x="0.5" y="0.5" width="${width - 1}" height="${y - 1}" rx="8"/>
${text(16, 26, title, 'font-weight="600"')}
${parts.join('\n')}
</svg>
`
}

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`
