import { readStoredUser, readToken, storeSession, clearSession } from '../auth/session.ts'
import { local, session } from './storage.ts'

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => {
  clearSession()
  document.body.innerHTML = ''
})

describe('storage that the browser blocks', () => {
  const kinds = ['localStorage', 'sessionStorage'] as const
  const allowed = kinds.map((kind) => [kind, window[kind]] as const)
  beforeEach(() => {
    for (const kind of kinds) Object.defineProperty(window, kind, { get: blocked, configurable: true })
  })
  afterEach(() => {
    for (const [kind, value] of allowed) Object.defineProperty(window, kind, { value, configurable: true })
  })

  it('keeps written values until the page closes', () => {
    for (const storage of [local, session]) {
      expect(storage.read('word')).toBeNull()
      storage.write('word', 'linnet')
      expect(storage.read('word')).toBe('linnet')
      expect(storage.keys()).toEqual(['word'])
      storage.write('word', null)
      expect(storage.read('word')).toBeNull()
    }
  })

  it('still lets a user log in', () => {
    const alice = { username: 'alice', name: 'Alice', avatar: '/media/alice.webp' }
    storeSession('token-of-alice', alice)
    expect(readToken()).toBe('token-of-alice')
    expect(readStoredUser()).toEqual(alice)
  })
})

it('storage that is full lists a value that it refused once, with what was written last', () => {
  local.write('word', 'linnet')
  const endless = 'linnet '.repeat(1_000_000)
  local.write('word', endless)
  expect(localStorage.getItem('word')).toBe('linnet')
  expect(local.keys()).toEqual(['word'])
  expect(local.read('word')).toBe(endless)
  local.write('word', null)
  expect(local.keys()).toEqual([])
})
