import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { aPost } from '../testing/posts.ts'
import { later, renderApp } from '../testing/renderApp.tsx'
import { watchUploads } from '../testing/uploads.ts'
import { Link } from '../navigation/Link.tsx'
import { beginQuote } from './beginQuote.ts'
import { Composer } from './Composer.tsx'
import { ComposerDialog } from './ComposerDialog.tsx'
import { emptyDraft } from './draft.ts'
import { listDraft, listedDrafts } from './draftList.ts'
import { draftAt, draftKey, forgetDrafts } from './drafts.ts'
import DraftsDialog from './DraftsDialog.tsx'

const key = draftKey('alice', 'new')

function DraftsOfReply() {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <button onClick={() => setOpen(true)}>Open drafts</button>
  return (
    <DraftsDialog mode={{ kind: 'reply', parentId: 'answered' }} onOpen={() => {}} onClose={() => setOpen(false)} />
  )
}

function Opener() {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <button onClick={() => setOpen(true)}>New Tweet</button>
  return <ComposerDialog title="New Tweet" mode={{ kind: 'new' }} onClose={() => setOpen(false)} />
}

const field = () => screen.getByRole('textbox', { name: 'Tweet text' })

async function sends(words: string) {
  const { value, tell } = later<Record<string, unknown>>()
  const { asked } = await renderApp(<Composer mode={{ kind: 'new' }} />, { answers: { CreatePost: () => value } })
  await userEvent.type(field(), words)
  await userEvent.click(screen.getByRole('button', { name: 'Tweet' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  const post = aPost(asked[0]?.variables.input.id)
  const answers = () => tell({ createPost: { post: { ...post, author: { ...post.author, postCount: 1 } } } })
  return { id: post.id, answers }
}

/** What another tab does with the draft, which this tab hears. */
function otherTabStores(content: string): void {
  const before = localStorage.getItem(key)
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(before ?? '{}'), content }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

afterEach(() => act(forgetDrafts))

describe('a composer whose post is sent', () => {
  it('is empty then', async () => {
    const { answers } = await sends('One thought')
    answers()
    await waitFor(() => expect(field()).toHaveValue(''))
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('keeps what another tab has written into the draft meanwhile, as another Tweet', async () => {
    const { answers, id } = await sends('One thought')
    otherTabStores('One thought, and another')
    answers()
    await screen.findByText('Tweeted')
    await waitFor(() => expect(draftAt(key).id).not.toBe(id))
    expect(field()).toHaveValue('One thought, and another')
  })

  it('has no draft left in the list, where a quote has put it meanwhile', async () => {
    const { answers } = await sends('One thought')
    act(() => void beginQuote('alice', 'quoted'))
    expect(listedDrafts('alice')).toHaveLength(1)
    answers()
    await screen.findByText('Tweeted')
    await waitFor(() => expect(listedDrafts('alice')).toEqual([]))
    expect(draftAt(key).quotedId).toBe('quoted')
  })
})

describe('a picture that is not uploaded yet', () => {
  const picture = () => new File(['picture'], 'a.png', { type: 'image/png' })

  async function attaches(children = <></>) {
    const uploads = watchUploads()
    const page = (
      <>
        <Composer mode={{ kind: 'new' }} />
        {children}
      </>
    )
    const app = await renderApp(page, { answers: {} })
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, picture())
    await waitFor(() => expect(uploads.running).toHaveLength(1))
    return { uploads, ...app }
  }

  it('comes into its draft also when all words were erased meanwhile', async () => {
    const { uploads } = await attaches()
    await userEvent.type(field(), 'a')
    await userEvent.clear(field())
    expect(screen.getByRole('button', { name: 'Tweet' })).toBeDisabled()
    await uploads.succeeds('/media/a.webp')
    expect(draftAt(key)).toMatchObject({ images: [{ url: '/media/a.webp' }] })
  })

  it.each(['', 'About a picture'])('stays with its draft %j when a quote takes its place', async (words) => {
    const { uploads } = await attaches()
    if (words !== '') await userEvent.type(field(), words)
    act(() => void beginQuote('alice', 'quoted'))
    await uploads.succeeds('/media/a.webp')
    expect(draftAt(key)).toMatchObject({ quotedId: 'quoted', images: [] })
    expect(listedDrafts('alice')).toMatchObject([{ draft: { content: words, images: [{ url: '/media/a.webp' }] } }])
  })

  it.each([408, 429, 500, 503])('can be uploaded again after the passing answer %d', async (status) => {
    const { uploads } = await attaches()
    await uploads.isAnswered(status)
    await userEvent.click(await screen.findByRole('button', { name: /^Upload again/ }))
    await waitFor(() => expect(uploads.running).toHaveLength(1))
  })

  it.each([413, 507])('is refused by the answer %d', async (status) => {
    const { uploads } = await attaches()
    await uploads.isAnswered(status)
    expect(screen.queryByRole('button', { name: /^Upload again/ })).not.toBeInTheDocument()
  })

  it('finds its draft in the list when another draft takes its place', async () => {
    const other = { ...emptyDraft(), content: 'Put aside' }
    const { uploads } = await attaches(<DraftsOfReply />)
    act(() => listDraft('alice', other))
    await userEvent.click(screen.getByRole('button', { name: 'Open drafts' }))
    await userEvent.click(screen.getByRole('button', { name: /^Put aside/ }))
    await uploads.succeeds('/media/a.webp')
    expect(listedDrafts('alice')).toMatchObject([{ draft: { images: [{ url: '/media/a.webp' }] } }])
    expect(draftAt(key).content).toBe('Put aside')
  })

  it('is said to be lost if its draft is gone', async () => {
    const { uploads } = await attaches()
    await userEvent.type(field(), 'About a picture')
    localStorage.removeItem(key)
    await uploads.succeeds('/media/a.webp')
    await screen.findByText('The file was not attached, because its draft is gone.')
    expect(draftAt(key).images).toEqual([])
  })

  it('keeps a dialog with the same draft from sending it', async () => {
    const { uploads } = await attaches(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'New Tweet' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tweet text' }), 'About a picture')
    expect(dialog.getByRole('button', { name: 'Tweet' })).toBeDisabled()
    await uploads.succeeds('/media/a.webp')
    expect(dialog.getByRole('button', { name: 'Tweet' })).toBeEnabled()
  })

  it('is not left behind without a question, also if its upload failed', async () => {
    const { uploads } = await attaches(<Link to="/elsewhere">Elsewhere</Link>)
    await uploads.fails()
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await screen.findByRole('alertdialog', { name: 'Leave without the file?' })
  })
})
