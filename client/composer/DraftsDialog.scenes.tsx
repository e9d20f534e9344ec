import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/renderApp.tsx'
import { Composer } from './Composer.tsx'
import { emptyDraft } from './draft.ts'
import { draftKey, forgetDrafts, keepDraft } from './drafts.ts'
import DraftsDialog from './DraftsDialog.tsx'

const key = draftKey('alice', 'answered')
const list = <DraftsDialog mode={{ kind: 'new' }} onOpen={() => {}} onClose={() => {}} />

afterEach(() => act(forgetDrafts))

describe('the list of drafts', () => {
  it('has no reply that says nothing', async () => {
    keepDraft(key, { ...emptyDraft(), quotePolicy: 'FOLLOWERS' })
    await renderApp(list, { answers: {} })
    await screen.findByText('No drafts')
  })

  it.each([
    ['a quote', { quotedId: 'quoted' }],
    ['an empty reply', { content: ' ' }],
  ])('calls a reply without words and pictures %s', async (name, said) => {
    keepDraft(key, { ...emptyDraft(), ...said })
    await renderApp(list, { answers: {} })
    await screen.findByRole('button', { name: `Delete draft: ${name}` })
  })
})

it('a choice that is taken back leaves no draft', async () => {
  await renderApp(<Composer mode={{ kind: 'reply', parentId: 'answered' }} />, { answers: {} })
  await userEvent.click(screen.getByRole('textbox', { name: 'Reply text' }))
  const choice = screen.getByRole('combobox', { name: 'Who can quote' })
  await userEvent.selectOptions(choice, 'Nobody can quote')
  expect(localStorage.getItem(key)).not.toBeNull()
  await userEvent.selectOptions(choice, 'Everyone can quote')
  expect(localStorage.getItem(key)).toBeNull()
})
