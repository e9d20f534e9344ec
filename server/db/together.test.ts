import { AppError } from '../errors.ts'
import { Together } from './together.ts'

/** Writes of one key, whose first one ends only when it is told to. */
function world(storeGroup: (ids: string[]) => Promise<string> = async (ids) => `together: ${ids.join(' ')}`) {
  const stored: string[] = []
  let endFirst = () => {}
  const first = new Promise<void>((resolve) => (endFirst = resolve))
  const together = new Together<string, string>(async (_key, ids) => {
    stored.push(ids.join(' '))
    const result = await storeGroup(ids)
    return ids.map(() => result)
  })
  const write = (id: string, alone: () => Promise<string> = async () => `alone: ${id}`) =>
    together.write('key', { id, item: id, alone })
  const begins = () => write('first', () => first.then(() => 'first'))
  return { stored, write, begins, endFirst: () => endFirst() }
}

describe('writes of one key', () => {
  it('that come one after the other are stored alone', async () => {
    const { write, stored } = world()
    expect([await write('a'), await write('b')]).toEqual(['alone: a', 'alone: b'])
    expect(stored).toEqual([])
  })

  it('that come while one is being stored are stored together after it', async () => {
    const { write, begins, endFirst, stored } = world()
    const [first, others] = [begins(), [write('a'), write('b'), write('c')]]
    expect(stored).toEqual([])
    endFirst()
    expect(await first).toBe('first')
    expect(await Promise.all(others)).toEqual(['a', 'b', 'c'].map(() => 'together: a b c'))
  })

  it('never share a transaction with a second one of the same id', async () => {
    const { write, begins, endFirst, stored } = world()
    const all = [begins(), write('a'), write('a'), write('b')]
    endFirst()
    await Promise.all(all)
    expect(stored).toEqual(['a b'])
    expect(await Promise.all(all)).toEqual(['first', 'together: a b', 'alone: a', 'together: a b'])
  })

  it('are at most fifty in one transaction', async () => {
    const { write, begins, endFirst, stored } = world()
    const all = [begins(), ...Array.from({ length: 52 }, (_, index) => write(`id${index}`))]
    endFirst()
    await Promise.all(all)
    expect(stored.map((ids) => ids.split(' ').length)).toEqual([50, 2])
  })

  it('are stored alone when they cannot be stored together, and each is answered by itself', async () => {
    const { write, begins, endFirst } = world(() => Promise.reject(new AppError('ALREADY_LIKED')))
    const refused = () => Promise.reject(new AppError('ALREADY_LIKED'))
    const all = [begins(), write('a'), write('b', refused), write('c')]
    endFirst()
    const answers = await Promise.allSettled(all)
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  it('are not tried again when the database was busy, because it may have stored them', async () => {
    const { write, begins, endFirst } = world(() => Promise.reject(new AppError('BUSY')))
    let tries = 0
    const alone = async () => `${++tries}`
    const all = [begins(), write('a', alone), write('b', alone)]
    endFirst()
    const answers = await Promise.allSettled(all)
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(tries).toBe(0)
  })

  it('do not wait long for a write that is stored alone and does not end', async () => {
    const { write, begins, endFirst, stored } = world()
    const first = begins()
    const others = [write('a'), write('b')]
    expect(await Promise.all(others)).toEqual(['together: a b', 'together: a b'])
    expect(stored).toEqual(['a b'])
    endFirst()
    await first
  })

  it('do not wait long for those that cannot be stored together', async () => {
    let areTried = () => {}
    const tried = new Promise<void>((resolve) => (areTried = resolve))
    const { write, begins, endFirst } = world(() => {
      areTried()
      return Promise.reject(new AppError('ALREADY_LIKED'))
    })
    let endSlow = () => {}
    const slow = new Promise<void>((resolve) => (endSlow = resolve))
    const slowly = (id: string) => write(id, () => slow.then(() => `alone: ${id}`))
    const earlier = [begins(), slowly('a'), slowly('b')]
    endFirst()
    await tried
    expect(await write('c')).toBe('alone: c')
    endSlow()
    expect(await Promise.all(earlier)).toEqual(['first', 'alone: a', 'alone: b'])
  })

  it('go on after one that failed', async () => {
    const { write } = world()
    await expect(write('a', () => Promise.reject(new AppError('POST_NOT_FOUND')))).rejects.toThrow()
    expect(await write('b')).toBe('alone: b')
  })
})
