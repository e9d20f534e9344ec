import { removePost } from '../moderation/removals.service.ts'
import { suspend } from '../moderation/suspensions.service.ts'
import { mutationsOfEdges } from './model/postEdges.ts'
import type { AnswerError, Person } from './person.ts'
import { RestClient } from './restClient.ts'
import { digest } from './snapshot.ts'
import { urlOf, useServer } from './testServer.ts'
import { type Town, town } from './town.ts'

useServer()

type Asked = {
  mutations: (readonly [name: string, input: object])[]
  calls: (readonly [method: string, path: string])[]
}

/** Everything that somebody may try on a post. */
const onPost = (postId: string): Asked => ({
  mutations: [
    ...[...mutationsOfEdges, 'pinPost', 'detachQuote', 'eraseVersions'].map((name) => [name, { postId }] as const),
    ['editPost', { id: postId, content: 'mine now' }],
    ['deletePost', { id: postId }],
  ],
  calls: [
    ...['/posts/like', '/posts/dislike', '/users/bookmark', '/users/remove-bookmark', '/posts/edit'].map(
      (path) => ['POST', `${path}/${postId}`] as const,
    ),
    ['DELETE', `/posts/${postId}`],
  ],
})

const onAccount = (userId: string): Asked => ({
  mutations: ['followUser', 'unfollowUser', 'hideReposts', 'showReposts'].map((name) => [name, { userId }] as const),
  calls: ['/users/follow', '/users/unfollow'].map((path) => ['POST', `${path}/${userId}`] as const),
})

const ofRestrictions = (userId: string): Asked => ({
  mutations: ['muteUser', 'unmuteUser', 'blockUser', 'unblockUser'].map((name) => [name, { userId }] as const),
  calls: [],
})

async function answersTo(person: Person, { mutations, calls }: Asked): Promise<unknown[]> {
  const found: unknown[] = []
  for (const [name, input] of mutations) {
    const { code, message } = await person.does(name, input, '__typename').then(
      () => ({ code: 'ok', message: '' }),
      (error: AnswerError) => error,
    )
    found.push([name, code, message])
  }
  const rest = new RestClient((path) => urlOf(`/api${path}`), person.token)
  for (const [method, path] of calls) {
    const { status, body } = await (method === 'POST'
      ? rest.post(path, { postData: { content: 'mine now' } })
      : rest.delete(path))
    found.push([path.replace(/[^/]*$/, ''), status, body])
  }
  return found
}

const reason = { rule: 'SPAM', note: '' } as const
const isRemoved = ({ post }: Town) => removePost(null, post, reason)
const isSuspended = ({ quokka }: Town) => suspend(null, quokka.id, { ...reason, until: null })
const blocks = ({ quokka, alice }: Town) => quokka.blocks(alice)

describe('what is hidden answers as what does not exist, and nothing is stored, also where something is taken back', () => {
  const causes: [what: string, hide: (world: Town) => Promise<unknown>, ask: (world: Town, id?: string) => Asked][] = [
    ['a removed post', isRemoved, ({ post }, id = post) => onPost(id)],
    ['a post of a suspended account', isSuspended, ({ post }, id = post) => onPost(id)],
    ['a post of somebody who blocks the viewer', blocks, ({ post }, id = post) => onPost(id)],
    ['a suspended account', isSuspended, ({ quokka }, id = quokka.id) => onAccount(id)],
    ['an account that blocks the viewer', blocks, ({ quokka }, id = quokka.id) => onAccount(id)],
    ['a suspended account that the viewer mutes', isSuspended, ({ quokka }, id = quokka.id) => ofRestrictions(id)],
  ]

  it.each(causes)('%s', async (_what, hide, ask) => {
    const world = await town()
    const { alice, quokka, post } = world
    // Alice also saved the post and follows quokka.
    await alice.likes(post)
    await alice.does('repostPost', { postId: post }, 'post { id }')
    await alice.mutes(quokka)
    await hide(world)
    const before = await digest()
    expect(await answersTo(alice, ask(world))).toEqual(await answersTo(alice, ask(world, 'no-such-id')))
    expect(await digest()).toEqual(before)
  })
})
