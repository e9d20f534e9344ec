import { emptyDraft } from './draft.ts'
import { draftAt, draftKey, keepDraft } from './drafts.ts'

const key = draftKey('alice', 'new')
const written = { ...emptyDraft(), content: 'Half a thought' }

afterEach(() => {
  keepDraft(key, emptyDraft())
})

describe('a draft', () => {
  it('stays on the screen where the browser can keep nothing', () => {
    const endless = { ...written, content: 'more than fits '.repeat(500_000) }
    keepDraft(key, endless)
    expect(localStorage.getItem(key)).toBeNull()
    expect(draftAt(key)).toEqual(endless)
  })

  it('that is emptied is forgotten, and what is written next is another post', () => {
    keepDraft(key, written)
    keepDraft(key, { ...written, content: '' })
    expect(localStorage.getItem(key)).toBeNull()
    expect(draftAt(key).id).not.toBe(written.id)
  })

  it.each(['not JSON', '{"content":1}', 'null'])('that cannot be read, as %s, is none', (kept) => {
    const other = draftKey('alice', `reply-${kept}`)
    localStorage.setItem(other, kept)
    expect(draftAt(other)).toMatchObject({ content: '', images: [], video: null })
  })
})
