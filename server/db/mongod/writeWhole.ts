import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/** Writes a file under another name and moves it into place: whoever reads sees the old content or the new one. */
export async function writeWhole(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content)
  await rename(draft, path)
}
