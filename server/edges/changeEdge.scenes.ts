import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

async function writesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const commands = await commandsDuring(work)
  const writes = commands.filter(({ name }) => name !== 'find')
  return writes.map(({ name, collection }) => (name === 'commitTransaction' ? 'commit' : `${name} ${collection}`))
}

type Cast = Awaited<ReturnType<typeof cast>>
type Row = [string, (cast: Cast) => Promise<unknown>, string[], string[]]

describe('what a change of an edge writes, and what a repetition writes', () => {
  const rows: Row[] = [
    [
      'a like',
      ({ alice, bobsPost }) => alice.likes(bobsPost),
      ['findAndModify posts', 'update likes', 'commit'],
      ['findAndModify posts', 'update likes'],
    ],
    [
      'a bookmark',
      ({ alice, bobsPost }) => alice.bookmarks(bobsPost),
      ['findAndModify posts', 'insert bookmarks', 'commit'],
      ['findAndModify posts', 'insert bookmarks'],
    ],
    [
      'a follow',
      ({ alice, bob }) => alice.follows(bob),
      ['findAndModify users', 'insert follows', 'findAndModify users', 'commit'],
      ['findAndModify users', 'insert follows'],
    ],
  ]
  it.each(rows)('%s', async (_name, change, first, again) => {
    const people = await cast()
    expect(await writesDuring(() => change(people))).toEqual(first)
    expect(await writesDuring(() => change(people))).toEqual(again)
  })

  const endings: Row[] = [
    [
      'the end of a like',
      ({ alice, bobsPost }) => alice.unlikes(bobsPost),
      ['update likes', 'findAndModify posts', 'commit'],
      ['update likes'],
    ],
    [
      'the end of a bookmark',
      ({ alice, bobsPost }) => alice.removesBookmark(bobsPost),
      ['delete bookmarks'],
      ['delete bookmarks'],
    ],
    [
      'the end of a follow',
      ({ alice, bob }) => alice.unfollows(bob),
      ['findAndModify users', 'delete follows', 'findAndModify users', 'commit'],
      ['findAndModify users', 'delete follows'],
    ],
  ]
  it.each(endings)('%s', async (_name, change, first, again) => {
    const people = await cast()
    const { alice, bob, bobsPost } = people
    await Promise.all([alice.likes(bobsPost), alice.bookmarks(bobsPost), alice.follows(bob)])
    expect(await writesDuring(() => change(people))).toEqual(first)
    expect(await writesDuring(() => change(people))).toEqual(again)
  })
})
