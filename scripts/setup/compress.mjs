import { readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressed = promisify(brotliCompress)

/** For the playground's large editor: nearly as small, in a twentieth of the time. */
const quickQuality = 9

/**
 * Puts `<name>.br` beside each script and style, except workers, which need the headers that compressed files lack.
 * @param {string} folder the built client
 */
export async function compressFiles(folder) {
  const manifest = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const names = readdirSync(join(folder, 'assets')).filter((name) => /[.](js|css)$/.test(name))
  const compress = async (/** @type {string} */ name) => {
    const content = readFileSync(join(folder, 'assets', name))
    const quality = manifest.includes(`"assets/${name}"`) ? constants.BROTLI_MAX_QUALITY : quickQuality
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    const small = await compressed(content, { params })
    if (small.length < content.length) await writeFile(join(folder, 'assets', `${name}.br`), small)
  }
  await Promise.all(names.filter((name) => !name.includes('.worker-')).map(compress))
}
