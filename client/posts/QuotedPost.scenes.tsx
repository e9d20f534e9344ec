import type { ApolloCache } from '@apollo/client'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forget } from '../apollo/lists.ts'
import { anAccount, aPost } from '../testing/posts.ts'
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

describe('what a reader has uncovered in a card', () => {
  const quotedPost = { ...aPost('muted too'), author: { ...anAccount('carol'), viewerIsMuting: true } }
  const post = aPost('covered', {
    author: { ...anAccount('dora'), viewerIsMuting: true },
    isSensitive: true,
    images: [{ __typename: 'Image', url: '/media/hawk.webp', width: 9, height: 9, alt: 'A hawk', placeholder: null }],
    quoted: { __typename: 'Quote', state: 'SHOWN', hasMutedWord: false, post: quotedPost },
  })
  const draws = (viewer = {}) =>
    renderApp(<PostCard id="covered" />, {
      ...viewer,
      answers: {},
      loaded: (cache) => {
        const fragment = { fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post' }
        cache.writeFragment({ ...fragment, id: 'Post:covered', data: post as never })
      },
    })

  it('stays so when the list draws the card again, which does not take the focus', async () => {
    await draws()
    for (const name of ['Show', 'Sensitive content. Show', 'Show the quoted Tweet'])
      await userEvent.click(await screen.findByRole('button', { name }))
    cleanup()
    await draws()
    expect(screen.getByRole('img', { name: 'A hawk' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Quoted Tweet: .*Post muted too$/ })).toBeInTheDocument()
    expect(document.body).toHaveFocus()
  })

  it('is left out for who then chooses to see no sensitive media', async () => {
    await draws({ viewer: { id: 'id-of-eve', username: 'eve', sensitiveMedia: 'HIDE' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
    expect(screen.getByText('Sensitive content. Hidden.')).toBeInTheDocument()
  })
})
