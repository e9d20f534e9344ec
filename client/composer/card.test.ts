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

it('a draft with pictures or a quote names no link', () => {
  expect(cardUrlOf({ ...draft, images: [image] })).toBeUndefined()
  expect(cardUrlOf({ ...draft, quotedId: 'quoted' })).toBeUndefined()
})
