import { cardUrlOf } from './card.ts'
import { emptyDraft } from './draft.ts'

const [hills, tea] = ['https://hills.example/', 'https://tea.example/']
const draft = { ...emptyDraft(), content: `${hills} before ${tea}` }
const image = { url: '/media/a.webp', alt: null, width: 10, height: 10, placeholder: null }

it('a draft names its first link for a card, unless the author took that card away', () => {
  expect(cardUrlOf(draft)).toBe(hills)
  expect(cardUrlOf({ ...draft, noCard: hills })).toBeUndefined()
  expect(cardUrlOf({ ...draft, noCard: tea })).toBe(hills)
  expect(cardUrlOf({ ...draft, content: 'No link' })).toBeUndefined()
})

it('an edit names the link whose card the post has while the text has that link, and no other if the author takes it away', () => {
  const edit = { ...draft, cardUrl: tea }
  expect(cardUrlOf(edit)).toBe(tea)
  expect(cardUrlOf({ ...edit, content: hills })).toBe(hills)
  expect(cardUrlOf({ ...edit, noCard: tea })).toBeUndefined()
})

it('a draft with pictures or a quote names no link', () => {
  expect(cardUrlOf({ ...draft, images: [image] })).toBeUndefined()
  expect(cardUrlOf({ ...draft, quotedId: 'quoted' })).toBeUndefined()
})
