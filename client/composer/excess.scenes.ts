import { excessStart } from './excess.ts'

describe('the part of a text beyond the limit', () => {
  it.each([
    ['nothing, with 380 letters', 'a'.repeat(380), ''],
    ['the 381st letter', `${'a'.repeat(380)}b`, 'b'],
    ['a whole family emoji after 380 thumbs', '👍🏽'.repeat(380) + '👨‍👩‍👧', '👨‍👩‍👧'],
    [
      'a letter whose marks take more bytes than a post may have',
      `a${`b${'\u0301'.repeat(9_000)}`}`,
      `b${'\u0301'.repeat(9_000)}`,
    ],
  ])('is %s', (_name, content, excess) => {
    expect(content.slice(excessStart(content))).toBe(excess)
  })
})
