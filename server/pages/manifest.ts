import type { RequestHandler } from 'express'
import type { Config } from '../config.ts'
import { avatarWidths, imageTypes, mediaAtWidth, videoTypes } from '../media/media.rules.ts'
import { type Site, siteOf } from '../site/site.ts'

const usualIcon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }

/** Serves the web app manifest, by which browsers install the app. */
export function appManifest(config: Config): RequestHandler {
  return (_request, response) =>
    void response
      .setHeader('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(siteOf(config))))
}

function manifestOf({ name, description, logo }: Site) {
  const icons = [logo ? iconOf(logo) : usualIcon]
  return {
    name,
    short_name: name,
    description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0f1215',
    theme_color: '#2b53cf',
    icons: logo
      ? icons.map((icon) => ({ ...icon, purpose: 'any' }))
      : [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { ...usualIcon, purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
    // What other apps share, and the first shortcut, open the composer. The service worker takes the files.
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: [...imageTypes, 'image/heic', 'image/heif', ...videoTypes] }],
      },
    },
    shortcuts: [
      { name: 'New Tweet', url: '/share', icons },
      { name: 'Search', url: '/search', icons },
      { name: 'Notifications', url: '/notifications', icons },
      { name: 'Bookmarks', url: '/bookmarks', icons },
    ],
  }
}

const iconWidth = Math.max(...avatarWidths)

/** An upload in the largest width for avatars, which is a square. */
export const siteIcon = (logo: string): string => mediaAtWidth(logo, iconWidth) ?? logo

const iconOf = (logo: string) => ({ src: siteIcon(logo), sizes: `${iconWidth}x${iconWidth}`, type: 'image/webp' })
