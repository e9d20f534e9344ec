import { execFileSync } from 'node:child_process'
import { open, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { OperatorError } from '../operatorError.ts'
import { copy, useBackupFolder } from '../testing/backupFolder.ts'
import { cast } from '../testing/cast.ts'
import { linnet } from '../testing/linnet.ts'
import { useServer } from '../testing/testServer.ts'
import { backUp } from './backup.ts'
import { restoringId } from './momentary.ts'

useServer()

/** A way to the database on which every connection breaks as soon as it carries this word. */
async function wayWithout(word: string): Promise<{ uri: string; close(): void }> {
  const { hostname, port } = new URL(process.env['TEST_MONGODB_URI'] ?? '')
  const way = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('data', (bytes) => (bytes.includes(word) ? near.destroy() : far.write(bytes)))
    near.on('close', () => far.destroy())
    far.pipe(near)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const own = (way.address() as AddressInfo).port
  return { uri: `mongodb://127.0.0.1:${own}/${copy().name}?directConnection=true`, close: () => way.close() }
}

describe('a restore that cannot be made', () => {
  let folder: string
  let file: string
  const restores = (path: string) => linnet(['restore', path, '--replace'], { database: copy().name })

  useBackupFolder((made) => {
    folder = made
    file = join(made, 'a.backup')
  })

  it('refuses to run beside another one, and leaves the data to that', async () => {
    await cast()
    await backUp(file)
    await copy().collection('users').insertOne({ username: 'erin' })
    const slow = join(folder, 'slow.backup')
    execFileSync('mkfifo', [slow])
    const first = restores(slow)
    // This resolves when the first one, which is connected by then, reads its file. It gets nothing.
    const written = await open(slow, 'w')
    const problem = expect.stringMatching(/^A server or another command uses this database, from /)
    expect(await restores(file)).toEqual({ output: '', problem, code: 1 })
    expect(await copy().collection('users').find().toArray()).toMatchObject([{ username: 'erin' }])
    await written.close()
    expect((await first).problem).toMatch(/damaged or not complete/)
    expect((await restores(file)).code).toBe(0)
  })

  it('lets servers start afterwards if it could not learn who else uses the database', async () => {
    await backUp(file)
    await copy().collection('users').insertOne({ username: 'erin' })
    const way = await wayWithout('$currentOp')
    const refused = await linnet(['restore', file, '--replace'], { settings: { MONGODB_URI: way.uri } })
    way.close()
    expect(refused.code).toBe(1)
    expect(await copy().collection('users').countDocuments()).toBe(1)
    expect(await copy().collection<{ _id: string }>('meta').findOne({ _id: restoringId })).toBeNull()
  })

  it('says of a path that cannot be one what is wrong with it, in a sentence', async () => {
    await writeFile(file, 'hello')
    const [below, long] = [join(file, 'below'), join(folder, 'x'.repeat(300))]
    const isNone = `There can be no ${below}, because a folder in its path is a file.\n`
    const isLong = `The name ${long} is too long.\n`
    for (const [path, problem] of [
      [below, isNone],
      [long, isLong],
    ] as const) {
      expect(await restores(path)).toEqual({ output: '', problem, code: 1 })
      await expect(backUp(path)).rejects.toMatchObject({ name: OperatorError.name, message: problem.trim() })
    }
  })
})
