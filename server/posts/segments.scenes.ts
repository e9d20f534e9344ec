import fc from 'fast-check'
import { replay, tries } from '../testing/seed.ts'
import { linkTarget } from '../addresses.rules.ts'
import { type Segment, hashtagKey, hashtagName, hashtagsOf, segmentsOf } from './segments.rules.ts'

/** Links, mentions and hashtags are between ⟦ and ⟧. */
const texts = [
  'Read ⟦https://a.example/page⟧.',
  'Is it ⟦https://a.example/page⟧?!',
  '(see ⟦https://a.example/page⟧)',
  '(⟦https://en.wikipedia.org/wiki/A_(b)⟧)',
  '⟦https://a.example/wiki/Linnet_(bird)⟧',
  '[⟦https://a.example/x⟧] {⟦https://a.example/x⟧} <⟦https://a.example/x⟧> "⟦https://a.example/x⟧"',
  '[a page](⟦https://a.example/x⟧) *⟦https://a.example/x⟧* `⟦https://a.example/x⟧`',
  '⟦https://a.example/x[1]/{id}⟧, ⟦https://a.example/y⟧]), (⟦https://a.example/z⟧(',
  '⟦https://a.example/x⟧(see below ⟦https://a.example/y⟧)and on ⟦https://a.example/z⟧(a[b)',
  'It is ⟦http://[::1]:3000/a⟧',
  "⟦https://a.example⟧'s page, ⟦https://a.example/x⟧’s, '⟦https://a.example/x⟧', ⟦https://a.example/Ohm's_law⟧",
  '“⟦https://a.example/x⟧” ‘⟦https://a.example/x⟧’ „⟦https://a.example/x⟧“ «⟦https://a.example/x⟧» ‹⟦https://a.example/x⟧›',
  '⟦https://a.example/x⟧… ⟦https://a.example/x⟧— ⟦https://a.example/x⟧→⟦https://b.example/⟧ ⟦https://a.example/x⟧🎉',
  '⟦https://a.example/Michelson–Morley⟧ – ⟦https://a.example/x⟧–',
  '見て⟦https://a.example/x⟧。次の文、⟦https://a.example/y⟧、「⟦https://a.example/z⟧」（⟦https://a.example/⟧）',
  '⟦https://a.example/x⟧を見て、⟦https://a.example⟧でも。⟦https://a.example/x⟧에서 ⟦https://a.example/x⟧！⟦https://a.example/x⟧：',
  '⟦https://ja.example/wiki/日本⟧、⟦https://ja.example/wiki/スター・ウォーズ⟧・⟦https://例え.テスト/⟧',
  '⟦https://ru.example/вики/Птица⟧; ⟦https://de.example/Straße?q=süß#é⟧; ⟦https://fa.example/می‌خواهم⟧؟',
  '⟦https://a.example/a?b=c&d[]=(e)#f~g⟧;⟦HTTPS://A.EXAMPLE/⟧!',
  '⟦https://a.example/x⟧,⟦https://b.example/⟧|⟦https://c.example/⟧ (⟦https://d.example/⟧)⟦https://e.example/⟧。⟦#birds⟧）⟦@ada⟧',
  '⟦https://web.example/2020/https://a.example/⟧',
  '⟦https://a.example/x⟧\u200b and ⟦https://a.example/y⟧\u202e',
  'https://… http:// https://) javascript:alert(1) data:text/html,x ftp://a.example https://a.example:port',
  'At ⟦www.a.example⟧, or (⟦WWW.b.example/#birds⟧).',
  'www. www.a www.a. me@www.a.example wwww.a.example éwww.a.example',
  '見て⟦www.a.example⟧。',
  // User info is part of the address; the link's target has tests of its own.
  '⟦https://bank.example@evil.example/x⟧ ⟦www.bank.example:443@evil.example⟧ ⟦https://a:b@c@evil.example/⟧',
  '⟦https://bank.example(@evil.example/)⟧ ⟦https://bank.example⟧。evil.example',
  'Thanks ⟦@ms_okafor⟧! (⟦@ada⟧) “⟦@ada⟧” .⟦@ada⟧ ⟦@ada⟧’s ⟦@ada⟧: ⟦@ada⟧-⟦@bob⟧',
  'write to me@mail.example or josé@ada or a_@ada, not /@ada or @@ada',
  '@ada@elsewhere.example @ada@www.elsewhere.example ＠ada＠elsewhere.example @ada@bob',
  'ありがとう⟦@ada⟧さん、⟦＠ada⟧さん。⟦@ada⟧님 @adaé @adaб',
  '@⟦https://a.example⟧',
  `@${'a'.repeat(31)} ⟦@${'a'.repeat(30)}⟧`,
  '⟦#طيور⟧ ⟦#birds2⟧ ⟦#हिन्दी⟧ #42 a#b é#b ##b &#b /#b',
  '⟦＃野鳥⟧ 今日は⟦#野鳥⟧。⟦#野鳥⟧、⟦#birds⟧！ ⟦#birds⟧… ⟦#birds⟧’s ⟦#1st⟧',
  '⟦#می‌خواهم⟧ ⟦#ශ්‍රී_ලංකා⟧ ⟦#スター・ウォーズ⟧・⟦#ｽﾀｰ･ｳｫｰｽﾞ⟧ ⟦#col·lecció⟧ ⟦#צה״ל⟧ ⟦#བོད་ཡིག⟧་',
  '#⟦https://a.example/x⟧ #⟦http://a.example/⟧ #ftp://a.example ＃⟦https://a.example⟧ ⟦#https⟧ ⟦#httpd⟧',
  '⟦https://a.example/#birds⟧ ⟦https://a.example/page#nests⟧ ⟦www.a.example/#birds⟧',
  '#️⃣birds #\u3164 #\u0301 #½ ⟦#a½⟧',
]

