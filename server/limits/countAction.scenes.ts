import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { testContext } from '../testing/testContext.ts'
import { useServer } from '../testing/testServer.ts'
import { countAction } from './countAction.ts'
import { likesLimits } from '../likes/likes.limits.ts'
import { createLimits } from './limits.ts'

useServer()

const { likes } = likesLimits

/** Sessions of a demo account, in a class that shares one address. */
function pupils(limits: ReturnType<typeof createLimits>) {
  const context = { ...testContext(), limits, address: '192.0.2.7' }
  return (sessionId: string, address = context.address) => ({
    ...context,
    address,
    viewer: { id: 'demo', sessionId, isDemo: true },
  })
}

describe('a demo account that a class shares', () => {
  it('lets each pupil do as much as an account may, and forty times that in one class', async () => {
    const limits = createLimits({ likes: { points: 2, seconds: 3600 } }, pino({ level: 'silent' }))
    const pupil = pupils(limits)
    const first = pupil(randomUUID())
    for (let like = 0; like < 2; like++) countAction(first, likes)
    expect(() => countAction(first, likes)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))

    for (let like = 2; like < 80; like++) countAction(pupil(randomUUID()), likes)
    expect(() => countAction(pupil(randomUUID()), likes)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
    expect(() => countAction(pupil(randomUUID(), '192.0.2.8'), likes)).not.toThrow()
    await limits.settled()
  })

  it('counts nothing for a pupil whom the limit of the class refuses', async () => {
    const limits = createLimits({ likes: { points: 2, seconds: 3600 } }, pino({ level: 'silent' }))
    const pupil = pupils(limits)
    const session = randomUUID()
    for (let like = 0; like < 80; like++) countAction(pupil(randomUUID()), likes)
    for (let time = 0; time < 3; time++)
      expect(() => countAction(pupil(session), likes)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
    for (let like = 0; like < 2; like++) expect(() => countAction(pupil(session, '192.0.2.8'), likes)).not.toThrow()
    await limits.settled()
  })
})
