import { likelyHeight } from './likelyHeight.ts'

const phone = 390
const words = { content: 'A few words.', images: [], links: [], parent: null, video: null }
const image = { width: 800, height: 400 }
const parent = { id: 'parent' }

describe('the likely height of a card', () => {
  const least = likelyHeight(words, phone)

  it('grows by 20 pixels for each line of the text, up to the lines of a collapsed one', () => {
    expect(likelyHeight({ ...words, content: 'One\n\nThree' }, phone)).toBe(least + 40)
    expect(likelyHeight({ ...words, content: 'Some words. '.repeat(9) }, phone)).toBe(least + 40)
    expect(likelyHeight({ ...words, content: 'Some words. '.repeat(9) }, 1_280)).toBe(least + 20)
    expect(likelyHeight({ ...words, content: 'One\n'.repeat(99) }, phone)).toBe(least + 220)
  })

  it('grows with the size of text that the reader chose', () => {
    expect(likelyHeight(words, phone, 1.5)).toBe(least + 20)
    expect(likelyHeight({ ...words, content: 'Some words. '.repeat(9) }, phone, 1.5)).toBe(least + 140)
  })

  it('has room for pictures, links and the line about the parent', () => {
    expect(likelyHeight({ ...words, images: [image] }, phone)).toBe(least + 14 + 152)
    expect(likelyHeight({ ...words, images: [image, image] }, phone)).toBeCloseTo(least + 12 + 172, 0)
    expect(likelyHeight({ ...words, video: { width: 800, height: 400 } }, phone)).toBe(least + 14 + 152)
    expect(likelyHeight({ ...words, links: [{ url: 'https://a.example' }] }, phone)).toBe(least + 52)
    expect(likelyHeight({ ...words, parent }, phone)).toBe(least + 36)
  })
})
