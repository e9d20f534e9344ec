import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageViewer } from './appPages.ts'

/** Reads the HTML shown before scripts run. The returned function gives it by path; empty without one. */
export function readShells(clientFolder: string, brand: string): (path: string, viewer: PageViewer) => string {
  const file = join(clientFolder, '.vite/shells.json')
  if (!existsSync(file)) return () => ''
  const shells = new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<PageViewer, string>>),
  )
  return (path, viewer) => {
    const shell = shells.get(path.split('/', 2)[1]?.toLowerCase() ?? '') ?? shells.get('*')
    return shell ? `<div class="${viewer}-shell">${shell[viewer].replaceAll('%brand%', () => brand)}</div>` : ''
  }
}
