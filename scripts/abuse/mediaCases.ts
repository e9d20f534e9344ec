import { crumbledMp4, crumbledWebm, manyTracks, scatteredMp4 } from '../../server/testing/hostile/videos.ts'
import { emptyPng } from '../../server/testing/media/pictures.ts'
import { form } from '../../server/testing/media/form.ts'
import type { AbuseCase } from './request.ts'

const upload = (name: string, file: () => Buffer): AbuseCase => ({
  name,
  request: ({ token }) => ({
    method: 'POST',
    path: '/media/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=----border', authorization: token },
    body: form(file()),
  }),
})

const sevenMegabytes = 7 * 1024 * 1024 - 2_000

export const mediaCases: AbuseCase[] = [
  upload('MP4: 40,000 media boxes × 105,000 chunks', () => scatteredMp4(40_000, 105_000)),
  upload('MP4: 900,000 empty boxes', () => crumbledMp4(Math.floor(sevenMegabytes / 8))),
  upload('WebM: 3.6 million empty elements', () => crumbledWebm(Math.floor(sevenMegabytes / 4))),
  upload('WebM: 800,000 tracks', () => manyTracks(Math.floor(sevenMegabytes / 9))),
  upload('PNG of 16,000 × 16,000', () => emptyPng(16_000, 16_000, 8)),
]
