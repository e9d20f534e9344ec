import type { RequestHandler } from 'express'
import { imageTypes, videoTypes } from '../media/media.rules.ts'

const icon = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }]

/** Serves the web app manifest, with which browsers install the app. */
export function appManifest(brand: string): RequestHandler {
  const manifest = {
    name: brand,
    short_name: brand,
    description: 'Short posts, from people you choose.',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0f1215',
    theme_color: '#2b53cf',
    icons: [
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
        ...{ title: 'title', text: 'text', url: 'url' },
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
  return (_request, response) =>
    void response
      .setHeader('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(manifest))
}
