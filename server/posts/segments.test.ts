import fc from 'fast-check'
import { replay } from '../testing/seed.ts'
import { type Segment, hashtagKey, hashtagsOf, linkTarget, segmentsOf } from './segments.rules.ts'

const parts = (kind: Segment['kind'], text: string) =>
  segmentsOf(text).flatMap((segment) => (segment.kind === kind ? [segment.text] : []))

describe('the text of a post', () => {
  it('is unchanged when its parts are joined', () => {
    const text = 'Hi @maren_holt, see https://a.example/x?y=(1). #birds\n\n& more@mail.example <b>'
    const joined = segmentsOf(text).map((segment) => segment.text)
    expect(joined.join('')).toBe(text)
  })

  it('has links without the punctuation after them', () => {
    expect(parts('link', 'Read https://a.example/page.')).toEqual(['https://a.example/page'])
    expect(parts('link', '(see https://a.example/page)')).toEqual(['https://a.example/page'])
    expect(parts('link', 'https://a.example/wiki/Linnet_(bird)')).toEqual(['https://a.example/wiki/Linnet_(bird)'])
  })

  it('has links that start with www., and no hashtags inside them', () => {
    expect(parts('link', 'At www.a.example, or (WWW.b.example/#birds).')).toEqual([
      'www.a.example',
      'WWW.b.example/#birds',
    ])
    expect(parts('link', 'www. www.a www.a. me@www.a.example wwww.a.example')).toEqual([])
    expect(hashtagsOf('www.b.example/#birds')).toEqual([])
  })

  it('uses https for links without a scheme', () => {
    expect(['www.a.example', 'http://www.a.example'].map(linkTarget)).toEqual([
      'https://www.a.example',
      'http://www.a.example',
    ])
  })

  it('has mentions, but none in mail addresses', () => {
    expect(parts('mention', 'Thanks @ms_okafor!')).toEqual(['@ms_okafor'])
    expect(parts('mention', 'write to me@mail.example')).toEqual([])
  })

  it('has no links other than http and https', () => {
    expect(parts('link', 'javascript:alert(1) data:text/html,x ftp://a.example')).toEqual([])
  })

  it('distinguishes hashtags, in any script, from numbers', () => {
    expect(parts('hashtag', '#طيور #birds2 #हिन्दी #42 a#b')).toEqual(['#طيور', '#birds2', '#हिन्दी'])
  })

  it('has no hashtags in URLs', () => {
    expect(hashtagsOf('https://a.example/#birds and https://a.example/page#nests')).toEqual([])
  })
})

describe('hashtags', () => {
  it('are the same in any letter case and Unicode form', () => {
    expect(hashtagsOf('#Birds #BIRDS #birds #caf\u00e9 #cafe\u0301')).toEqual(['birds', 'café'])
  })

  it.each([
    ['#Birds', 'birds'],
    ['birds_2', 'birds_2'],
    ['42', null],
    ['', null],
    ['#', null],
    ['two words', null],
    ['a#b', null],
    ['{"$ne":1}', null],
  ])('%s is %s', (text, key) => {
    expect(hashtagKey(text)).toBe(key)
  })

  it('have keys that do not change when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const key of hashtagsOf(`#${text}`)) expect(hashtagKey(key)).toBe(key)
      }),
      { ...replay, numRuns: 2_000, examples: [['İstanbul'], ['a⑴'], ['ǅ'], ['ΑΣ'], ['ﬁ½'], ['\u0345']] },
    )
  })

  it('are read from a million letters in linear time', () => {
    const letters = 'x'.repeat(1_000_000)
    expect(hashtagKey(`${letters}!`)).toBeNull()
    expect(hashtagsOf(`#${'1'.repeat(1_000_000)}`)).toEqual([])
    expect(hashtagsOf(`#${letters}!`)).toEqual([letters])
  })
})
