import { screen } from '@testing-library/react'
import { renderApp } from '../testing/renderApp.tsx'
import { RichText } from './RichText.tsx'

const show = async (text: string) => {
  await renderApp(<RichText text={text} data-testid="text" />, { answers: {} })
  return screen.queryByTestId('text')
}

describe('a text by a user', () => {
  it('links mentions, hashtags and web addresses, and adds a missing https', async () => {
    await show('With @maren_holt on #Birds, https://a.example/ and www.b.example/nests.')
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['@maren_holt', '/profile/maren_holt'],
      ['#Birds', '/hashtag/birds'],
      ['a.example', 'https://a.example/'],
      ['b.example/nests', 'https://www.b.example/nests'],
    ])
  })

  it('always shows the host of a link', async () => {
    await show(`https://bank.example:443${'a'.repeat(40)}@evil.example/x #København`)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['evil.example/x', 'https://evil.example/x'],
      ['#København', `/hashtag/${encodeURIComponent('københavn')}`],
    ])
  })

  it('isolates mentions and addresses in right-to-left text', async () => {
    const text = await show('نحو @maren_holt قرب https://a.example/طيور #طيور')
    expect(text).toHaveAttribute('dir', 'auto')
    expect(screen.getAllByRole('link').map((link) => link.dir)).toEqual(['ltr', 'ltr', 'auto'])
  })

  it.each([
    ['one\n\n\n\n\n\ntwo', 'one\n\n\ntwo'],
    ['one\r\n\r\n \t\r\n\u200b\r\ntwo', 'one\n\n\ntwo'],
    ['\n\n  \none\n\ntwo\n\n', 'one\n\ntwo'],
    ['one\u2028\u2028\u2028\u2028two', 'one\n\n\ntwo'],
  ])('shows at most two blank lines in a row and none at its ends: %j', async (text, shown) => {
    expect((await show(text))?.textContent).toBe(shown)
  })

  it('is not shown if it has only blank lines', async () => {
    expect(await show('\n \n')).toBeNull()
  })

  it('keeps every letter and puts letters with many marks into boxes', async () => {
    const pile = `x${'\u0301'.repeat(30)}`
    const text = await show(`a ${pile} b, thủ đô, שָׁ`)
    expect(text?.textContent).toBe(`a ${pile} b, thủ đô, שָׁ`)
    expect(Array.from(text?.querySelectorAll('span') ?? [], (box) => box.textContent)).toEqual([pile])
  })
})
