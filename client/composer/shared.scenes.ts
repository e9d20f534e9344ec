import { sharedText } from './shared.ts'

const shared = (parts: Record<string, string>) => sharedText(new URLSearchParams(parts))

describe('what another app shares', () => {
  it('becomes one text with a line for its title, text and link', () => {
    expect(shared({ title: 'Herons', text: 'At dusk', url: 'https://birds.example/1' })).toBe(
      'Herons\nAt dusk\nhttps://birds.example/1',
    )
    expect(shared({ title: ' ', url: 'https://birds.example/1' })).toBe('https://birds.example/1')
    expect(shared({})).toBe('')
  })

  it('says nothing twice', () => {
    expect(shared({ title: 'Herons', text: 'Herons https://birds.example/1', url: 'https://birds.example/1' })).toBe(
      'Herons https://birds.example/1',
    )
    expect(shared({ title: 'Herons', text: 'Herons' })).toBe('Herons')
  })

  it('is cut where no post could use it', () => {
    expect(shared({ text: 'a'.repeat(10_000) })).toHaveLength(4_000)
  })
})
