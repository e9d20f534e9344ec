import { replacedToken, tokenAt } from './tokens.ts'

/** `|` marks the caret. */
const at = (marked: string) => tokenAt(marked.replace('|', ''), marked.indexOf('|'))

describe('the name or hashtag before the caret', () => {
  it.each([
    ['@|', '@', ''],
    ['Ask @ma|', '@', 'ma'],
    ['(@ma|)', '@', 'ma'],
    ['#vög|', '#', 'vög'],
    ['＃می‌خ|', '#', 'می‌خ'],
    ['見て＠ma|', '@', 'ma'],
    ['One #two @thr| four', '@', 'thr'],
  ])('is found in %s', (marked, kind, text) => expect(at(marked)).toMatchObject({ kind, text }))

  it.each(['a@b|', '#|', 'https://example.org/@a|', '@ma|ren', '@maren |', '&#x|', '@@a|', '@a@b|', 'é#x|', 'plain|'])(
    'does not exist in %s',
    (marked) => expect(at(marked)).toBeNull(),
  )

  it('is replaced with the chosen text and one space', () => {
    const replaced = (marked: string) => {
      const token = at(marked)
      return token && replacedToken(marked.replace('|', ''), token, '@maren_holt')
    }
    expect(replaced('Ask @ma|')).toEqual({ content: 'Ask @maren_holt ', caret: 16 })
    expect(replaced('Ask @ma| now')).toEqual({ content: 'Ask @maren_holt now', caret: 16 })
  })
})
