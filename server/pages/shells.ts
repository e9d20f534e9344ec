import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type ShellMarkup = { guest: string; member: string }

/** Reads the HTML that is shown before scripts run. The returned function gives it for a path; empty without one. */
export function readShells(clientFolder: string, brand: string): (path: string) => string {
  const file = join(clientFolder, '.vite/shells.json')
  if (!existsSync(file)) return () => ''
  const drawn = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ShellMarkup>
  const markups = new Map(
    Object.entries(drawn).map(([segment, { guest, member }]) => [
      segment,
      `<div class="guest-shell">${guest}</div><div class="member-shell">${member}</div>`.replaceAll(
        '%brand%',
        () => brand,
      ),
    ]),
  )
  return (path) => markups.get(path.split('/', 2)[1]?.toLowerCase() ?? '') ?? markups.get('*') ?? ''
}
