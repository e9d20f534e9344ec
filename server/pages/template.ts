import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Response } from 'express'
import type { Config } from '../config.ts'
import { linkTo } from './headTags.ts'
import { inertJson } from './inertJson.ts'
import { siteIcon } from './manifest.ts'
import { type ClientSettings, siteMark } from './settings.rules.ts'

type Body = {
  root: string
  withoutScripts: string
  data?: string
}

export type Template = {
  beginWith(head: string): string
  endWith(body: Body): string
  /** The inline scripts as sources of a security policy. */
  scriptSources: string
}

/** Reads the built client's page and puts its settings in. */
export function readTemplate(clientFolder: string, settings: ClientSettings, { defaultMode }: Config): Template {
  const { logo } = settings
  const html = readFileSync(join(clientFolder, 'index.html'), 'utf8')
    .replace('data-default-mode="light"', `data-default-mode="${defaultMode}"`)
    .replace(placeOfSettings, () => inertJson('settings', settings))
    .replace(placeOfIcon, (usual) => (logo ? linkTo('icon', siteMark(logo)) : usual))
    .replace(placeOfTouchIcon, (usual) => (logo ? linkTo('apple-touch-icon', siteIcon(logo)) : usual))
  const [begin = '', end = ''] = html.split(startOfRoot)
  return {
    beginWith: (head) => begin.replace(placeOfHead, () => head) + startOfRoot,
    endWith: ({ root, withoutScripts, data = '' }) =>
      root + end.replace(placeOfNoscript, () => `<noscript>${withoutScripts}</noscript>${data}`),
    scriptSources: Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, script = '']) => sourceOf(script)).join(
      ' ',
    ),
  }
}

const placeOfIcon = /<link rel="icon"[^>]*>/
const placeOfTouchIcon = /<link rel="apple-touch-icon"[^>]*>/
const placeOfHead = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/
const placeOfNoscript = /<noscript>[^<]*<\/noscript>/
const startOfRoot = '<div id="root">'
const placeOfSettings = /<script type="application\/json" id="settings">[^<]*<\/script>/

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export function allowScripts(response: Response, sources: string): void {
  const policy = String(response.getHeader('content-security-policy') ?? '')
  response.setHeader(
    'content-security-policy',
    policy.replace("script-src 'self'", (all) => `${all} ${sources}`),
  )
}
