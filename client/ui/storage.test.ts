import { readStoredUser, readToken, storeSession, clearSession } from '../auth/session.ts'
import { readSettings } from './settings.tsx'
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

it.each([
  ['nothing', '', 'Twitter'],
  ['invalid JSON', '{', 'Twitter'],
  ['null', 'null', 'Twitter'],
  ['a number as brand', '{"brand":7}', 'Twitter'],
  ['an empty brand', '{"brand":""}', 'Twitter'],
  ['a brand', '{"brand":"Linnet"}', 'Linnet'],
  ['an upload service without presets', '{"brand":"Linnet","upload":{"url":"/upload","sendsToken":true}}', 'Linnet'],
])('settings of %s give a usable brand and no broken upload service', (_what, json, brand) => {
  document.body.innerHTML = `<script id="settings" type="application/json">${json}</script>`
  expect(readSettings()).toEqual({ brand })
})
