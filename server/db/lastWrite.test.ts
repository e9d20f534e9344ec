import { setImmediate as nextTurn } from 'node:timers/promises'
import { cast } from '../testing/cast.ts'
import { useServer } from '../testing/testServer.ts'
import { lastWrite } from './lastWrite.ts'

useServer()

describe('asking for the last write', () => {
  it('shares a command with all who ask in two turns, and the next with all who ask while it is under way', async () => {
    const first = lastWrite()
    await nextTurn()
    const second = lastWrite()
    expect(second).toBe(first)
    await nextTurn()
    const [third, fourth] = [lastWrite(), lastWrite()]
    expect(third).not.toBe(first)
    expect(fourth).toBe(third)
    await Promise.all([first, third])
  })

  it('gives another answer after each write', async () => {
    const { bob } = await cast()
    const before = await lastWrite()
    await bob.posts('One more')
    expect(await lastWrite()).not.toBe(before)
  })
})
