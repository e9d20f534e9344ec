import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { picture } from '../testing/media/pictures.ts'
import { readMedia, stopMediaWorker } from './mediaPool.ts'

afterAll(stopMediaWorker)

/** Only Linux lists the child processes under /proc. */
const onLinux = platform() === 'linux' ? describe : describe.skip

function workers(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tinypool')).map(Number)
}

function killWorkers(): number {
  const pids = workers()
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  return pids.length
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const png = async () => ({ kind: 'image', type: 'image/png', bytes: await picture('png') }) as const

onLinux('when the process that reads uploads ends', () => {
  it('in the middle of a file, another process reads this file and those that wait', async () => {
    const file = await png()
    expect(await readMedia(file)).toMatchObject({ kind: 'image' })
    const files = [readMedia(file), readMedia(file), readMedia(file)]
    await turn()
    expect(killWorkers()).toBe(1)
    for (const read of files) expect(await read).toMatchObject({ kind: 'image' })
  })

  it('while it is idle, another process reads the next file', async () => {
    const file = await png()
    await readMedia(file)
    expect(killWorkers()).toBe(1)
    expect(await readMedia(file)).toMatchObject({ kind: 'image' })
  })

  it('after every start, the file is refused and the next file is read', async () => {
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
