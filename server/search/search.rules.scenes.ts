import { type Term, parseSearch } from './search.rules.ts'

const text = (...words: string[]): Term => ({ kind: 'text', words })
const found = (query: string) => {
  const parsed = parseSearch(query)
  return 'problem' in parsed ? parsed.problem : parsed
}

describe('the text of a search', () => {
  it.each<[string, Term[]]>([
    ['Two  WORDS', [text('two'), text('words')]],
    ['"one after another" more', [text('one', 'after', 'another'), text('more')]],
    ['“curly” „low“ "open end', [text('curly'), text('low'), text('open', 'end')]],
    ["Crème don't", [text('creme'), text('don', 't')]],
    ['#Straße #42', [{ kind: 'hashtag', value: 'strasse' }, text('42')]],
    ['from:@Maren_Holt', [{ kind: 'from', value: 'maren_holt' }]],
    [
      'MENTIONS:bob has:Media',
      [
        { kind: 'mentions', value: 'bob' },
        { kind: 'has', value: 'media' },
      ],
    ],
    ['note:this', [text('note', 'this')]],
    ['東京tower', [text('東京', 'tower')]],
  ])('%s asks for what it says', (query, all) => expect(found(query)).toMatchObject({ all, none: [] }))

  it('leaves out what has a minus before it', () => {
    const none = [text('loud'), text('very', 'loud'), { kind: 'hashtag', value: 'sea' }, { kind: 'from', value: 'bob' }]
    expect(found('calm - -loud -"very loud" -#sea -from:bob')).toMatchObject({ all: [text('calm')], none })
  })

  it('takes days in UTC', () => {
    const [since, until] = [new Date('2026-01-31T00:00:00Z'), new Date('2026-02-28T00:00:00Z')]
    expect(found('sea since:2026-01-31 until:2026-02-28')).toMatchObject({ since, until })
  })

  it.each([
    ['', /^Search for at least one/],
    ['-word since:2026-01-31', /^Search for at least one/],
    ['🦜 !', /^Search for at least one/],
    ['sea since:2026-02-30', /^since: takes a date/],
    ['sea until:tomorrow', /^until: takes a date/],
    ['sea -since:2026-01-31', /^since: takes a date/],
    ['from:some.body', /^from: takes a username/],
    ['sea mentions: bob', /^mentions: takes a username/],
    ['has:cats', /^has: takes media, link, reply/],
    ['a '.repeat(13), /^Search for at most 12/],
    ['a'.repeat(201), /^Search for at most 200/],
  ])('%s is refused with a sentence', (query, problem) => expect(found(query)).toMatch(problem))
})
