import { inTransaction } from '../db/transaction.ts'
import { cast } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { takeAway } from './listed.ts'
import { VersionsModel } from './versions.model.ts'

useServer()

const edits = (person: Person, id: string, input: object) => person.does('editPost', { id, ...input }, 'post { id }')
const erases = (person: Person, postId: string) =>
  person.does('eraseVersions', { postId }, 'post { versions { content } }')

const finds = async (reader: Person, id: string): Promise<string[] | undefined> =>
  (await reader.asks(`{ post(id: "${id}") { versions { content } } }`))['post']?.versions.map(
    ({ content }: { content: string }) => content,
  )

describe('the versions of a post', () => {
  it('are the texts that edits replaced, newest first, for all who see the post', async () => {
    const { alice, bob, guest } = await cast()
    const id = await alice.posts('First')
    expect(await finds(guest, id)).toEqual([])
    await edits(alice, id, { content: 'Second' })
    await edits(alice, id, { content: 'Second', links: [{ label: 'Site', url: 'https://example.org' }] })
    await bob.asks(`mutation { likePost(input: { postId: "${id}" }) { post { id } } }`)
    await edits(alice, id, { content: 'Third' })
    expect(await finds(guest, id)).toEqual(['Second', 'First'])
    const [last] = (await guest.asks(`{ post(id: "${id}") { updatedAt versions { replacedAt } } }`))['post'].versions
    expect((await guest.asks(`{ post(id: "${id}") { updatedAt } }`))['post'].updatedAt).toBe(last.replacedAt)
    await alice.blocks(bob)
    expect(await finds(bob, id)).toBeUndefined()
  })

  it('are the last twenty', async () => {
    const { alice } = await cast()
    const id = await alice.posts('0')
    for (let edit = 1; edit <= 22; edit++) await edits(alice, id, { content: String(edit) })
    const kept = await finds(alice, id)
    expect([kept?.length, kept?.[0], kept?.at(-1)]).toEqual([20, '21', '2'])
  })

  it('are erased only by their author', async () => {
    const { alice, bob, guest } = await cast()
    const id = await alice.posts('First')
    await edits(alice, id, { content: 'Second' })
    await expect(erases(bob, id)).rejects.toHaveCode('NOT_AUTHOR_EDIT')
    await expect(erases(alice, 'no-such-post')).rejects.toHaveCode('NOT_FOUND')
    expect(await finds(guest, id)).toEqual(['First'])
    expect(await erases(alice, id)).toEqual({ post: { versions: [] } })
    expect(await finds(guest, id)).toEqual([])
  })

  it('go with the post, or when a moderator removes it, but not when only reports hide it', async () => {
    const { alice, carol } = await cast()
    await UserModel.updateOne({ _id: carol.id }, { role: 'MODERATOR' })
    const [removed, deleted] = [await alice.posts('One'), await alice.posts('Two')]
    for (const id of [removed, deleted]) await edits(alice, id, { content: 'Edited' })
    const hidden = { rule: 'OTHER', note: '', isProvisional: true } as const
    await inTransaction([], (transaction) => takeAway([removed], hidden, transaction))
    expect(await finds(alice, removed)).toEqual(['One'])
    await carol.does('removePost', { postId: removed, rule: 'SPAM', note: '' }, 'action { id }')
    expect([await finds(alice, removed), await finds(alice, deleted)]).toEqual([[], ['Two']])
    await carol.does('restorePost', { postId: removed }, 'action { id }')
    expect(await finds(alice, removed)).toEqual([])
    await alice.deletes(deleted)
    expect(await VersionsModel.countDocuments()).toBe(0)
  })
})
