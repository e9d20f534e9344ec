import { randomBytes, randomUUID } from 'node:crypto'
import { type PostAnswer, type UserAnswer, answers } from '../../server/rest/schemas.ts'
import { RestClient } from '../../server/testing/restClient.ts'
import { succeeds } from './checks.ts'

export const password = 'a contract password'

export type Member = RestClient & { user: UserAnswer }

export type World = {
  ada: Member
  ben: Member
  guest: RestClient
  publish(author: RestClient, more?: object): Promise<string>
  read(postId: string): Promise<PostAnswer>
}

export type Check = { rule: string; holds: (world: World) => Promise<void> }

export const freshName = (start: string) => `${start}_${randomBytes(6).toString('hex')}`

export const signUpForm = (username: string) => ({
  name: `Contract ${username}`,
  username,
  email: `${username}@example.org`,
  password,
  confirmPassword: password,
})

export async function createWorld(baseUrl: string): Promise<World> {
  const guest = new RestClient((path) => baseUrl + path)
  const [ada, ben] = await Promise.all([join(guest, 'ada'), join(guest, 'ben')])
  return {
    ada,
    ben,
    guest,
    publish: async (author, more = {}) => {
      const _id = randomUUID()
      succeeds(
        await author.post('/posts', {
          postData: { _id, content: 'A post of the contract', images: [], video: '', ...more },
        }),
        201,
        answers.posts,
      )
      return _id
    },
    read: async (postId) => succeeds(await guest.get(`/posts/${postId}`), 200, answers.post).post,
  }
}

async function join(guest: RestClient, start: string): Promise<Member> {
  const answer = await guest.post('/auth/signup', signUpForm(freshName(start)))
  const { createdUser, encodedToken } = succeeds(answer, 201, answers.signedUp)
  return Object.assign(guest.as(encodedToken), { user: createdUser })
}
