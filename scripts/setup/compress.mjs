import { readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressed = promisify(brotliCompress)

/** Nearly as small, in a twentieth of the time: for the playground, whose editor is larger than the app. */
const quickQuality = 9

/**
 * Puts `<name>.br` beside each file that pages load: those of the app as small as brotli makes them, which is too slow for
 * a running server.
 * @param {string} folder the built client
 */
export async function compressFiles(folder) {
  /** @type {Record<string, { file: string, css?: string[], assets?: string[] }>} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const ofApp = new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  // Compressed files go out without a page's headers, which a worker needs.
  const others = readdirSync(join(folder, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => /[.](js|css)$/.test(file) && !file.includes('.worker-') && !ofApp.has(file))
  await Promise.all([
    ...[...ofApp].map((file) => compressFile(join(folder, file), constants.BROTLI_MAX_QUALITY)),
    ...others.map((file) => compressFile(join(folder, file), quickQuality)),
  ])
}

/**
 * @param {string} path
 * @param {number} quality
 */
async function compressFile(path, quality) {
  const content = readFileSync(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const small = await compressed(content, { params })
  if (small.length < content.length) await writeFile(`${path}.br`, small)
}
