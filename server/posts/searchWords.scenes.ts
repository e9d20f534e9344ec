import { placesOfWords, searchTokens, searchWords, textHas } from './searchWords.rules.ts'

describe('what a text is found by', () => {
  it.each([
    ['STRASSE Straße', ['strasse']],
    ['Ｌｉｎｎｅｔ, Łódź!', ['linnet', 'lodz']],
    ["don't e-mail", ['don', 't', 'e', 'mail', 'dont', 'email']],
    ['night_owl', ['night', 'owl']],
    ['がか ガ', ['がか', 'ガ', 'が', 'か']],
    ['집에', ['집에', '집', '에']],
    ['東京都', ['東京', '京都', '東', '京', '都']],
    ['買う', ['買う', '買', 'う']],
    ['iPhone買う', ['iphone', '買う', '買', 'う']],
    ['ภาษา', ['ภา', 'าษ', 'ษา', 'ภ', 'า', 'ษ']],
    ['កម្ពុជា', ['កម', 'ម្', '្ព', 'ពុ', 'ុជ', 'ជា', 'ក', 'ម', 'ព', 'ជ']],
    ['किताब', ['किताब']],
    ['𠮷野', ['𠮷野', '𠮷', '野']],
  ])('%s has these tokens', (text, tokens) => expect(searchTokens(text)).toEqual(tokens))

  it('is bounded, for long words and for many', () => {
    expect(searchTokens('a'.repeat(10_000))).toEqual(['a'.repeat(40)])
    const many = Array.from({ length: 1_000 }, (_, index) => `word${index}`).join(' ')
    expect(searchTokens(many)).toHaveLength(800)
  })

  it('is that of all of a long post without spaces', () => {
    const letters = Array.from({ length: 380 }, (_, index) => String.fromCodePoint(0x4e00 + index))
    expect(searchTokens(letters.join('、'))).toHaveLength(380)
    expect(searchTokens(letters.join(''))).toHaveLength(379 + 380)
  })
})

describe('words one after the other', () => {
  it.each([
    ['A quiet, cold sea', 'cold SEA', true],
    ['A quiet, cold sea', 'quiet sea', false],
    ['A quiet, cold sea', 'old sea', false],
    ["I don't know", 'dont know', true],
    ["I don't know", 'don t', true],
    ['今日は東京都にいる', '東京', true],
    ['今日は京都', '都東', false],
    ['東京 tower now', '京 tower', true],
  ])('%s: %s', (text, words, isThere) => expect(textHas(text)(searchWords(words))).toBe(isThere))
})

describe('the places of words in a text', () => {
  it.each([
    ['Crème, the créme', 'creme', ['Crème', 'créme']],
    ['A sea, no seat', 'a sea', ['A', 'sea']],
    ['今日は東京都、京都', '京都', ['京都', '京都']],
    ['𠮷野の𠮷', '𠮷野', ['𠮷野']],
    ['Nothing here', 'word', []],
  ])('%s: %s', (text, words, found) => {
    const places = placesOfWords(text, new Set(searchWords(words)))
    expect(places.map(([start, end]) => text.slice(start, end))).toEqual(found)
  })
})
