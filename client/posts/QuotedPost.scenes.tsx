import type { ApolloCache } from '@apollo/client'
import { act, screen } from '@testing-library/react'
import { forget } from '../apollo/lists.ts'
import { aPost } from '../testing/posts.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { PostCard } from './PostCard.tsx'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'

it('a card says that what it quotes was deleted, as soon as the app knows it', async () => {
  const quoted = { __typename: 'Quote', state: 'SHOWN', hasMutedWord: false, post: aPost('quoted') }
  let known: ApolloCache | undefined
  await renderApp(<PostCard id="quoting" />, {
    answers: {},
    loaded: (cache) => {
      known = cache
      const fragment = { fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post' }
      cache.writeFragment({ ...fragment, id: 'Post:quoting', data: aPost('quoting', { quoted }) as never })
    },
  })
  expect(screen.getByRole('link', { name: /^Quoted Tweet: .*Post quoted$/ })).toBeInTheDocument()
  act(() => {
    if (known) forget(known, { __typename: 'Post', id: 'quoted' })
  })
  expect(await screen.findByText('This Tweet was deleted')).toBeInTheDocument()
  expect(screen.getByText('Post quoting')).toBeInTheDocument()
})
