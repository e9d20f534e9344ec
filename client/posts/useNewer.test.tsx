import { renderHook, waitFor } from '@testing-library/react'
import { unlist } from '../apollo/connection.ts'
import { useNewer, type Newer } from './useNewer.ts'

const post = (id: string): Newer => ({ id, author: { id: `author-of-${id}`, avatar: `/media/${id}.webp` } })

/** A list with these posts, of which live updates have told others. */
async function newerThan(ids: string[], told: string[]) {
  const source = {
    key: 'list',
    newest: () => Promise.resolve([]),
    live: () =>
      Promise.resolve(({ onNewer }: { onNewer(newer: readonly Newer[]): void }) => {
        onNewer(told.map(post))
        return () => {}
      }),
  }
  return renderHook((ids) => useNewer({ status: 'ready', ids }, source), { initialProps: ids })
}

describe('what is newer than a list', () => {
  it('is what live updates tell of and the list does not have, unless the reader has deleted it', async () => {
    const { result, rerender } = await newerThan(['mine', 'b', 'a'], ['new', 'mine', 'b'])
    await waitFor(() => expect(result.current).toEqual({ count: 1, faces: ['/media/new.webp'] }))
    unlist('Post:mine')
    rerender(['b', 'a'])
    expect(result.current).toEqual({ count: 1, faces: ['/media/new.webp'] })
  })
})
