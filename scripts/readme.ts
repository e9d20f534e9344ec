import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'

const root = new URL('../', import.meta.url)
const readme = new URL('README.md', root)

/** A file in the folder of the README's pictures and figures. */
export const readmeFile = (name: string) => new URL(`.github/readme/${name}`, root)

/**
 * Replaces what stands in the README between `<!-- name: … -->` and `<!-- /name -->` by `markdown`. Throws if there is no
 * such place.
 */
export async function putIntoReadme(name: string, markdown: string): Promise<void> {
  const text = await readFile(readme, 'utf8')
  const place = new RegExp(`(<!-- ${name}: [^>]* -->\\n)[^]*(<!-- /${name} -->)`)
  if (!place.test(text)) throw new Error(`README.md has no place for ${name}.`)
  const written = text.replace(place, (_, begin: string, end: string) => `${begin}\n${markdown}\n\n${end}`)
  await writeFile(readme, await formatted(written, readme))
}

/** Text as prettier writes such a file. */
export async function formatted(text: string, { pathname }: URL): Promise<string> {
  return format(text, { ...(await resolveConfig(pathname)), filepath: pathname })
}

/** A table in Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
