import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageViewer } from './appPages.ts'
import { escaped } from './headTags.ts'
import { siteMark } from './settings.rules.ts'

/** Without an announcement there is no line for it; without a logo, the usual mark stays. */
type Filling = { brand: string; description: string; announcement?: string; logo?: string }

/** Reads the HTML that shows before scripts run. Returns a function that gives it by path; empty if there is none. */
export function readShells(clientFolder: string, filling: Filling): (path: string, viewer: PageViewer) => string {
  const file = join(clientFolder, '.vite/shells.json')
  if (!existsSync(file)) return () => ''
  const shells = new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<PageViewer, string>>),
  )
  return (path, viewer) => {
    const shell = shells.get(path.split('/', 2)[1]?.toLowerCase() ?? '') ?? shells.get('*')
    return shell ? `<div class="${viewer}-shell">${filled(shell[viewer], filling)}</div>` : ''
  }
}

const lineOfAnnouncement = /<p [^>]*data-announcement[^>]*>[^<]*<\/p>/g

const mark = /(<span data-site-mark[^>]*>)<svg (?=[^>]*width="(\d+)").*?<\/svg>/g

function filled(markup: string, filling: Filling): string {
  const { announcement, logo } = filling
  const shown = announcement ? markup : markup.replaceAll(lineOfAnnouncement, '')
  const branded = logo ? shown.replaceAll(mark, (_, place: string, size: string) => place + imageOf(logo, size)) : shown
  return branded.replaceAll(/%(brand|description|announcement)%/g, (_, name: keyof Filling) =>
    escaped(filling[name] ?? ''),
  )
}

/** The same as the client's `SiteMark` draws. */
const imageOf = (logo: string, size: string) =>
  `<img src="${escaped(siteMark(logo))}" width="${size}" height="${size}" alt="">`
