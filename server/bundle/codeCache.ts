import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Module from 'node:module'
import { basename } from 'node:path'
import { Script } from 'node:vm'
import writeFileAtomic from 'write-file-atomic'

export interface CompiledScript {
  script: Script
  /** Part of the build: keeps what V8 has compiled so far, for starts before the first one that serves. Never throws. */
  keepBuilt: () => Promise<void>
  /** Keeps what V8 has compiled in a start that serves, unless such code was there already. Never throws. */
  keepServing: () => Promise<void>
}

/**
 * Compiles a CommonJS module by what V8 compiled of it earlier, which is kept beside the file. The file's name must
 * contain a hash of its text.
 */
export function compileScript(file: string): CompiledScript {
  const kept = keptOf(file)
  mapStackTraces(file)
  // The bundler writes ASCII.
  const text = readFileSync(file, 'latin1')
  const serving = codeIn(kept.serving)
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {\n${text}\n})`, {
    filename: file,
    lineOffset: -1,
    cachedData: serving ?? codeIn(kept.built),
  })
  return {
    script,
    keepBuilt: () => keep(script, kept.built),
    keepServing: async () => {
      if (!serving || script.cachedDataRejected) await keep(script, kept.serving)
    },
  }
}

const digestOf = (code: Uint8Array) => createHash('sha256').update(code).digest()
const digestLength = 32

async function keep(script: Script, file: string): Promise<void> {
  try {
    const code = script.createCachedData()
    await writeFileAtomic(file, Buffer.concat([digestOf(code), code]))
  } catch {
    // The next start compiles anew.
  }
}

/**
 * V8 itself refuses what it compiled in another version or under other flags. But it compares only the length of the
 * text, and takes the file's name for stack traces from the cache.
 */
function keptOf(file: string): { built: string; serving: string } {
  const place = createHash('sha256').update(file).digest('hex').slice(0, 8)
  const kept = `${file}-${process.version}-${process.arch}-${place}`
  return { built: `${kept}.built.cache`, serving: `${kept}.cache` }
}

/** What was kept in a file, if it is whole: V8 would crash on damaged code of the right length. */
function codeIn(file: string): Buffer | undefined {
  try {
    const content = readFileSync(file)
    const code = content.subarray(digestLength)
    return content.subarray(0, digestLength).equals(digestOf(code)) ? code : undefined
  } catch {
    return undefined
  }
}

/** Node forgets a source map with its module. */
const mapped: Module[] = []

/** Node reads the source maps of modules only, and a `Script` is none: an empty module of the same name brings it. */
function mapStackTraces(file: string): void {
  const module = new Module(file) as Module & { _compile(text: string, file: string): void }
  module._compile(`//# sourceMappingURL=${basename(file)}.map`, file)
  mapped.push(module)
}
