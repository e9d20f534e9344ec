import { randomUUID } from 'node:crypto'
import { suspend, unsuspend } from '../moderation/suspensions.service.ts'
import { cast } from '../testing/cast.ts'
import { userDocument } from '../testing/documents.ts'
import { OldClient } from '../testing/oldClient.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { PostModel } from './post.model.ts'

useServer()

const mentionsQuery = 'query ($id: ID!) { post(id: $id) { mentions { username } } }'

async function mentioned(person: Person, id: string): Promise<string[]> {
  const { post } = await person.asks(mentionsQuery, { id })
  return post.mentions.map(({ username }: { username: string }) => username)
}

describe('mentions', () => {
  it('are the existing accounts that a text names, each once, in any letter case', async () => {
    const { alice, guest } = await cast()
    const id = await alice.posts('@Dan, @nobody_here, @bob and @DAN: a@carol.example, not @carols')
    expect(await mentioned(guest, id)).toEqual(['dan', 'bob'])
    expect(await mentioned(guest, await alice.posts('I am @alice'))).toEqual(['alice'])
    expect(await mentioned(guest, await alice.posts('Nobody'))).toEqual([])
  })

  it('do not come from email addresses and addresses on other servers', async () => {
    const { alice, bob } = await cast()
    const id = await alice.posts('@bob@elsewhere.example wrote to josé@bob and ＠bob＠elsewhere.example')
    expect(await mentioned(alice, id)).toEqual([])
    expect((await bob.asks('{ notifications { edges { cursor } } }')).notifications.edges).toEqual([])
    expect(await mentioned(alice, await alice.posts('ありがとう＠bobさん'))).toEqual(['bob'])
  })

  it('are part of the answer to a write, and follow an edit', async () => {
    const { alice, bobsPost } = await cast()
    const input = { id: randomUUID(), parentId: bobsPost, content: '@carol @bob' }
    const { post } = await alice.does('replyToPost', input, 'post { mentions { username } }')
    expect(post.mentions).toEqual([{ username: 'carol' }, { username: 'bob' }])
    const { post: edited } = await alice.does(
      'editPost',
      { id: input.id, content: '@dan' },
      'post { mentions { username } }',
    )
    expect(edited.mentions).toEqual([{ username: 'dan' }])
  })

  it('are at most ten', async () => {
    const { alice } = await cast()
    const names = Array.from({ length: 12 }, (_, index) => `friend_${index}`)
    await UserModel.insertMany(names.map((username) => userDocument({ _id: username, username })))
    const id = await alice.posts(['@nobody', ...names.map((name) => `@${name}`)].join(' '))
    expect(await mentioned(alice, id)).toEqual(names.slice(0, 10))
  })

  it('work over REST as well, in posts, comments and edits', async () => {
    const { alice, bob, bobsPost } = await cast()
    const asAlice = new OldClient(alice)
    const [post, comment] = [randomUUID(), randomUUID()]
    await asAlice.post('/posts', { postData: { _id: post, content: 'Hello @dan' } })
    expect(await mentioned(bob, post)).toEqual(['dan'])
    await asAlice.post(`/posts/edit/${post}`, { postData: { content: 'Hello @carol' } })
    expect(await mentioned(bob, post)).toEqual(['carol'])
    await asAlice.post(`/posts/edit/${bobsPost}`, { postData: { comments: [{ _id: comment, content: 'Yes, @dan' }] } })
    expect(await mentioned(bob, comment)).toEqual(['dan'])
    expect(await PostModel.findById(comment).lean()).toMatchObject({ notifiedId: bob.id })
  })

  it('of a suspended account are back when the suspension ends, also in what was written or edited meanwhile', async () => {
    const { alice, bob, dan } = await cast()
    const before = await alice.posts('Hallo @dan and @bob')
    await suspend(null, dan.id, { until: null, rule: 'SPAM', note: '' })
    await alice.edits(before, { content: 'Hello @dan and @bob' })
    const written = await alice.posts('Where is @dan?')
    expect(await mentioned(alice, before)).toEqual(['bob'])
    expect(await mentioned(alice, written)).toEqual([])
    await unsuspend(null, dan.id)
    expect(await mentioned(bob, before)).toEqual(['dan', 'bob'])
    expect(await mentioned(bob, written)).toEqual(['dan'])
  })

  it('disappear with the mentioned account', async () => {
    const { alice, dan } = await cast()
    const id = await alice.posts('Good bye @dan and @bob')
    await dan.does('deleteAccount', { password: dan.password }, 'deletedUserId')
    expect(await mentioned(alice, id)).toEqual(['bob'])
    expect((await PostModel.findById(id).lean())?.mentionIds).toHaveLength(1)
  })
})
