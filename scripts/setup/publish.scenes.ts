import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publish } from './publish.mjs'

let folder: string
let target: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linnet publishes '))
  target = join(folder, 'dist')
})

afterEach(() => rm(folder, { recursive: true }))

async function build(files: Record<string, string>, before: string[] = []): Promise<string[]> {
  const work = join(folder, 'work')
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(work, name)), { recursive: true })
    await writeFile(join(work, name), content)
  }
  return publish(work, target, before)
}

it('keeps the files of the previous build, which open pages may still request, and deletes older ones', async () => {
  const first = await build({ 'index.html': '1', 'assets/a-1.js': '1' })
  const second = await build({ 'index.html': '2', 'assets/a-2.js': '2' }, first)
  expect((await readdir(join(target, 'assets'))).sort()).toEqual(['a-1.js', 'a-2.js'])
  await build({ 'index.html': '3', 'assets/a-3.js': '3' }, second)
  expect((await readdir(join(target, 'assets'))).sort()).toEqual(['a-2.js', 'a-3.js'])
  expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('3')
})

it('deletes its temporary folder', async () => {
  await build({ 'index.html': '1' })
  expect(await readdir(folder)).toEqual(['dist'])
})