describe('the text of a post', () => {
  it('is unchanged when its parts are joined', () => {
    const text = 'Hi @maren_holt, see https://a.example/x?y=(1). #birds\n\n& more@mail.example <b>'
    const joined = segmentsOf(text).map((segment) => segment.text)
    expect(joined.join('')).toBe(text)
  })

  it.each(texts)('has these links, mentions and hashtags: %s', (marked) => {
    const text = marked.replace(/[⟦⟧]/g, '')
    const kinds: Record<string, Segment['kind']> = { '@': 'mention', '＠': 'mention', '#': 'hashtag', '＃': 'hashtag' }
    const found = segmentsOf(text)
    expect(found.map((part) => (part.kind === 'text' ? part.text : `⟦${part.text}⟧`)).join('')).toBe(marked)
    for (const { kind, text: part } of found) if (kind !== 'text') expect(kind).toBe(kinds[part.charAt(0)] ?? 'link')
  })

  it('uses https for links without a scheme', () => {
    expect(['www.a.example', 'http://www.a.example'].map(linkTarget)).toEqual([
      'https://www.a.example',
      'http://www.a.example',
    ])
  })
})

describe('hashtags', () => {
  it.each([
    ['#Birds #BIRDS #birds ＃birds', 'birds'],
    ['#caf\u00e9 #cafe\u0301 #CAFÉ', 'café'],
    ['#ＷＩＤＥ #wide', 'wide'],
    ['#Straße #STRASSE #STRAẞE #strasse', 'strasse'],
    ['#ｶﾞﾗｽ #ガラス', 'ガラス'],
    ['#Łódź #łódź #lódź', 'lódź'],
    ['#Søren #soren #SØREN', 'soren'],
    ['#Đặng #dặng', 'dặng'],
    ['#İzmir #Izmir #izmir', 'izmir'],
    ['#ΟΔΟΣ #οδος #Οδοσ', 'οδοσ'],
    ['#ﬁn #fin', 'fin'],
    ['#می‌خواهم #میخواهم', 'میخواهم'],
    ['#スター・ウォーズ #スターウォーズ #ｽﾀｰ･ｳｫｰｽﾞ', 'スターウォーズ'],
    ['#हिन्दी', 'हिन्दी'],
  ])('%s are one', (text, key) => expect(hashtagsOf(text)).toEqual([key]))

  it('are shown as they are written, in lower case', () => {
    expect(['#København', '＃ＷＩＤＥ', '#می‌خواهم'].map(hashtagName)).toEqual(['københavn', 'wide', 'می‌خواهم'])
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
      { ...replay, numRuns: tries(500), examples: [['İstanbul'], ['a⑴'], ['ǅ'], ['ΑΣ'], ['ﬁ½'], ['\u0345']] },
    )
  })

  it('are read from a million letters in linear time', () => {
    const letters = 'x'.repeat(1_000_000)
    expect(hashtagKey(`${letters}!`)).toBeNull()
    expect(hashtagsOf(`#${'1'.repeat(1_000_000)}`)).toEqual([])
    expect(hashtagsOf(`#${letters}!`)).toEqual([letters])
  })
})
