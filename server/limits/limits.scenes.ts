import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { authLimits } from '../auth/auth.limits.ts'
import { parseConfig } from '../config.ts'
import { ConfigError } from '../configError.ts'
import { limitsOf } from '../domain.ts'
import { domains } from '../domains.ts'
import { AppError } from '../errors.ts'
import { likesLimits } from '../likes/likes.limits.ts'
import { findPaths } from '../paths.ts'
import { startServer } from '../server.ts'
import { commandsDuring } from '../testing/commands.ts'
import { testSettings, useServer } from '../testing/testServer.ts'
import { CountModel } from './count.model.ts'
import { type Limit, parseLimits } from './limit.ts'
import { createLimits } from './limits.ts'

useServer()

const log = pino({ level: 'silent' })
const [{ likes }, { signUps }] = [likesLimits, authLimits]
const server = (mostLikes: number, mostSignUps = 5) =>
  createLimits({ likes: { points: mostLikes }, signUps: { points: mostSignUps } }, log)

function passing(tries: number, attempt: () => void): number {
  let passed = 0
  for (let tried = 0; tried < tries; tried++) {
    try {
      attempt()
      passed++
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'RATE_LIMITED')) throw error
    }
  }
  return passed
}

describe('limits counted in memory', () => {
  it('allow that many actions, and tell when to retry', async () => {
    const limits = server(10)
    expect(passing(15, () => limits.count(likes, 'account:a'))).toBe(10)
    expect(passing(15, () => limits.count(likes, 'account:b'))).toBe(10)
    const refused = () => limits.count(likes, 'account:a')
    expect(refused).toThrow(expect.objectContaining({ retryAfterSeconds: 3600 }))
    await limits.settled()
  })

  it('send one command per twentieth of the limit', async () => {
    const limits = server(2_000)
    const key = randomUUID()
    const count = async (times: number) => {
      for (let counted = 0; counted < times; counted++) limits.count(likes, key)
      await limits.settled()
    }
    expect(await commandsDuring(() => count(99))).toHaveLength(0)
    expect(await commandsDuring(() => count(1))).toHaveLength(1)
    expect(await commandsDuring(() => count(99))).toHaveLength(0)
  })

  it('are shared by all servers, except for counts not yet written to MongoDB', async () => {
    const [one, other] = [server(100), server(100)]
    const key = randomUUID()
    let passed = 0
    for (let round = 0; round < 40; round++) {
      for (const limits of [one, other]) passed += passing(5, () => limits.count(likes, key))
      await Promise.all([one.settled(), other.settled()])
    }
    expect(passed).toBeGreaterThanOrEqual(100)
    expect(passed).toBeLessThanOrEqual(110)
  })

  it('survive a restart of the server', async () => {
    const key = randomUUID()
    const before = server(100)
    passing(100, () => before.count(likes, key))
    await before.settled()
    const after = server(100)
    passing(5, () => after.count(likes, key))
    await after.settled()
    expect(passing(5, () => after.count(likes, key))).toBe(0)
  })

  it('start again when their time is over', async () => {
    const limits = createLimits({ likes: { points: 1, seconds: 0.01 } }, log)
    limits.count(likes, 'account:a')
    const counted = performance.now()
    while (performance.now() - counted < 15);
    expect(passing(1, () => limits.count(likes, 'account:a'))).toBe(1)
    await limits.settled()
  })

  it('keep the most recently used of tens of thousands of keys', async () => {
    // At this limit, a key that was counted once is not written to MongoDB.
    const limits = server(40)
    expect(passing(50, () => limits.count(likes, 'first'))).toBe(40)
    for (let key = 0; key < 40_000; key++) limits.count(likes, `key:${key}`)
    expect(passing(1, () => limits.count(likes, 'first'))).toBe(0)
    for (let key = 0; key < 50_000; key++) limits.count(likes, `later:${key}`)
    expect(passing(1, () => limits.count(likes, 'first'))).toBe(1)
    await limits.settled()
  })

  it('are multiplied by the number of people who share a key', async () => {
    const limits = server(10)
    expect(passing(100, () => limits.count(likes, 'class:a', { people: 4 }))).toBe(40)
    await limits.settled()
  })
})

describe('limits counted exactly', () => {
  it('hold for all servers together, even for concurrent attempts', async () => {
    const servers = [server(1, 5), server(1, 5)]
    const key = randomUUID()
    const tries = servers.flatMap((limits) => Array.from({ length: 10 }, () => limits.countExactly(signUps, key)))
    const answers = await Promise.allSettled(tries)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it("lock nobody out for longer than the limit says, even if the database's clock was ahead", async () => {
    const key = randomUUID()
    const dayMs = 24 * 3_600_000
    await CountModel.create({ key: `signUps:${key}`, points: 100, expire: new Date(Date.now() + dayMs) })
    const refusal: unknown = await server(1)
      .countExactly(signUps, key)
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 3600 })
  })

  it('uncount no more than was counted', async () => {
    const limits = server(1, 1)
    const key = randomUUID()
    await limits.countExactly(signUps, key)
    for (let time = 0; time < 3; time++) await limits.takeBack(signUps, key)
    await limits.countExactly(signUps, key)
    await expect(limits.countExactly(signUps, key)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('follow the current settings of the server', async () => {
    const key = randomUUID()
    const strict = server(1, 1)
    await strict.countExactly(signUps, key)
    await expect(strict.countExactly(signUps, key)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(server(1, 100).countExactly(signUps, key)).resolves.toBeUndefined()
    await expect(createLimits(null, log).countExactly(signUps, key)).resolves.toBeUndefined()
  })
})

describe('RATE_LIMITS', () => {
  it('turns limits off and on, or changes rows', () => {
    expect(parseLimits('false')).toBeNull()
    expect(parseLimits('true')).toEqual({})
    expect(parseLimits('posts=5/60, likes=7/3600')).toEqual({
      posts: { points: 5, seconds: 60 },
      likes: { points: 7, seconds: 3600 },
    })
  })

  it.each(['perhaps', 'posts', 'posts=0/60', 'posts=5', 'posts=5/60 nonsense'])('refuses %s', (setting) =>
    expect(parseLimits(setting)).toBeUndefined(),
  )

  it.each(['pots=5/60', 'constructor=5/60', '__proto__=5/60'])(
    'refuses the limit of no domain when the server starts: %s',
    async (setting) => {
      const config = parseConfig({ ...testSettings, RATE_LIMITS: setting })
      const options = { config, domains, paths: findPaths(), log, listen: async () => {} }
      const message =
        'RATE_LIMITS must be true, false, or limits of SECURITY.md as count/seconds, such as posts=100/3600'
      await expect(startServer('', options)).rejects.toThrow(new ConfigError(message))
    },
  )
})

describe('the limits of all domains', () => {
  const periods: Record<number, string> = {
    60: ' a minute',
    3600: ' an hour',
    900: ' in 15 minutes',
    1800: ' in 30 minutes',
    86400: ' a day',
  }
  const said = ({ name, points, seconds }: Limit) => [name, `${points.toLocaleString('en')}${periods[seconds]}`]

  it('are those that SECURITY.md shows', () => {
    const rows = readFileSync('SECURITY.md', 'utf8').matchAll(/^\| `(\w+)` +\|[^|]+\| (.+?) +\|$/gm)
    const shown = Array.from(rows, ([, name, value]) => [name, value])
    expect(shown.toSorted()).toEqual(Object.values(limitsOf(domains)).map(said).toSorted())
  })
})
