import { cast } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { PinModel } from './pin.model.ts'

useServer()

const pinned = 'user { pinnedPost { content } }'
const pins = async (person: Person, postId: string) =>
  (await person.does('pinPost', { postId }, pinned))['user'].pinnedPost?.content
const unpins = async (person: Person, postId: string) =>
  (await person.does('unpinPost', { postId }, pinned))['user'].pinnedPost?.content

const finds = async (reader: Person) =>
  (await reader.asks('{ user(username: "alice") { pinnedPost { content viewerHasLiked } } }'))['user']?.pinnedPost
    ?.content

describe('pinning', () => {
  it('puts one post or reply of its author on top of the profile, and is seen by everybody', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    const [post, reply] = [await alice.posts('Start here'), await alice.replies(bobsPost, 'My best answer')]
    expect(await pins(alice, post)).toBe('Start here')
    expect(await pins(alice, post)).toBe('Start here')
    expect([await finds(guest), await finds(bob)]).toEqual(['Start here', 'Start here'])
    expect(await pins(alice, reply)).toBe('My best answer')
    expect(await unpins(alice, post)).toBe('My best answer')
    expect(await unpins(alice, reply)).toBeUndefined()
    expect(await finds(guest)).toBeUndefined()
  })

  it('is for authors, of posts that are there', async () => {
    const { alice, guest, bobsPost } = await cast()
    await expect(pins(alice, bobsPost)).rejects.toHaveCode('NOT_AUTHOR_PIN')
    await expect(pins(alice, 'no-such-post')).rejects.toHaveCode('NOT_FOUND')
    await expect(pins(guest, bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
    expect(await PinModel.countDocuments()).toBe(0)
  })

  it('ends with the post, also when it is deleted with what it answers, and with the account', async () => {
    const { alice, bob, bobsPost } = await cast()
    await pins(alice, await alice.replies(bobsPost, 'Below another'))
    await bob.deletes(bobsPost)
    expect(await PinModel.countDocuments()).toBe(0)
    await pins(alice, await alice.posts('Until the end'))
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    expect(await PinModel.countDocuments()).toBe(0)
  })

  it('shows nobody what is hidden from them', async () => {
    const { alice, bob, guest, carol } = await cast()
    const post = await alice.posts('Start here')
    await pins(alice, post)
    await alice.blocks(bob)
    expect([await finds(bob), await finds(guest)]).toEqual([undefined, 'Start here'])
    await UserModel.updateOne({ _id: carol.id }, { role: 'MODERATOR' })
    await carol.does('removePost', { postId: post, rule: 'SPAM', note: '' }, 'action { id }')
    expect([await finds(guest), await finds(alice)]).toEqual([undefined, 'Start here'])
  })
})
