import { render, screen } from '@testing-library/react'
import { CrashBoundary } from './CrashBoundary.tsx'
import { lastPagesKey, local } from './storage.ts'

function Broken(): never {
  throw new Error('This part is broken.')
}

describe('a crash', () => {
  it('erases the stored pages, which may have caused it', () => {
    local.write(lastPagesKey, '{}')
    render(
      <CrashBoundary around="page">
        <Broken />
      </CrashBoundary>,
      { onCaughtError: () => {} },
    )
    expect(screen.getByRole('alert')).toBeVisible()
    expect(local.read(lastPagesKey)).toBeNull()
  })
})
