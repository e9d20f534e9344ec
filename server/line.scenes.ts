import { oneLine } from './line.rules.ts'

describe('a line that somebody types', () => {
  it.each([
    ['line breaks', 'Ada\nLovelace\r\nthe\u2028first\u0085of\vall', 'Ada Lovelace the first of all'],
    ['blanks around and in a row', '\u00a0 Ada \t\u3000 Lovelace\u2800', 'Ada Lovelace'],
    ['control characters', '\u0007Ada\u0000\u001b[31m\u007f\u009f', 'Ada[31m'],
    ['zero-width padding', '\ufeff\u200bA\u2060d\u00ada\u200b\u180e', 'Ada'],
    ['joiners with nothing to join', '\u200dA\u200dd\u200ca \u200c\u200d', 'Ada'],
    ['marks of direction', '\u202eadA\u202c \u2066Ada\u2069\u200f', 'adA Ada'],
    ['fillers', 'Ada\u3164\u115f\u1160\uffa0', 'Ada'],
    ['variation selectors, tags and other marks that show nothing', 'Ada\ufe0f\u{e0041}\u034f\u{e0100}', 'Ada'],
    ['nothing else', '\u200b\n\u0007', ''],
  ])('is stored without %s', (_what, typed, stored) => expect(oneLine(typed)).toBe(stored))

  it.each([
    ...['Anna-Lena O’Brien', 'Łukasz', 'Đặng Thị Ánh', 'e\u0301', '山田 太郎', 'می‌خواهم', 'ශ්‍රී ලංකා', 'അവന്‍', 'क्‍ष'],
    ...['👩🏽‍❤️‍💋‍👨🏽', '🏳️‍🌈', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '☎︎', '葛󠄀', '﷽'],
  ])('may say %s', (text) => expect(oneLine(text)).toBe(text))
})
