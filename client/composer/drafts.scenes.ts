import { emptyDraft } from './draft.ts'
import { draftAt, draftKey, dropDraft, keepDraft } from './drafts.ts'

const key = draftKey('alice', 'new')
const written = { ...emptyDraft(), content: 'Half a thought' }

afterEach(() => {
  dropDraft(key)
})

describe('a draft', () => {
  it('stays on the screen when the browser cannot store it', () => {
    const endless = { ...written, content: 'more than fits '.repeat(500_000) }
    keepDraft(key, endless)
    expect(localStorage.getItem(key)).toBeNull()
    expect(draftAt(key)).toEqual(endless)
  })

  it('is deleted when dropped, and the next draft gets a new post id', () => {
    keepDraft(key, written)
    dropDraft(key)
    expect(localStorage.getItem(key)).toBeNull()
    expect(draftAt(key).id).not.toBe(written.id)
  })

  it('is what another tab has stored or sent, even if no composer was there to hear of it', () => {
    keepDraft(key, written)
    localStorage.setItem(key, JSON.stringify({ ...written, content: 'Half a thought, and the other half' }))
    expect(draftAt(key).content).toBe('Half a thought, and the other half')
    localStorage.removeItem(key)
    expect(draftAt(key)).toMatchObject({ content: '', images: [] })
    expect(draftAt(key).id).not.toBe(written.id)
    expect(draftAt(key)).toBe(draftAt(key))
  })

  it('starts from the edited post unless changes are stored', () => {
    const edit = draftKey('alice', 'edit:post-1')
    const post = { ...emptyDraft(), content: 'As it is' }
    expect(draftAt(edit, post)).toBe(post)
    keepDraft(edit, { ...post, content: 'As it will be' })
    expect(draftAt(edit, post).content).toBe('As it will be')
    dropDraft(edit)
    expect(draftAt(edit, { ...post, content: 'As it is now' }).content).toBe('As it is now')
  })

  it.each([
    'not JSON',
    '{"content":1}',
    'null',
    '{"id":"a","content":"b","images":[null],"video":null}',
    '{"id":"a","content":"b","images":[{"url":7,"alt":null,"width":1,"height":1}],"video":null}',
    '{"id":"a","content":"b","images":[],"video":{"url":"/v.mp4","poster":{},"width":1,"height":1}}',
    '{"id":"a","content":"b","images":[],"video":null,"base":1}',
  ])('is empty when the stored text is invalid: %s', (kept) => {
    const other = draftKey('alice', `reply-${kept}`)
    localStorage.setItem(other, kept)
    expect(draftAt(other)).toMatchObject({ content: '', images: [], video: null })
  })
})
