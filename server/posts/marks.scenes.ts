import { knowing } from '../context.ts'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { testContext } from '../testing/testContext.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { readMarks } from './marks.ts'
import type { PostRow } from './post.row.ts'

useServer()

const both = new Set(['Post.viewerHasLiked', 'Post.viewerHasBookmarked'])

/** Writes L for each post that the viewer likes, and B for each that the viewer saved. */
const list = '{ posts(first: 20) { edges { node { content viewerHasLiked viewerHasBookmarked } } } }'
type Node = { content: string; viewerHasLiked: boolean; viewerHasBookmarked: boolean }

describe('the likes and bookmarks of the viewer on a page', () => {
  it('are told apart, and those of others do not count', async () => {
    const { alice, bob, carol, guest } = await cast()
    const posts = new Map<string, string>()
    for (const content of ['neither', 'liked', 'saved', 'liked and saved', 'no longer liked'])
      posts.set(content, await bob.posts(content))
    const idOf = (content: string) => posts.get(content)!
    for (const content of ['liked', 'liked and saved', 'no longer liked']) await alice.likes(idOf(content))
    for (const content of ['saved', 'liked and saved']) await alice.bookmarks(idOf(content))
    await alice.unlikes(idOf('no longer liked'))
    await carol.likes(idOf('saved'))
    await carol.bookmarks(idOf('liked'))
    const marksFor = async (person: typeof alice) => {
      const { posts: page } = await person.asks(list)
      return page.edges.flatMap(({ node }: { node: Node }) => {
        const marks = `${node.viewerHasLiked ? 'L' : '-'}${node.viewerHasBookmarked ? 'B' : '-'}`
        return posts.has(node.content) ? [`${marks} ${node.content}`] : []
      })
    }
    const expected = ['-- no longer liked', 'LB liked and saved', '-B saved', 'L- liked', '-- neither']
    expect(await marksFor(alice)).toEqual(expected)
    expect(await marksFor(guest)).toEqual(expected.map((line) => line.replace(/^../, '--')))
  })

  const namesOf = async (selection: ReadonlySet<string>, viewerId: string | null = 'somebody', ids = ['a', 'b']) => {
    const ctx = { ...testContext(viewerId), selection }
    const sent = await commandsDuring(() => readMarks(ctx, ids))
    return sent.map(({ name, collection }) => `${name} ${collection}`)
  }

  it('take one command, also if only one of them is selected, and none if none is', async () => {
    expect(await namesOf(both)).toEqual(['aggregate likes'])
    expect(await namesOf(new Set(['Post.viewerHasLiked']))).toEqual(['find likes'])
    expect(await namesOf(new Set(['Post.viewerHasBookmarked']))).toEqual(['find bookmarks'])
    expect(await namesOf(new Set(['Post.content']))).toEqual([])
  })

  it('are read with the account of a viewer who is an author, which is current', async () => {
    const { bob } = await cast()
    const query = '{ posts { edges { node { viewerHasLiked viewerHasBookmarked author { name } } } } }'
    for (const name of ['Robert', 'Bobby']) {
      // As another server would change the name.
      await UserModel.updateOne({ _id: bob.id }, { name })
      const sent = await commandsDuring(async () => {
        expect((await bob.asks(query)).posts.edges[0].node.author).toEqual({ name })
      })
      expect(sent.map(({ name, collection }) => `${name} ${collection}`)).toEqual(['find posts', 'aggregate likes'])
    }
  })

  it('are read at once for the posts of a page and for what these answer', async () => {
    const { alice, carol, bobsPost } = await cast()
    await alice.likes(bobsPost)
    await alice.bookmarks(await carol.replies(bobsPost, 'a reply'))
    const page =
      '{ bookmarks { edges { node { viewerHasLiked author { name } parent { viewerHasLiked author { name } } } } } }'
    const read = () => alice.asks(page)
    const sent = (await commandsDuring(read)).map(({ collection }) => collection)
    // The server keeps authors' cards for two seconds.
    const others = sent.filter((collection) => collection !== 'users').sort()
    expect(others).toEqual(['bookmarks', 'likes', 'posts', 'posts', 'restrictions'])
    expect((await read()).bookmarks.edges[0].node).toMatchObject({
      viewerHasLiked: false,
      parent: { viewerHasLiked: true },
    })
  })

  it('take no command for a guest or without posts', async () => {
    expect(await namesOf(both, null)).toEqual([])
    expect(await namesOf(both, 'somebody', [])).toEqual([])
  })

  it('are not read when a write has just set them', async () => {
    const { alice, bobsPost } = await cast()
    await alice.bookmarks(bobsPost)
    const ctx = knowing({ ...testContext(alice.id), selection: both }, 'Post', { viewerHasLiked: true })
    const { addTo } = await readMarks(ctx, [bobsPost])
    const row = { _id: bobsPost, authorId: 'bob', marks: { viewerHasLiked: true } } as unknown as PostRow
    addTo(row)
    expect(row).toMatchObject({ marks: { viewerHasLiked: true, viewerHasBookmarked: true } })
  })
})
