import { existsSync } from 'node:fs'
import { appPageAt } from './appPages.ts'
import { brand, sharedSettings } from '../testing/sharedSettings.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

type Manifest = { name: string; short_name: string; icons: { src: string }[] }
type Opened = { share_target: { action: string }; shortcuts: { url: string; icons: { src: string }[] }[] }

describe('the web app manifest', () => {
  useServer(sharedSettings)

  it('carries the brand, and icons that exist', async () => {
    const response = await fetch(urlOf('/manifest.webmanifest'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
    const { name, short_name, icons } = (await response.json()) as Manifest
    expect([name, short_name]).toEqual([brand, brand])
    expect(icons.length).toBeGreaterThan(0)
    for (const { src } of icons) expect(existsSync(`client/public${src}`)).toBe(true)
  })

  it('names only pages that exist, for what other apps share and for its shortcuts', async () => {
    const manifest = (await (await fetch(urlOf('/manifest.webmanifest'))).json()) as Opened
    const paths = [manifest.share_target.action, ...manifest.shortcuts.map(({ url }) => url)]
    for (const path of paths) {
      expect(appPageAt(path, new URLSearchParams(), 'member').modules).not.toContain('NotFoundPage')
    }
    for (const { src } of manifest.shortcuts.flatMap(({ icons }) => icons)) {
      expect(existsSync(`client/public${src}`)).toBe(true)
    }
  })
})
