import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type ShellMarkup = { guest: string; member: string }

/**
 * Reads what the client drew when it was built (`client/shell.tsx`): its markup before any script, by the first segment of
 * an address. Returns what to put into the page for a path; nothing where the client was built without it.
 */
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
