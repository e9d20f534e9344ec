import { segmentsOf } from './text.ts'

const links = (text: string) => segmentsOf(text).flatMap((part) => ('to' in part ? [part.to] : []))

describe('the text of a post', () => {
  it('stays the same text when its parts are joined', () => {
    const text = 'Hi @maren_holt, see https://a.example/x?y=(1). #birds\n\n& more@mail.example <b>'
    expect(
      segmentsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('links addresses without the stop behind them', () => {
    expect(links('Read https://a.example/page.')).toEqual(['https://a.example/page'])
    expect(links('(see https://a.example/page)')).toEqual(['https://a.example/page'])
    expect(links('https://a.example/wiki/Linnet_(bird)')).toEqual(['https://a.example/wiki/Linnet_(bird)'])
  })

  it('links mentions, and leaves mail addresses alone', () => {
    expect(links('Thanks @ms_okafor!')).toEqual(['/profile/ms_okafor'])
    expect(links('write to me@mail.example')).toEqual([])
  })

  it('never links anything but http and https', () => {
    expect(links('javascript:alert(1) data:text/html,x ftp://a.example')).toEqual([])
  })

  it('tells hashtags, in any script, from numbers', () => {
    const tags = segmentsOf('#طيور #birds2 #42 a#b').filter((part) => part.kind === 'hashtag')
    expect(tags.map((part) => part.text)).toEqual(['#طيور', '#birds2'])
  })
})
