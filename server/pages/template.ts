import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Response } from 'express'
import type { Config } from '../config.ts'
import { inertJson } from './inertJson.ts'

type Parts = {
  /** Replaces the title and description. */
  head: string
  /** The content of the app's root. */
  root: string
  /** What readers without scripts are told. */
  withoutScripts: string
  /** Data behind the app's root. */
  data?: string
}

/** The client's page without the parts that depend on the address. */
export type Template = {
  fill(parts: Parts): string
  /** The content of the page's inline scripts as sources of a security policy. */
  scriptSources: string
}

/** Reads the page of the built client and puts its settings in. */
export function readTemplate(clientFolder: string, settings: unknown, { defaultMode }: Config): Template {
  const html = readFileSync(join(clientFolder, 'index.html'), 'utf8')
    .replace('data-default-mode="light"', `data-default-mode="${defaultMode}"`)
    .replace(placeOfSettings, () => inertJson('settings', settings))
  return {
    fill: ({ head, root, withoutScripts, data = '' }) =>
      html
        .replace(placeOfHead, () => head)
        .replace(placeOfNoscript, () => `<noscript>${withoutScripts}</noscript>${data}`)
        .replace(placeOfRoot, (place) => place + root),
    scriptSources: Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, script = '']) => sourceOf(script)).join(
      ' ',
    ),
  }
}

const placeOfHead = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/
const placeOfNoscript = /<noscript>[^<]*<\/noscript>/
const placeOfRoot = '<div id="root">'
const placeOfSettings = /<script type="application\/json" id="settings">[^<]*<\/script>/

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Adds the page's inline scripts to the policy that forbids them. */
export function allowScripts(response: Response, sources: string): void {
  const policy = String(response.getHeader('content-security-policy') ?? '')
  response.setHeader(
    'content-security-policy',
    policy.replace("script-src 'self'", (all) => `${all} ${sources}`),
  )
}
