import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { chart } from './chart.ts'
import { type Group, captions, groups } from './groups.ts'
import { type Table, markdown } from './tables.ts'

type Tables = Partial<Record<Group, Table>>

const root = new URL('../../', import.meta.url)
const picture = new URL('.github/readme/bench.svg', root)
/** The README's tables as data: a run of some groups leaves the others as they are. */
const published = new URL('.github/readme/bench.json', root)
const readme = new URL('README.md', root)
const place = /(<!-- bench: [^>]* -->\n)[^]*(<!-- \/bench -->)/

/** Puts the tables of some groups into the README, and draws its chart anew. */
export async function publish(measured: ReadonlyMap<Group, Table>): Promise<void> {
  const known = JSON.parse(await readFile(published, 'utf8')) as Tables
  const tables: Tables = { ...known, ...Object.fromEntries(measured) }
  const text = await readFile(readme, 'utf8')
  if (!place.test(text)) throw new Error('README.md has no place for the tables.')
  const written = text.replace(place, (_, begin: string, end: string) => `${begin}\n${sections(tables)}\n\n${end}`)
  await writeFile(published, await formatted(JSON.stringify(tables), published))
  await writeFile(picture, chart(tables))
  await writeFile(readme, await formatted(written, readme))
}

function sections(tables: Tables): string {
  return groups
    .flatMap((group) => {
      const table = tables[group]
      return table ? [captions[group], markdown(table)] : []
    })
    .join('\n\n')
}

async function formatted(text: string, { pathname }: URL): Promise<string> {
  return format(text, { ...(await resolveConfig(pathname)), filepath: pathname })
}
