import { clearSession, storeSession } from '../auth/session.ts'
import { isPushed, notePushed } from './desktop.ts'

const alice = { username: 'alice', name: 'Alice', avatar: '/a.webp' }

it('push messages are those of one session: after another log-in, tabs show notifications again', () => {
  storeSession('a token, first of alice', alice)
  expect(isPushed()).toBe(false)
  notePushed(true)
  expect(isPushed()).toBe(true)
  storeSession('a token, second of alice', alice)
  expect(isPushed()).toBe(false)
  clearSession()
  expect(isPushed()).toBe(false)
})
