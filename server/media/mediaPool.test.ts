import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { picture } from '../testing/media/pictures.ts'
import { readMedia, stopMediaWorker } from './mediaPool.ts'

afterAll(stopMediaWorker)

/** Where the processes that this one started can be listed. */
const onLinux = platform() === 'linux' ? describe : describe.skip

function workers(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tinypool')).map(Number)
}

/** Kills the worker, as the system does with a process that takes too much memory. */
function killWorkers(): number {
  const pids = workers()
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  return pids.length
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const png = async () => ({ kind: 'image', type: 'image/png', bytes: await picture('png') }) as const

onLinux('the process that reads uploads', () => {
  it('may end in the middle of a file: another process reads it, and all that wait', async () => {
    const file = await png()
    expect(await readMedia(file)).toMatchObject({ kind: 'image' })
    const files = [readMedia(file), readMedia(file), readMedia(file)]
    // The first is on its way to the worker when what waits for its place has had its turn.
    await turn()
    expect(killWorkers()).toBe(1)
    for (const read of files) expect(await read).toMatchObject({ kind: 'image' })
  })

  it('may end while it rests', async () => {
    const file = await png()
    await readMedia(file)
    expect(killWorkers()).toBe(1)
    expect(await readMedia(file)).toMatchObject({ kind: 'image' })
  })

  it('may end whenever it is started: the file is refused, and nobody else has to wait', async () => {
    const file = await png()
    let isOver = false
    const fatal = readMedia(file)
      .catch((error: unknown) => error)
      .finally(() => (isOver = true))
    while (!isOver) {
      killWorkers()
      await turn()
    }
    const { refusal, code } = (await fatal) as { refusal?: string; code?: string }
    expect(['damaged', 'BUSY']).toContain(refusal ?? code)
    expect(await readMedia(file)).toMatchObject({ kind: 'image' })
  })
})
