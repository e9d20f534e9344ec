import { render, screen } from '@testing-library/react'

it('renders in a document', () => {
  render(<p>hello</p>)
  expect(screen.getByText('hello')).toBeInTheDocument()
  expect(new Request('http://localhost/', { signal: new AbortController().signal }).url).toBe('http://localhost/')
})
