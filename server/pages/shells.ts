import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageViewer } from './appPages.ts'
import { escaped } from './headTags.ts'

/** Without an announcement its line is left out. */
type Texts = { brand: string; description: string; announcement?: string }

/** Reads the HTML shown before scripts run. The returned function gives it by path; empty without one. */
export function readShells(clientFolder: string, texts: Texts): (path: string, viewer: PageViewer) => string {
  const file = join(clientFolder, '.vite/shells.json')
  if (!existsSync(file)) return () => ''
  const shells = new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<PageViewer, string>>),
  )
  return (path, viewer) => {
    const shell = shells.get(path.split('/', 2)[1]?.toLowerCase() ?? '') ?? shells.get('*')
    return shell ? `<div class="${viewer}-shell">${filled(shell[viewer], texts)}</div>` : ''
  }
}

const lineOfAnnouncement = /<p [^>]*data-announcement[^>]*>[^<]*<\/p>/g

function filled(markup: string, texts: Texts): string {
  const shown = texts.announcement ? markup : markup.replaceAll(lineOfAnnouncement, '')
  return shown.replaceAll(/%(brand|description|announcement)%/g, (_, name: keyof Texts) => escaped(texts[name] ?? ''))
}
