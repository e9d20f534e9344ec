import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressed = promisify(brotliCompress)

/**
 * Puts `<name>.br` beside each file that the app loads, as small as brotli makes it: too slow for a running server.
 * @param {string} folder the built client
 */
export async function compressFiles(folder) {
  /** @type {Record<string, { file: string, css?: string[], assets?: string[] }>} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  await Promise.all([...new Set(files)].map((file) => compressFile(join(folder, file))))
}

/** @param {string} path */
async function compressFile(path) {
  const content = readFileSync(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const small = await compressed(content, { params })
  if (small.length < content.length) await writeFile(`${path}.br`, small)
}
