/** `npm run client-sdk -- DOCUMENTS OUT [TRUSTED]` makes a typed client and a server's `TRUSTED_DOCUMENTS_FILE`. */
import { writeFileSync } from 'node:fs'
import { DocumentsError, generateClient } from './clientSdk/generate.ts'
import { inOneFile } from './codegen/operations.ts'

const [folder, out, trusted] = process.argv.slice(2)

async function write(): Promise<string> {
  if (!folder || !out) throw new DocumentsError('Usage: npm run client-sdk -- DOCUMENTS OUT.ts [TRUSTED.json]')
  const { source, texts } = await generateClient(folder)
  writeFileSync(out, source)
  if (trusted) writeFileSync(trusted, inOneFile(texts))
  return `${out}: ${texts.length} operations.`
}

try {
  console.log(await write())
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  // A file that cannot be read or written is also the caller's mistake.
  if (!(error instanceof DocumentsError) && !code) throw error
  console.error(message)
  process.exitCode = 1
}
