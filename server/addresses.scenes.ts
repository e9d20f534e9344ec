import { isWebAddress, linkTarget, shownAddress } from './addresses.rules.ts'

const long = 'a'.repeat(60)

describe('a link', () => {
  it.each([
    ['https://a.example/', 'a.example', 'https://a.example/'],
    ['www.b.example/nests', 'b.example/nests', 'https://www.b.example/nests'],
    ['HTTP://WWW.A.EXAMPLE:8080/Nests', 'a.example:8080/Nests', 'HTTP://WWW.A.EXAMPLE:8080/Nests'],
    [`https://bank.example:443${long}@evil.example/x`, 'evil.example/x', 'https://evil.example/x'],
    ['https://bank.example@evil.example', 'evil.example', 'https://evil.example'],
    ['https://bank.example%2F@evil.example', 'evil.example', 'https://evil.example'],
    ['https://one@two@evil.example?q=@x', 'evil.example?q=@x', 'https://evil.example?q=@x'],
    ['https:///bank.example@evil.example/', 'evil.example', 'https:///evil.example/'],
    ['www.bank.example@evil.example', 'evil.example', 'https://evil.example'],
    ['https://bank.example\\@evil.example', 'bank.example\\@evil.example', 'https://bank.example\\@evil.example'],
    ['https://2130706433/', '127.0.0.1', 'https://2130706433/'],
    ['https://münchen.example/bäume', 'münchen.example/bäume', 'https://münchen.example/bäume'],
    ['https://例え.テスト/', '例え.テスト', 'https://例え.テスト/'],
    ['https://пример.рф:80/', 'пример.рф:80', 'https://пример.рф:80/'],
    // Cyrillic letters that look Latin, and a letter that looks like a slash.
    ['https://аррӏе.example/', 'xn--80ak6aa92e.example', 'https://аррӏе.example/'],
    ['https://bаnk.example/', 'xn--bnk-6cd.example', 'https://bаnk.example/'],
    ['https://bank.exampleノlogin.evil.example/', 'bank.xn--examplelogin-ki5k.evil.example', ''],
  ])('to %s shows the host that it leads to', (typed, shown, target) => {
    if (target) expect(linkTarget(typed)).toBe(target)
    expect(shownAddress(linkTarget(typed))).toBe(shown)
  })

  it('shows the whole host, and only the beginning of a long path', () => {
    expect(shownAddress(`https://a.example/${long}`)).toBe(`a.example/${'a'.repeat(29)}…`)
    expect(shownAddress(`https://${long}.evil.example/x?y`)).toBe(`${long}.evil.example/…`)
  })
})

it.each(['https://ada@a.example/', 'https://ada:secret@a.example', 'HTTP://@a.example', 'https:///a@b.example'])(
  'an address with user info is refused: %s',
  (text) => expect(isWebAddress(text)).toBe(false),
)

it.each(['https://a.example/@ada', 'https://a.example?@ada', 'http://a.example#@', 'https://a.example\\@b'])(
  'an @ behind the host is no user info: %s',
  (text) => expect(isWebAddress(text)).toBe(true),
)
