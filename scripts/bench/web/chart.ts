import { escaped } from '../../../server/pages/headTags.ts'
import { type Kind, type PageResult, slowestOf } from './pageResults.ts'

const [width, left, barHeight, gap] = [760, 190, 14, 18]
const names: [Kind, string, number][] = [
  ['floor', 'the same page without scripts', 0],
  ['app', 'Linnet', 225],
  ['bare', 'bare React and Apollo page', 320],
]

const style = `
  text { font: 13px system-ui, sans-serif; fill: #59636e }
  .floor { fill: #8c959f }
  .app { fill: #1f883d }
  .bare { fill: #bf8700 }
  @media (prefers-color-scheme: dark) { text { fill: #9198a1 } .app { fill: #3fb950 } .bare { fill: #d29922 } }`

/** Draws the time to the first post in the slowest setting. That of a bare React and Apollo page is 1. */
export function chartOf(results: PageResult[]): string {
  const slow = slowestOf(results)
  const pages = [...new Set(slow.map(({ page }) => page))]
  const longest = Math.max(1, ...slow.map((one) => one['to bare']))
  const scale = (width - left - 60) / longest
  const parts: string[] = []
  let y = 52
  for (const page of pages) {
    const bars = names.flatMap(([kind]) => slow.find((one) => one.page === page && one.kind === kind) ?? [])
    parts.push(text(left - 12, y + (bars.length * barHeight) / 2 + 4, page, 'text-anchor="end"'))
    for (const { kind, ...ratios } of bars) {
      const ratio = ratios['to bare']
      parts.push(
        `<rect class="${kind}" x="${left}" y="${y}" width="${Math.round(ratio * scale)}" height="${barHeight - 2}" rx="2"/>`,
      )
      parts.push(text(left + Math.round(ratio * scale) + 6, y + barHeight - 3, ratio.toFixed(2)))
      y += barHeight
    }
    y += gap
  }
  const title = 'Time until the first post on a slow phone; a bare React and Apollo page takes 1'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" role="img" aria-labelledby="title about">`,
    `<title id="title">${title}</title>`,
    `<desc id="about">${escaped(slow.map((one) => `${one.page}, ${one.contender}: ${one['to bare'].toFixed(2)}`).join('; '))}</desc>`,
    `<style>${style}\n</style>`,
    ...names.map(([kind, name, place]) => {
      const x = left + place
      return `<rect class="${kind}" x="${x}" y="14" width="12" height="12" rx="2"/>${text(x + 18, 25, name)}`
    }),
    ...parts,
    '</svg>\n',
  ].join('\n')
}

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`
