import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = new URL('../', import.meta.url)

export const readmeFile = (name: string) => new URL(`.github/readme/${name}`, root)

/** Replaces what is between `<!-- name -->` and `<!-- /name -->` in a file. Throws if these are missing. */
export async function putInto(readme: URL, name: string, markdown: string): Promise<void> {
  const text = await readFile(readme, 'utf8')
  const place = new RegExp(`(<!-- ${name} -->\\n)[^]*(<!-- /${name} -->)`)
  if (!place.test(text)) throw new Error(`${readme.pathname} has no place for ${name}.`)
  const written = text.replace(place, (_, begin: string, end: string) => `${begin}\n${markdown}\n\n${end}`)
  await writeFile(readme, written)
  await promisify(execFile)('node_modules/.bin/oxfmt', [fileURLToPath(readme)], { cwd: root })
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The cells of the table that `putInto` wrote, its head first; none if there is no table. */
export function tableIn(text: string, name: string): string[][] {
  const place = new RegExp(`<!-- ${name} -->\\n([^]*)<!-- /${name} -->`).exec(text)?.[1] ?? ''
  const lines = place.split('\n').filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
