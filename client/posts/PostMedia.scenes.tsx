import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { aPost } from '../testing/posts.ts'
import { renderApp } from '../testing/renderApp.tsx'
import Lightbox from './Lightbox.tsx'
import { PostCard } from './PostCard.tsx'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'

const images = ['hawk', 'wren'].map((bird) => {
  const size = { width: 600, height: 400, placeholder: null }
  return { __typename: 'Image', url: `/media/${bird}.webp`, alt: `A ${bird}`, ...size }
})

const card = { fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post', id: 'Post:birds' }

const draws = (drawn: ReactNode) =>
  renderApp(drawn, {
    answers: {},
    loaded: (cache) => void cache.writeFragment({ ...card, data: aPost('birds', { images }) as never }),
  })

it('pictures that did not load are loaded again when the browser is online', async () => {
  await draws(<PostCard id="birds" />)
  const sources = () => Array.from(document.images, (image) => image.getAttribute('src'))
  const all = sources()
  expect(all).toEqual(['/media/bob.webp', '/media/hawk.webp', '/media/wren.webp'])
  for (const image of [...document.images]) fireEvent.error(image)
  expect(sources()).toEqual([])
  expect(screen.getByText('Image not loaded: A wren')).toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(sources()).toEqual(all)
})

it('enlarged images say which one is shown after each step, also back to the one that was opened', async () => {
  await draws(<Lightbox postId="birds" start={0} onClose={() => {}} />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await userEvent.keyboard('{ArrowRight}')
  expect(status).toHaveTextContent('Image 2 of 2: A wren')
  await userEvent.keyboard('{ArrowLeft}')
  expect(status).toHaveTextContent('Image 1 of 2: A hawk')
})

it('enlarged images close when an edit takes them away', async () => {
  const closes = import.meta.jest.fn()
  const { client } = await draws(<Lightbox postId="birds" start={0} onClose={closes} />)
  expect(closes).not.toHaveBeenCalled()
  act(() => void client.cache.writeFragment({ ...card, data: aPost('birds') as never }))
  expect(closes).toHaveBeenCalledTimes(1)
})
