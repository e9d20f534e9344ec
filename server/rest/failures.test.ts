import { setImmediate as nextTurn } from 'node:timers/promises'
import { hashPassword, isPassword } from '../auth/passwords.ts'
import { cast } from '../testing/cast.ts'
import { OldClient } from '../testing/oldClient.ts'
import { useServer } from '../testing/testServer.ts'
import { PostModel } from '../posts/post.model.ts'

useServer()

const guest = new OldClient()

describe('when something fails', () => {
  it('answers 500 without any details', async () => {
    const { bobsPost } = await cast()
    await PostModel.collection.updateOne({ _id: bobsPost } as object, { $unset: { images: 1 } })
    for (const path of ['/posts', `/posts/${bobsPost}`]) {
      expect(await guest.get(path)).toMatchObject({ status: 500, body: { errors: ['Internal server error.'] } })
    }
  })

  it('answers 503 with Retry-After when too many log-ins wait', async () => {
    const { alice } = await cast()
    const { username, password } = alice
    const passwordHash = await hashPassword(password)
    const leave = crowd(() => isPassword(password, passwordHash))
    let answer = await guest.post('/auth/login', { username, password })
    while (answer.status === 200) answer = await guest.post('/auth/login', { username, password })
    await leave()
    expect(answer).toMatchObject({ status: 503, body: { errors: ['The service is busy, please try again.'] } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('lets people log in however many sign-ups wait', async () => {
    const { alice } = await cast()
    const { username, password } = alice
    const leave = crowd(() => hashPassword(password))
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries++)
      statuses.push((await guest.post('/auth/login', { username, password })).status)
    await leave()
    expect(statuses).toEqual([200, 200, 200, 200, 200])
  })
})

/** Keeps one queue of hashing full until the returned function is called. */
function crowd(work: () => Promise<unknown>): () => Promise<unknown> {
  let isCrowded = true
  const members = Array.from({ length: 130 }, async () => {
    while (isCrowded) await work().catch(() => nextTurn())
  })
  return () => {
    isCrowded = false
    return Promise.all(members)
  }
}
