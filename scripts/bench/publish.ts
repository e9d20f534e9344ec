import { readFile, writeFile } from 'node:fs/promises'
import { formatted, putIntoReadme, readmeFile } from '../readme.ts'
import { chart } from './chart.ts'
import { type Group, captions, groups } from './groups.ts'
import { type Table, markdown } from './tables.ts'

type Tables = Partial<Record<Group, Table>>

const picture = readmeFile('bench.svg')
/** The README's tables as data: a run of some groups leaves the others as they are. */
const published = readmeFile('bench.json')

/** Puts the tables of some groups into the README, and draws its chart anew. */
export async function publish(measured: ReadonlyMap<Group, Table>): Promise<void> {
  const known = JSON.parse(await readFile(published, 'utf8')) as Tables
  const tables: Tables = { ...known, ...Object.fromEntries(measured) }
  await putIntoReadme('bench', sections(tables))
  await writeFile(published, await formatted(JSON.stringify(tables), published))
  await writeFile(picture, chart(tables))
}

function sections(tables: Tables): string {
  return groups
    .flatMap((group) => {
      const table = tables[group]
      return table ? [captions[group], markdown(table)] : []
    })
    .join('\n\n')
}
