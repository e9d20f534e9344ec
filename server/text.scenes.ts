import { withoutGaps } from './posts/posts.rules.ts'
import { isBlank, isUsableText, lengthOf } from './text.rules.ts'

describe('a text', () => {
  it.each([
    ['spaces and lines', ' \n\t\u00a0\u3000'],
    ['zero-width characters', '\u200b\u200d\u2060\ufeff\u00ad'],
    ['fillers', '\u115f\u1160\u3164\uffa0\u2800'],
    ['combining marks', '\u0301\u0301 \u20dd'],
    ['variation selectors', '\ufe0f\u{e0100}\u180b'],
    ['tags', '\u{e0061}\u{e007f}'],
  ])('of %s alone is blank', (_what, text) => expect(isBlank(text)).toBe(true))

  it.each(['a', 'é', '👩‍❤️‍👩', 'ก็', '1️⃣', '.'])('of "%s" is not blank', (text) => expect(isBlank(text)).toBe(false))

  it.each(['Việt Nam', 'e' + '\u0301'.repeat(8), 'שָׁלוֹם', 'หนี้', 'བསྐྱོད', '👩🏽‍❤️‍💋‍👨🏽'])('may say %s', (text) =>
    expect(isUsableText(text)).toBe(true),
  )

  it.each([
    ['a pile of marks', 'e' + '\u0301'.repeat(9)],
    ['a pile with joiners in it', 'e' + '\u0301\u200d'.repeat(9)],
    ['half of a pair', '\ud83d'],
    ['NUL', '\0'],
  ])('may not have %s', (_what, text) => expect(isUsableText(text)).toBe(false))
})

describe('blank lines of a post', () => {
  it('are kept up to two in a row', () => {
    for (const text of ['a\nb', 'a\n\nb', 'a\n\n\nb', 'a\r\n\r\n\r\nb']) expect(withoutGaps(text)).toBe(text)
  })

  it.each(['\n\n\n\n', '\n'.repeat(300), '\r\n'.repeat(5), '\n \n\t\n\u200b\n', '\u2028\u2028\n\v'])(
    'are reduced to two: %j',
    (gap) => expect(withoutGaps(`a${gap}b`)).toBe('a\n\n\nb'),
  )

  it('stay cheap for hostile text', () => {
    const slow = `\n${' '.repeat(5_000)}`.repeat(3)
    expect(withoutGaps(slow)).toBe(slow)
  })
})

describe('the length of a text', () => {
  it.each([
    ['plain text', 'Hello,\nworld!', 13],
    ['a line end of two code units', 'a\r\nb', 3],
    ['letters with marks', 'e\u0301a', 2],
    ['emoji', '👩🏽‍❤️‍💋‍👨🏽!', 2],
  ])('of %s is as long as a person counts', (_what, text, length) => expect(lengthOf(text)).toBe(length))
})
