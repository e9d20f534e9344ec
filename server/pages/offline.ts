import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import type { Config } from '../config.ts'
import type { Paths } from '../paths.ts'
import { siteOf } from '../site/site.ts'
import { allAssets } from './assets.ts'
import { clientSettings } from './clientSettings.ts'
import { escaped } from './headTags.ts'
import { siteIcon } from './manifest.ts'
import { once } from './once.ts'
import { readShells } from './shells.ts'
import { allowScripts, readTemplate } from './template.ts'

type Options = { paths: Paths; config: Config }

/** The page that shows without a network. Its name depends on its content. */
export const offlinePagePath = '/offline/:revision'

const icons = ['favicon.svg', 'icon-192.png']

/** Serves the service worker, and the page with which it opens the app offline. 404 if the build has no worker. */
export function offlineParts({ paths: { client }, config }: Options): { worker: RequestHandler; page: RequestHandler } {
  const read = once(
    () => readParts(client, config),
    () => siteOf(config).version,
  )
  const worker: RequestHandler = (_request, response, next) => {
    const parts = read()
    if (!parts) return next()
    response.setHeader('cache-control', 'no-cache').type('text/javascript').send(parts.script)
  }
  const page: RequestHandler = ({ params }, response) => {
    const parts = read()
    // The page has changed. After this 404, the browser installs the worker later.
    if (!parts || parts.revision !== params['revision']) return void response.status(404).type('text').send('Not found')
    allowScripts(response, parts.scriptSources)
    response.setHeader('x-robots-tag', 'noindex').setHeader('cache-control', 'no-cache').type('html').send(parts.html)
  }
  return { worker, page }
}

function readParts(client: string, config: Config) {
  const file = join(client, '.vite/worker.js')
  if (!existsSync(file)) return null
  const settings = clientSettings(config)
  const shellOf = readShells(client, settings)
  const template = readTemplate(client, settings, config)
  const begin = template.beginWith(`<title>${escaped(settings.brand)}</title>`)
  const end = template.endWith({
    // `theme.js` shows one of the two. The app draws the page when its scripts run.
    root: shellOf('/*', 'guest') + shellOf('/*', 'member'),
    withoutScripts: 'This page needs JavaScript.',
  })
  const html = begin + end
  // The stored page includes its security policy, which depends on this setting.
  const revision = digest(`${config.publicUrl ?? ''} ${html}`)
  const { entry, files } = allAssets(client)
  const kept = {
    version: `/${entry}`,
    icon: settings.logo ? siteIcon(settings.logo) : '/icon-192.png',
    shell: offlinePagePath.replace(':revision', revision),
    files: [
      ...files.map((name) => ({ url: `/${name}`, revision: null })),
      ...icons.map((name) => ({ url: `/${name}`, revision: digest(readFileSync(join(client, name))) })),
    ],
  }
  const script = `self.kept=${JSON.stringify(kept)};\n${readFileSync(file, 'utf8')}`
  return { script, html, revision, scriptSources: template.scriptSources }
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)
