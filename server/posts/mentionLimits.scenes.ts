import { randomUUID } from 'node:crypto'
import { cast } from '../testing/cast.ts'
import { OldClient } from '../testing/oldClient.ts'
import type { Person } from '../testing/person.ts'
import { sharedSettings } from '../testing/sharedSettings.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { PostModel } from './post.model.ts'

const twoDaysAgo = () => new Date(Date.now() - 48 * 3_600_000)

async function withOldAlice() {
  const people = await cast()
  await UserModel.updateOne({ _id: people.alice.id }, { createdAt: twoDaysAgo() })
  return people
}

const stored = (person: Person) => PostModel.countDocuments({ authorId: person.id })

describe('the limit of mentions', () => {
  useServer(sharedSettings)

  it('counts people, not posts, and refuses a post beyond it; a post without mentions is still accepted', async () => {
    const { alice } = await withOldAlice()
    await alice.posts('@bob @carol and @alice herself, @nobody_here')
    await alice.posts('@dan @bob')
    await expect(alice.posts('@carol')).rejects.toHaveCode('RATE_LIMITED')
    expect(await stored(alice)).toBe(2)
    await alice.posts('Nobody, and @alice')
  })

  it('is lower for accounts younger than a day, and has a name in the error', async () => {
    const { bob } = await cast()
    await bob.posts('@alice')
    const input = { id: randomUUID(), content: '@carol @dan' }
    const response = await fetch(urlOf('/graphql'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bob.token}` },
      body: JSON.stringify({
        query: 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }',
        variables: { input },
      }),
    })
    expect(response.headers.get('ratelimit')).toContain('"mentionsOfNewAccounts";r=1')
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', rateLimit: 'mentionsOfNewAccounts' } }],
    })
    await bob.posts('@carol')
  })

  it('counts in an edit only people whom the post did not mention before', async () => {
    const { alice, carol, bobsPost } = await withOldAlice()
    const id = await alice.posts('@bob @carol')
    await alice.edits(id, { content: '@bob @carol @dan' })
    await alice.edits(id, { content: '@bob @carol @dan, again' })
    const other = await alice.replies(bobsPost, 'Nobody')
    await expect(alice.edits(other, { content: '@bob @dan' })).rejects.toHaveCode('RATE_LIMITED')
    expect(await alice.sees(other)).toMatchObject({ content: 'Nobody' })
    await alice.edits(other, { content: '@bob' })
    await expect(carol.edits(id, { content: '@alice' })).rejects.toHaveCode('NOT_AUTHOR_EDIT')
  })

  it('covers the comments and edits of one REST request together', async () => {
    const { alice, bobsPost } = await withOldAlice()
    const client = new OldClient(alice)
    const comment = (content: string) => ({ _id: randomUUID(), content })
    const sends = (...comments: object[]) => client.post(`/posts/edit/${bobsPost}`, { postData: { comments } })
    const written = comment('Yes')
    expect(await sends(written, comment('@carol'))).toMatchObject({ status: 201 })
    const tooMany = await sends({ ...written, content: '@bob @dan' }, comment('@carol @dan'))
    expect(tooMany).toMatchObject({ status: 429 })
    expect(await stored(alice)).toBe(2)
    expect(await sends({ ...written, content: '@bob @dan' }, comment('@carol'))).toMatchObject({ status: 201 })
    expect(await sends(comment('@carol'))).toMatchObject({ status: 429 })
  })

  it('does not count writes that are refused for another reason, or sent again', async () => {
    const { alice, bobsPost, bob } = await withOldAlice()
    const taken = await bob.posts('Mine')
    for (let time = 0; time < 3; time++) {
      await expect(alice.replies('no-such-post', '@bob @carol')).rejects.toHaveCode('NOT_FOUND')
      await expect(alice.posts('@bob @carol', { id: taken })).rejects.toHaveCode('ID_TAKEN')
      await expect(alice.edits(bobsPost, { content: '@bob @carol' })).rejects.toHaveCode('NOT_AUTHOR_EDIT')
    }
    const id = randomUUID()
    for (let time = 0; time < 3; time++) await alice.posts('@bob @carol @dan', { id })
    await alice.posts('@bob')
    await alice.posts('@bob @carol @dan', { id })
    await expect(alice.posts('@bob')).rejects.toHaveCode('RATE_LIMITED')
  })
})
