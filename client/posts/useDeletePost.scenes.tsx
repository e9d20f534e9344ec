import { type ApolloCache, gql } from '@apollo/client'
import { act, screen } from '@testing-library/react'
import { aPost } from '../testing/posts.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { PostCard } from './PostCard.tsx'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'
import { useDeletePost } from './useDeletePost.ts'

const fragment = { fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post' }
const replyCount = { fragment: gql('fragment Replies on Post { replyCount }'), id: 'Post:parent' }
const isContinued = { fragment: gql('fragment Continued on Post { isContinued }'), id: 'Post:parent' }
const quoteCount = { fragment: gql('fragment Quotes on Post { quoteCount }'), id: 'Post:quoted' }
const postCount = { fragment: gql('fragment Posts on User { postCount }'), id: 'User:alice' }

async function posts(answer: Record<string, unknown> | Error) {
  const loaded = (cache: ApolloCache) => {
    for (const id of ['parent', 'quoted', 'reply'])
      cache.writeFragment({ ...fragment, id: `Post:${id}`, data: aPost(id) as never })
    cache.writeFragment({ ...postCount, data: { __typename: 'User', postCount: 9 } })
    cache.writeFragment({ ...replyCount, data: { __typename: 'Post', replyCount: 5 } })
    cache.writeFragment({ ...isContinued, data: { __typename: 'Post', isContinued: true } })
    cache.writeFragment({ ...quoteCount, data: { __typename: 'Post', quoteCount: 3 } })
  }
  let deletePost: ReturnType<typeof useDeletePost> | undefined
  function Page() {
    deletePost = useDeletePost()
    return <PostCard id="reply" />
  }
  const { client } = await renderApp(<Page />, { answers: { DeletePost: () => answer }, loaded })
  await act(async () => void (await deletePost?.('reply', 0)))
  const read = (where: typeof postCount) => client.readFragment<Record<string, number | boolean>>(where)
  return { counts: { ...read(replyCount), ...read(isContinued), ...read(quoteCount), ...read(postCount) } }
}

const deleted = (parent: { id: string; replyCount: number; isContinued: boolean } | null, quoteCount?: number) => ({
  deletePost: {
    __typename: 'DeletePostPayload',
    deletedPostId: 'reply',
    author: { __typename: 'User', id: 'alice', postCount: 8 },
    parent: parent && { __typename: 'Post', ...parent },
    quoted: quoteCount === undefined ? null : { __typename: 'Post', id: 'quoted', quoteCount },
  },
})

describe('the deletion of a post', () => {
  it('removes the post, lowers the counts of its author, its parent and what it quotes, and ends a thread', async () => {
    const { counts } = await posts(deleted({ id: 'parent', replyCount: 4, isContinued: false }, 2))
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(counts).toMatchObject({ postCount: 8, replyCount: 4, isContinued: false, quoteCount: 2 })
    expect(await screen.findByText('Deleted successfully.')).toBeInTheDocument()
  })

  it('works for a post without a parent or a quote', async () => {
    const { counts } = await posts(deleted(null))
    expect(counts).toMatchObject({ postCount: 8, replyCount: 5, quoteCount: 3 })
  })

  it('keeps the post and says why it failed', async () => {
    const { counts } = await posts(new Error('no network'))
    expect(await screen.findByText(/Could not reach the server/)).toBeInTheDocument()
    expect(screen.getByRole('article')).toBeInTheDocument()
    expect(counts).toMatchObject({ postCount: 9, replyCount: 5 })
  })
})
