import { setImmediate as nextTurn } from 'node:timers/promises'
import { hashPassword } from '../auth/passwords.ts'
import { cast } from '../testing/cast.ts'
import { OldClient } from '../testing/oldClient.ts'
import { useServer } from '../testing/testServer.ts'
import { PostModel } from '../posts/post.model.ts'

// More simultaneous log-ins than the default limit for one account.
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

  it('answers 503 with Retry-After when the server is busy', async () => {
    const { alice } = await cast()
    const { username, password } = alice
    let isCrowded = true
    const crowd = Array.from({ length: 130 }, async () => {
      while (isCrowded) await hashPassword(password).catch(() => nextTurn())
    })
    let answer = await guest.post('/auth/login', { username, password })
    for (let tries = 0; answer.status === 200 && tries < 20; tries++)
      answer = await guest.post('/auth/login', { username, password })
    isCrowded = false
    expect(answer).toMatchObject({ status: 503, body: { errors: ['The service is busy, please try again.'] } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    await Promise.all(crowd)
  })
})
