import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { film, flight, flock, marsh } from './murmuration.ts'

const encoding = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-crf',
  '29',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
  '-an',
]
const reproducible = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', '-threads', '1']

/** Renders the murmuration with ffmpeg into `<file>.mp4`, and a frame of it as its poster into `<file>.webp`. */
export async function shootMurmuration(file: string): Promise<void> {
  const background = await sharp(Buffer.from(marsh().svg)).png().toBuffer()
  const withBirds = (birds: Parameters<typeof flock>[0]) =>
    sharp(background).composite([{ input: Buffer.from(flock(birds).svg) }])
  const frames = flight()
  const poster = frames[Math.floor(frames.length * 0.6)] ?? []
  await writeFile(`${file}.webp`, await withBirds(poster).webp({ quality: 80, effort: 6 }).toBuffer())

  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${film.width}x${film.height}`,
    '-r',
    String(film.rate),
    '-i',
    '-',
  ]
  const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...encoding, ...reproducible, `${file}.mp4`], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'close')
  for (const birds of frames) {
    const pixels = await withBirds(birds).removeAlpha().raw().toBuffer()
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg ended with code ${String(code)}`)
}
