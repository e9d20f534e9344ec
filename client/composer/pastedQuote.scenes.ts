import { pastedQuote } from './pastedQuote.ts'

const origin = 'https://linnet.example'
const address = `${origin}/post/aaaa-bbbb`

describe('a pasted text', () => {
  it.each([
    [address, ''],
    [` ${address}/?after=x#top\n`, ''],
    [`Look at this: ${address}`, 'Look at this:'],
    [`${address} is good`, 'is good'],
    [`One ${address} and ${origin}/post/cccc-dddd`, `One and ${origin}/post/cccc-dddd`],
  ])('%j quotes the post whose address it has, without the address', (text, rest) => {
    expect(pastedQuote(text, origin)).toEqual({ id: 'aaaa-bbbb', rest })
  })

  it.each([
    '',
    'No address',
    'https://other.example/post/aaaa-bbbb',
    `${address}/quotes`,
    `${origin}/profile/aaaa-bbbb`,
    `${origin}/post/short`,
  ])('%j quotes nothing', (text) => {
    expect(pastedQuote(text, origin)).toBeNull()
  })
})
