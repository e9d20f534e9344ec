import { cast } from '../testing/cast.ts'
import { useServer } from '../testing/testServer.ts'
import { BookmarkModel } from './bookmark.model.ts'

useServer()

describe('bookmarking', () => {
  it('lists saved posts, last saved first, only to their owner', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    const later = await bob.posts('later')
    await alice.bookmarks(later)
    expect(await alice.bookmarks(bobsPost)).toMatchObject({ viewerHasBookmarked: true })
    expect(await alice.reads('bookmarks', 1)).toEqual(['Hello from bob', 'later'])
    expect(await carol.reads('bookmarks')).toEqual([])
    expect(await carol.sees(bobsPost)).toMatchObject({ viewerHasBookmarked: false })
    await expect(guest.reads('bookmarks')).rejects.toHaveCode('UNAUTHENTICATED')
  })

  it('can be repeated, as can its removal, without a change', async () => {
    const { alice, bobsPost } = await cast()
    for (const _ of [1, 2]) expect(await alice.bookmarks(bobsPost)).toMatchObject({ viewerHasBookmarked: true })
    expect(await BookmarkModel.countDocuments()).toBe(1)
    for (const _ of [1, 2]) expect(await alice.removesBookmark(bobsPost)).toMatchObject({ viewerHasBookmarked: false })
  })

  it('stores what each of several people chooses at the same time', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    const second = await bob.posts('second')
    await dan.bookmarks(second)
    const chosen = [alice.bookmarks(bobsPost), bob.bookmarks(second), carol.bookmarks(second), dan.bookmarks(second)]
    for (const post of await Promise.all(chosen)) expect(post).toMatchObject({ viewerHasBookmarked: true })
    expect(await alice.reads('bookmarks')).toEqual(['Hello from bob'])
    for (const person of [bob, carol, dan]) expect(await person.reads('bookmarks')).toEqual(['second'])
  })

  it('requires an account and an existing post', async () => {
    const { alice, guest, bobsPost } = await cast()
    await expect(guest.bookmarks(bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
    await expect(alice.bookmarks('no-such-post')).rejects.toHaveCode('NOT_FOUND')
    expect(await BookmarkModel.countDocuments()).toBe(0)
    await expect(alice.removesBookmark('no-such-post')).rejects.toHaveCode('NOT_FOUND')
  })
})
