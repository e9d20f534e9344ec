import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Options = { hasWorker?: boolean; hasRenderer?: boolean; modules?: readonly string[] }

/** Makes a folder like that of a built client, as small as can be. Who calls it deletes it. */
export async function builtClient(options: Options = {}): Promise<string> {
  const { hasWorker = true, hasRenderer = false, modules = [] } = options
  const folder = await mkdtemp(join(tmpdir(), 'linnet-client-'))
  await mkdir(join(folder, '.vite/node'), { recursive: true })
  await cp('client/index.html', join(folder, 'index.html'))
  for (const icon of ['favicon.svg', 'icon-192.png']) await cp(`client/public/${icon}`, join(folder, icon))
  const manifest = {
    'index.html': { file: 'assets/app-1.js', css: ['assets/app-1.css'] },
    'later.tsx': { file: 'assets/later-1.js', imports: ['index.html'] },
    ...Object.fromEntries(modules.map((name) => [`routes/pages/${name}.tsx`, { file: 'assets/page-1.js' }])),
    'texts.json': { file: 'assets/texts-1.json' },
  }
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  const shells = { '*': { guest: '<p>%brand% for guests</p>', member: '<p>for %username%</p>' } }
  await writeFile(join(folder, '.vite/shells.json'), JSON.stringify(shells))
  if (hasWorker) await writeFile(join(folder, '.vite/worker.js'), 'started()')
  if (hasRenderer) await writeFile(join(folder, '.vite/node/render.mjs'), 'export const renderPage = () => ({})')
  return folder
}
