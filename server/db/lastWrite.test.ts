import { cast } from '../testing/cast.ts'
import { useServer } from '../testing/testServer.ts'
import { lastWrite } from './lastWrite.ts'

useServer()

describe('asking for the last write', () => {
  it('shares the next command with all who ask while one is under way', async () => {
    const [first, second, third] = [lastWrite(), lastWrite(), lastWrite()]
    expect(third).toBe(second)
    await Promise.all([first, second])
  })

  it('does not use a command that is already under way', async () => {
    const first = lastWrite()
    await Promise.resolve()
    const second = lastWrite()
    expect(second).not.toBe(first)
    await Promise.all([first, second])
  })

  it('gives another answer after each write', async () => {
    const { bob } = await cast()
    const before = await lastWrite()
    await bob.posts('One more')
    expect(await lastWrite()).not.toBe(before)
  })
})
