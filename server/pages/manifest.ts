import type { RequestHandler } from 'express'
import type { Config } from '../config.ts'
import { avatarWidths, imageTypes, mediaAtWidth, videoTypes } from '../media/media.rules.ts'
import { type Site, siteOf } from '../site/site.ts'

const icon = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }]

/** Serves the web app manifest, by which browsers install the app. */
export function appManifest(config: Config): RequestHandler {
  return (_request, response) =>
    void response
      .setHeader('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(siteOf(config))))
}

function manifestOf({ name, description, logo }: Site) {
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
      ? iconsOf(logo)
      : [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
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
      { name: 'New Tweet', url: '/share', icons: icon },
      { name: 'Search', url: '/search', icons: icon },
      { name: 'Notifications', url: '/notifications', icons: icon },
      { name: 'Bookmarks', url: '/bookmarks', icons: icon },
    ],
  }
}

/** An upload in the largest width for avatars, which is a square. */
function iconsOf(logo: string) {
  const width = Math.max(...avatarWidths)
  return [{ src: mediaAtWidth(logo, width) ?? logo, sizes: `${width}x${width}`, type: 'image/webp', purpose: 'any' }]
}
